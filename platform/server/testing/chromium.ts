import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface ChromiumLaunch {
  readonly executablePath: string;
  /** To be added to the environment of the browser. */
  readonly env: Record<string, string>;
  readonly args: string[];
}

/** Fake camera and microphone, loopback only, the same colours on every machine. */
const flags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--disable-quic',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // The packaged browser offers to say whether it recognises speech on the device, and ends a page that asks.
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
];

/** The browser that tests use: CHROMIUM, else the packaged one, the same on every machine. Nothing is downloaded. */
export function chromiumLaunch(named = process.env.CHROMIUM): ChromiumLaunch {
  if (!named) return { ...packagedChromium(), args: flags };
  if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file.`);
  return { executablePath: named, env: {}, args: flags };
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export interface SystemChromium {
  readonly path: string;
  /** Such as 156.0.8078.79. */
  readonly version: string;
}

/** The newest Chromium or Chrome that the machine itself has. */
export function systemChromium(places: readonly string[] = usualPlaces): SystemChromium | undefined {
  const found = places
    .filter((path) => existsSync(path))
    .map((path) => ({ path, version: versionOf(path) }))
    .filter(({ version }) => version !== '');
  return found.sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0];
}

/** Empty for what does not start: a name in a usual place may lead to nothing. */
export function versionOf(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? '';
}

function packagedChromium(): { executablePath: string; env: Record<string, string> } {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = join(dirname(dirname(entry)), 'bin');
  const { version } = JSON.parse(readFileSync(join(dirname(packed), 'package.json'), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `doorways-chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) unpack(packed, folder);
  const env: Record<string, string> = {};
  if (librariesMissing(executablePath)) {
    env.LD_LIBRARY_PATH = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  return { executablePath, env };
}

/** Unpacks beside and renames, so that two processes that start together never see half a browser. */
function unpack(packed: string, folder: string) {
  const partial = mkdtempSync(join(tmpdir(), 'doorways-chromium-'));
  const inflate = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(partial, 'chromium'), inflate('chromium.br'), { mode: 0o755 });
  for (const archive of ['swiftshader', 'al2023', 'fonts']) {
    const into = archive === 'fonts' ? join(partial, 'fonts') : partial;
    mkdirSync(into, { recursive: true });
    execFileSync('tar', ['-xf', '-', '-C', into], { input: inflate(`${archive}.tar.br`) });
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function librariesMissing(executablePath: string) {
  try {
    return execFileSync('ldd', [executablePath], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).includes(
      'not found',
    );
  } catch {
    return true;
  }
}
