"""What games share beside the kernel: components as data, rules in words, and small things that every game needs."""
