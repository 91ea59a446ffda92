import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// In development calls go to a running server.
const server = process.env.PENTARCHY_SERVER ?? "http://127.0.0.1:8765";
const WORTHWHILE = 600; // bytes

/** Compressed once, when it is built: the server only picks the file that the browser can read. */
const compressed = (): Plugin => {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!/\.(js|css|html|svg)$/.test(name) || statSync(path).size < WORTHWHILE) continue;
        const data = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(data));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
};

// The build goes into the Python package, so that a wheel has it.
export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { outDir: "../src/pentarchy/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  // the Host header stays as it is: the server compares it with the Origin of the page
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server.replace("http", "ws"), ws: true, changeOrigin: false },
    },
  },
});
