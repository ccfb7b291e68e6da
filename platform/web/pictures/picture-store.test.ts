import { afterEach, expect, test } from 'vitest';
import { webArea } from '../area.ts';
import { setSite } from '../site.ts';
import { openPictureStore, pictureStore } from './picture-store.ts';

const empty = { areas: [], operations: {} };
afterEach(() => setSite(empty, () => Promise.resolve(empty)));

test('the store is the one that an area of the whole site brings', async () => {
  const store = { uploadImage: () => Promise.resolve({ id: 7 }), describeMedia: () => Promise.resolve() };
  const posts = webArea({ name: 'posts', routes: [], fills: [pictureStore.with(() => Promise.resolve(store))] });
  setSite(empty, () => Promise.resolve({ areas: [posts], operations: {} }));
  expect(await openPictureStore()).toBe(store);
});

test('without one, it says so', async () => {
  setSite(empty, () => Promise.resolve(empty));
  await expect(openPictureStore()).rejects.toThrow('No area keeps pictures.');
});
