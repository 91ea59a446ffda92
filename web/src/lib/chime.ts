// Two soft notes when it is one's turn, made on the spot: no file to load. Browsers allow sound only after a first
// click or key on the page; before that this stays silent.
const NOTES = [523.25, 783.99]; // Hz: C5, G5
const LENGTH = 0.5; // s
const APART = 0.14; // s
const LOUD = 0.06;

let context: AudioContext | null = null;

export const chime = (): void => {
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  for (const [index, pitch] of NOTES.entries()) {
    const at = start + index * APART;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + LENGTH);
  }
};
