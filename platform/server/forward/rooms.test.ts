import { expect, test } from 'vitest';
import { createRooms, SilentError } from './rooms.ts';

/** Connections that are no network: what comes into one is written to the others by the rooms alone. */
function open() {
  const heard: string[] = [];
  const closed: string[] = [];
  const mouths = new Map<string, { readonly packet: (packet: string) => void; readonly gone: () => void }>();
  const ears = new Map<string, () => void>();
  const rooms = createRooms<string>({
    receive: async (offer, on) => {
      mouths.set(offer, on);
      return { answer: `answer to ${offer}`, close: () => void closed.push(offer) };
    },
    send: async (offer, { gone }) => {
      ears.set(offer, gone);
      return {
        answer: `answer to ${offer}`,
        close: () => void closed.push(offer),
        write: (packet) => void heard.push(`${offer} hears ${packet}`),
      };
    },
  });
  const say = (mouth: string, packet: string) => {
    heard.length = 0;
    mouths.get(mouth)?.packet(packet);
    return heard.toSorted();
  };
  return { rooms, say, closed, mouths, ears };
}

test('what one sends reaches those who hear them, and nobody in another room', async () => {
  const { rooms, say } = open();
  expect(await rooms.publish('7', 1, 'ana')).toBe('answer to ana');
  await rooms.publish('8', 1, 'ana elsewhere');
  expect(await rooms.hear('7', 2, 1, 'ben')).toBe('answer to ben');
  await rooms.hear('7', 3, 1, 'kim');
  await rooms.hear('8', 4, 1, 'sam');
  expect(say('ana', 'hello')).toEqual(['ben hears hello', 'kim hears hello']);
});

test('nobody hears one who sends nothing', async () => {
  const { rooms } = open();
  await expect(rooms.hear('7', 2, 1, 'ben')).rejects.toThrow(SilentError);
});

test('after a block neither hears the other, and the rest goes on', async () => {
  const { rooms, say, closed } = open();
  await rooms.publish('7', 1, 'ana');
  await rooms.publish('7', 2, 'ben');
  await rooms.hear('7', 2, 1, 'ben hears ana');
  await rooms.hear('7', 1, 2, 'ana hears ben');
  await rooms.hear('7', 3, 1, 'kim');
  rooms.part('7', 2, 1);
  expect(say('ana', 'hello')).toEqual(['kim hears hello']);
  expect(say('ben', 'hello')).toEqual([]);
  expect(closed.toSorted()).toEqual(['ana hears ben', 'ben hears ana']);
});

test('whoever leaves is heard by nobody and hears nobody', async () => {
  const { rooms, say, closed } = open();
  await rooms.publish('7', 1, 'ana');
  await rooms.publish('7', 2, 'ben');
  await rooms.hear('7', 2, 1, 'ben hears ana');
  await rooms.hear('7', 1, 2, 'ana hears ben');
  rooms.leave('7', 1);
  expect(closed.toSorted()).toEqual(['ana', 'ana hears ben', 'ben hears ana']);
  expect(say('ben', 'hello')).toEqual([]);
});

test('a second connection takes the place of the first, and a connection that breaks is let go', async () => {
  const { rooms, say, closed, mouths, ears } = open();
  await rooms.publish('7', 1, 'ana');
  await rooms.hear('7', 2, 1, 'ben');
  await rooms.hear('7', 2, 1, 'ben again');
  expect(closed).toEqual(['ben']);
  expect(say('ana', 'hello')).toEqual(['ben again hears hello']);
  // The news of the first comes late, and takes nothing from the second.
  ears.get('ben')?.();
  expect(say('ana', 'still')).toEqual(['ben again hears still']);
  mouths.get('ana')?.gone();
  expect(closed).toEqual(['ben', 'ana', 'ben again']);
});
