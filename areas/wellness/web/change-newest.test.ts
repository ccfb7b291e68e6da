import { expect, test } from 'vitest';
import { ApiError } from '#platform/web/client/error.ts';
import { changeNewest } from './change-newest.ts';

/** One record as the server keeps it: a write of an older version is refused. */
function record() {
  const kept = { version: 1, texts: [] as string[] };
  const add = (text: string, meanwhile = () => {}) =>
    changeNewest('record', [], async () => {
      const { version } = kept;
      const texts = [...kept.texts, text];
      await Promise.resolve();
      meanwhile();
      if (version !== kept.version) throw new ApiError(409, '');
      Object.assign(kept, { version: version + 1, texts });
    });
  return { kept, add };
}
const elsewhere = (kept: { version: number; texts: string[] }) => {
  kept.version += 1;
  kept.texts.push('elsewhere');
};

test('changes of one tab come one after the other, and each is kept', async () => {
  const { kept, add } = record();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => add(text)));
  expect(kept).toEqual({ version: 6, texts: ['a', 'b', 'c', 'd', 'e'] });
});

test('what was saved elsewhere in between stays, and the change is made again on it', async () => {
  const { kept, add } = record();
  let times = 0;
  await add('mine', () => {
    times += 1;
    if (times === 1) elsewhere(kept);
  });
  expect(kept.texts).toEqual(['elsewhere', 'mine']);
});

test('a record that always changes fails after three tries, and the next change is made all the same', async () => {
  const { kept, add } = record();
  let times = 0;
  const failing = add('mine', () => {
    times += 1;
    elsewhere(kept);
  });
  const next = add('next');
  await expect(failing).rejects.toMatchObject({ status: 409 });
  await next;
  expect(times).toBe(3);
  expect(kept.texts).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'next']);
});

test('another failure is not repeated', async () => {
  let times = 0;
  const failing = changeNewest('record', [], () => {
    times += 1;
    return Promise.reject(new ApiError(403, ''));
  });
  await expect(failing).rejects.toMatchObject({ status: 403 });
  expect(times).toBe(1);
});
