import type { ForwardAnswer, ForwardAsk, ForwardQuestion } from './forwarder.ts';
import { createRooms, SilentError } from './rooms.ts';
import { makeUnit, type UnitOptions } from './unit.ts';

/** The server’s own words, checked there. */
const options = JSON.parse(process.env.FORWARDING ?? '{}') as UnitOptions;
const rooms = createRooms(makeUnit(options));

async function does(ask: ForwardAsk): Promise<string> {
  switch (ask.do) {
    case 'publish':
      return rooms.publish(ask.room, ask.member, ask.offer);
    case 'hear':
      return rooms.hear(ask.room, ask.member, ask.of, ask.offer);
    case 'part':
      rooms.part(ask.room, ask.one, ask.another);
      return '';
    case 'leave':
      rooms.leave(ask.room, ask.member);
      return '';
  }
}

/** Does what forwarder.ts asks, in a process that holds nothing but voices on their way. */
process.on('message', async ({ id, ask }: ForwardQuestion) => {
  let answer: ForwardAnswer;
  try {
    answer = { id, answer: await does(ask) };
  } catch (error) {
    answer =
      error instanceof SilentError
        ? { id, silent: true }
        : { id, failure: error instanceof Error ? error.message : 'unknown' };
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
