import { expect, test, vi } from 'vitest';
import { loadAtOnce, part } from './later.tsx';
import { type SiteLists, setSite } from './site.ts';

test('a part is fetched once, and again after a failure', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const code = part(fetch);
  expect(code.now()).toBeUndefined();
  await expect(code.load()).rejects.toThrow('offline');
  expect(await code.load()).toBe('code');
  expect(await code.load()).toBe('code');
  expect(code.now()).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('before the first paint come the parts of those who need them, and a failure stops nothing', async () => {
  const needed = part(
    async () => 'needed',
    () => true,
  );
  const other = part(
    async () => 'other',
    () => false,
  );
  part(
    () => Promise.reject(new Error('offline')),
    () => true,
  );
  await loadAtOnce();
  expect(needed.now()).toBe('needed');
  expect(other.now()).toBeUndefined();
});

test('a part waits for the list of all operations, also where it comes before the first paint', async () => {
  const site = Promise.withResolvers<SiteLists>();
  setSite({ areas: [], operations: {} }, () => site.promise);
  const code = part(
    async () => 'code',
    () => true,
  );
  const loading = code.load();
  await Promise.resolve();
  expect(code.now()).toBeUndefined();
  site.resolve({ areas: [], operations: {} });
  expect(await loading).toBe('code');
});
