// npm run dev: the server restarts and the browser reloads when a file changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, childEnv, ensureInstalled, node, root } from './install.mjs';

checkNode();
ensureInstalled();
const apiPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
// The address in the browser is Vite's; it hands /api and the live connection on to the server.
const env = { PORT: apiPort, PUBLIC_URL: `http://localhost:${webPort}`, API_TARGET: `http://127.0.0.1:${apiPort}` };
const vite = [join(root, 'node_modules/vite/bin/vite.js'), '--config', 'apps/web/vite.config.ts', '--port', webPort];
const children = [
  ['--watch', '--watch-preserve-output', 'apps/server/main.ts'],
  [...vite, '--strictPort'],
].map((args) => spawn(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: childEnv(env) }));
console.log(`Open http://localhost:${webPort}. Stop with Ctrl+C.`);

let ending = false;
const end = (code) => {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 3000).unref();
  process.exitCode = code;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 1));
