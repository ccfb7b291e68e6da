import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contracts } from '#areas/contract.ts';
import { groups } from './chunks.config.ts';
import { output } from './output.config.ts';
import { boot, fontFirst } from './plugins.config.ts';
import { proxied } from './proxy.config.ts';
import { icons, publicParts, styleSheets } from './slim.config.ts';

const house = fileURLToPath(new URL('../..', import.meta.url));
const server = process.env.API_TARGET ?? 'http://127.0.0.1:3000';

/** The page names all that it needs. What lazy files share is there by then, so a list for each would only weigh. */
const preloaded = (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? needed : needed.filter((each) => each.endsWith('.css'));

/** The start names every lazy file, and what is random in a name does not compress: seven signs of it are enough. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

// The policy allows no inline script or style, so nothing is inlined; the browser's Host is kept for the origin check.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: `${house}.cache/vite`,
  // Browsers that the build is made for have React's own store hook; the shim is for React 17.
  // Fonts of PDFs are TTF: what opens WOFF2 would be half of the file that writes them, and is never called.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react', 'brotli/decompress.js': 'tiny-inflate' } },
  plugins: [react(), icons(), publicParts(), styleSheets(), boot(), fontFirst(), output()],
  build: {
    outDir: `${house}dist/web`,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: { output: { codeSplitting: { groups }, ...shortNames } },
  },
  // The computer’s rules of one game, and not of all five, come with the game that is played.
  worker: { format: 'es' },
  server: {
    fs: { allow: [house] },
    proxy: {
      ...Object.fromEntries(proxied(contracts).map((path) => [path, { target: server, changeOrigin: false }])),
      '/socket.io': { target: server, changeOrigin: false, ws: true },
    },
  },
});
