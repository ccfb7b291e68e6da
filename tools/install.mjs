// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.19 or newer.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const bin = join(root, 'node_modules', '.bin');
/** Node 24, which npm installs as a package; the machine's own Node may be older. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Stops with a plain sentence when the machine's Node cannot even install. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Doorways needs Node.js 20.19 or newer, and this is ${version}. Install it from https://nodejs.org.`);
  process.exit(1);
}

/** The environment of children: Node 24 and the installed commands come first in PATH. */
export function childEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

function needsInstall(folder) {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  return existsSync(lock) && statSync(lock).mtimeMs > statSync(installed).mtimeMs;
}

/** Runs npm install in a folder when node_modules is missing or older than the lock; never deletes anything. */
export function ensureInstalled(folder = root, say = console.log) {
  if (needsInstall(folder)) {
    say(`Installing packages${folder === root ? '' : ` of ${folder.slice(root.length + 1)}`} (once, about a minute) …`);
    const npm = process.env.npm_execpath;
    const args = ['install', '--loglevel=error', '--no-audit', '--no-fund'];
    const command = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
    const done = spawnSync(command[0], command[1], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // A development install, also where NODE_ENV says otherwise: building needs the build tools.
      env: { ...process.env, NODE_ENV: '', npm_config_omit: '', INIT_CWD: folder },
    });
    if (done.status !== 0) {
      console.error('npm install did not finish. The lines above say why; run it again when that is put right.');
      process.exit(done.status || 1);
    }
    const stamp = join(folder, 'node_modules', '.package-lock.json');
    if (existsSync(stamp)) utimesSync(stamp, new Date(), new Date());
  }
  if (folder !== root || !existsSync(join(root, 'node_modules', 'node'))) return;
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (Number(version.slice(1).split('.')[0]) >= 24) return;
  console.error(
    `The packaged Node is ${version || 'missing'}, not 24. It is put there by an install script: run "npm rebuild node".`,
  );
  process.exit(1);
}
