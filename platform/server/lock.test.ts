import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataDirInUseError, lockDataDir } from './lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'doorways-lock-'));

/** A process of its own that takes the lock, says so and stays until it is killed. */
async function holder(dataDir: string) {
  const code = `import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    lockDataDir(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((done) => child.stdout.once('data', done));
  return child;
}

test('a second process is told who holds the data', async () => {
  const dataDir = folder();
  const child = await holder(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  expect(() => lockDataDir(dataDir)).toThrow(String(child.pid));
  child.kill('SIGKILL');
});

test('the lock of a killed process is taken over', async () => {
  const dataDir = folder();
  const child = await holder(dataDir);
  child.kill('SIGKILL');
  await new Promise((done) => child.once('exit', done));
  lockDataDir(dataDir);
  expect(readFileSync(join(dataDir, 'in-use'), 'utf8')).toContain(String(process.pid));
});

test('a number that was given to another process does not count as the holder', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'in-use'), `${process.ppid} 1`);
  expect(() => lockDataDir(dataDir)).not.toThrow();
});

test('a released lock can be taken again', () => {
  const dataDir = folder();
  lockDataDir(dataDir).release();
  expect(() => lockDataDir(dataDir).release()).not.toThrow();
});
