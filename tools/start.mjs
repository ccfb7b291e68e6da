// npm start: installs what is missing, builds what is stale, starts the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root } from './install.mjs';
import { runNode } from './run-child.mjs';
import { build } from './web-build.mjs';

checkNode();
ensureInstalled();
const code = build({ quiet: true });
if (code !== 0) {
  console.error('The web part could not be built; the lines above say why.');
  process.exit(code);
}
if (existsSync(join(root, '.env')) && typeof process.loadEnvFile === 'function')
  process.loadEnvFile(join(root, '.env'));
console.log('Starting the server …');
runNode(['apps/server/main.ts']);
