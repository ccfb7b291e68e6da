import { expect, test } from 'vitest';
import type { WebmPart } from '../../pure/webm.ts';
import { base64Of, createSender, type Piece, type SenderView } from './sender.ts';

const part = (kind: WebmPart['kind'], ...bytes: number[]): WebmPart => ({ kind, bytes: Uint8Array.from(bytes) });

function open(answer: (piece: Piece, tries: number) => 'ok' | 'lost' | 'over') {
  const arrived: Piece[] = [];
  const views: SenderView[] = [];
  let tries = 0;
  const sender = createSender({
    most: 2,
    send: async (piece) => {
      tries += 1;
      const said = answer(piece, tries);
      if (said !== 'ok') throw new Error(said);
      arrived.push(piece);
    },
    isFinal: (error) => error instanceof Error && error.message === 'over',
    onView: (view) => views.push(view),
    now: () => 1000,
    wait: async () => undefined,
  });
  return { sender, arrived, views };
}

test('pieces arrive in order, and only the first of a part can be begun with', async () => {
  const { sender, arrived } = open(() => 'ok');
  sender.add(part('head', 1));
  sender.add(part('key', 2, 3, 4));
  await sender.drained();
  expect(arrived.map(({ number, key, bytes }) => [number, key, [...bytes]])).toEqual([
    [1, false, [1]],
    [2, true, [2, 3]],
    [3, false, [4]],
  ]);
});

test('what does not get through is sent again, and nothing overtakes it', async () => {
  const { sender, arrived, views } = open((_, tries) => (tries < 3 ? 'lost' : 'ok'));
  sender.add(part('head', 1));
  sender.add(part('key', 2));
  await sender.drained();
  expect(arrived.map(({ number }) => number)).toEqual([1, 2]);
  expect(views.some(({ failingSince }) => failingSince === 1000)).toBe(true);
  expect(views.at(-1)).toEqual({ waiting: 0, failingSince: undefined, isOver: false });
});

test('once nothing more is taken it stops', async () => {
  const { sender, arrived, views } = open(({ number }) => (number === 2 ? 'over' : 'ok'));
  sender.add(part('head', 1));
  sender.add(part('key', 2));
  sender.add(part('key', 3));
  await sender.drained();
  expect(arrived.map(({ number }) => number)).toEqual([1]);
  expect(views.at(-1)?.isOver).toBe(true);
});

test('bytes are sent as base64, however many there are', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => n % 256);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
