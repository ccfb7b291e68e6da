import { expect, test } from 'vitest';
import { createCutter, piecesOf, type WebmPart } from './webm.ts';

const bytes = (...parts: (number | readonly number[])[]) => parts.flat();
const open = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const element = (id: readonly number[], content: readonly number[]) => [...id, 0x80 | content.length, ...content];

const ebml = element([0x1a, 0x45, 0xdf, 0xa3], [0x42, 0x86, 0x81, 0x01]);
const track = (number: number, type: number) =>
  element([0xae], [...element([0xd7], [number]), ...element([0x83], [type])]);
/** The sound is track 1, the picture track 2. */
const head = bytes(
  ebml,
  [0x18, 0x53, 0x80, 0x67, ...open],
  element([0x16, 0x54, 0xae, 0x6b], [...track(1, 2), ...track(2, 1)]),
);
const cluster = (...blocks: number[][]) =>
  bytes([0x1f, 0x43, 0xb6, 0x75, ...open], element([0xe7], [7]), blocks.flat());
const block = (of: number, flags: number, payload: number[] = [1, 2, 3]) =>
  element([0xa3], [0x80 | of, 0, 0, flags, ...payload]);
const sound = block(1, 0x80);
const keyPicture = block(2, 0x80);
const laterPicture = block(2, 0x00);

/** What comes out, however the bytes were cut on their way. */
function cutUp(all: readonly number[], size: number): WebmPart[] {
  const parts: WebmPart[] = [];
  const cutter = createCutter((part) => parts.push(part));
  for (let at = 0; at < all.length; at += size) cutter.add(Uint8Array.from(all.slice(at, at + size)));
  cutter.end();
  return parts;
}
const clusters = [
  cluster(sound, keyPicture, laterPicture),
  cluster(sound, laterPicture),
  cluster(keyPicture, sound),
  cluster(sound),
];
const all = bytes(head, ...clusters);

test.each([1, 2, 7, 1000])(
  'in bites of %i bytes: a head, and each cluster with whether it can be begun with',
  (size) => {
    const parts = cutUp(all, size);
    expect(parts.map(({ kind }) => kind)).toEqual(['head', 'key', 'more', 'key', 'more']);
    expect(parts.map((part) => [...part.bytes])).toEqual([head, ...clusters]);
  },
);

test('nothing is lost or added, also where a table follows at the end', () => {
  const cues = element([0x1c, 0x53, 0xbb, 0x6b], [0xbb, 0x80]);
  const parts = cutUp(bytes(all, cues), 5);
  expect(parts.flatMap((part) => [...part.bytes])).toEqual(bytes(all, cues));
});

test('clusters of known length, and pictures in groups with what they refer to, are read too', () => {
  const group = (...more: number[][]) => element([0xa0], [...element([0xa1], [0x82, 0, 0, 0, 9]), ...more.flat()]);
  const known = (...blocks: number[][]) => element([0x1f, 0x43, 0xb6, 0x75], blocks.flat());
  const parts = cutUp(bytes(head, known(group()), known(group(element([0xfb], [1])))), 3);
  expect(parts.map(({ kind }) => kind)).toEqual(['head', 'key', 'more']);
});

test('sound alone can be begun with anywhere', () => {
  const onlySound = bytes(ebml, [0x18, 0x53, 0x80, 0x67, ...open], element([0x16, 0x54, 0xae, 0x6b], track(1, 2)));
  expect(cutUp(bytes(onlySound, cluster(sound), cluster(sound)), 4).map(({ kind }) => kind)).toEqual([
    'head',
    'key',
    'key',
  ]);
});

test('what is no WebM is said so at once', () => {
  expect(() => cutUp([0, 0, 0, 0, 0, 0, 0, 0], 8)).toThrow('This is not WebM.');
});

test('a large part goes in several pieces, and only the first of them can be begun with', () => {
  const part = { bytes: Uint8Array.from([1, 2, 3, 4, 5]), kind: 'key' } as const;
  const pieces = [...piecesOf(part, 2)];
  expect(pieces.map(({ kind }) => kind)).toEqual(['key', 'more', 'more']);
  expect(pieces.flatMap((piece) => [...piece.bytes])).toEqual([1, 2, 3, 4, 5]);
});
