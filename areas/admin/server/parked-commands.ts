import { z } from 'zod';
import { counted } from '#platform/contract/counted.ts';
import { id, limit } from '#platform/contract/fields.ts';
import { CommandError, command } from '#platform/server/command.ts';
import { queryIn } from '#platform/server/db.ts';
import { parkedWork } from './list-parked-work.ts';
import { retry } from './retry-parked-work.ts';

const listParked = command({
  name: 'list-parked',
  does: 'lists work that failed too often and is parked, latest first',
  options: z.object({ limit: limit(20).describe('is how many at most, from 1 to 100') }),
  run: async ({ input, database }) => {
    const { items, next } = await parkedWork(database.query, input);
    if (items.length === 0) return { lines: ['Nothing is parked.'] };
    const lines = items.map(
      ({ id: number, reaction, event, attempts, error, parkedAt }) =>
        `${number}  ${parkedAt}  ${reaction} after ${event}: ${counted(attempts, 'try', 'tries')}, ${error}`,
    );
    return { lines: next ? [...lines, 'There is more: use --limit, or /admin/parked.'] : lines };
  },
});

const retryParked = command({
  name: 'retry-parked',
  does: 'tries parked work again',
  options: z.object({ id: id.optional().describe('is the number that list-parked shows; without it, all of it') }),
  run: async ({ input, services, now }) => {
    const count = await services.transaction((db, emit) =>
      retry({ by: 0, db, query: queryIn(db), emit, now }, input.id ?? null),
    );
    if (count === 0 && input.id !== undefined) throw new CommandError([`No parked work has the number ${input.id}.`]);
    return { lines: [`Parked work that is tried again: ${count}.`] };
  },
});

/** The same as at /admin/parked, for when no administrator can sign in. */
export const parkedCommands = [listParked, retryParked] as const;
