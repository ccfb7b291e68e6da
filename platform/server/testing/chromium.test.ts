import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chromiumLaunch, systemChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'doorways-browsers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const program = (name: string, script: string) => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
};

test('without CHROMIUM the packaged browser runs, also where the machine has one of its own', () => {
  expect(chromiumLaunch('').executablePath).toMatch(/doorways-chromium-[\d.]+[\\/]chromium$/);
});

test('CHROMIUM names the browser, and a name without a file is refused', () => {
  const path = program('named', 'exit 0');
  expect(chromiumLaunch(path)).toMatchObject({ executablePath: path, env: {} });
  expect(() => chromiumLaunch(join(folder, 'missing'))).toThrow(
    /^CHROMIUM names .*missing, and there is no such file\.$/,
  );
});

test('of the browsers of a machine the newest is found, by number and not by letter', () => {
  const older = program('chromium', 'echo "Chromium 99.0.4844.51 built on Debian"');
  const newer = program('google-chrome', 'echo "Google Chrome 156.0.8078.79"');
  const broken = program('chromium-browser', 'exit 1');
  const missing = join(folder, 'missing');
  expect(systemChromium([older, missing, newer, broken])).toEqual({ path: newer, version: '156.0.8078.79' });
  expect(systemChromium([missing, broken])).toBeUndefined();
});
