import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { pinPost as contract, unpinPost as removing } from '../../contract.ts';
import { isUnnamed } from '../anonymous.ts';
import { from } from '../from.ts';

const letGo = statement((v: { authorId: number }) =>
  from
    .updateTable('posts')
    .set({ profile_pinned_at: null })
    .where('author_id', '=', v.authorId)
    .where('profile_pinned_at', 'is not', null)
    .returning('id'),
);

const pin = statement((v: { id: number; now: string }) =>
  from
    .updateTable('posts')
    .set({ profile_pinned_at: moment(v.now) })
    .where('id', '=', v.id),
);

const unpin = statement((v: { id: number }) =>
  from.updateTable('posts').set({ profile_pinned_at: null }).where('id', '=', v.id),
);

/** One a member: of two at once, the later one stays. */
export const pinPost: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  // On a profile it would show whose it is.
  if (await isUnnamed(query, input.id)) throw problem.conflict('You wrote this without your name.');
  await takeTurn(query, 'posts first on the profile of', principal.id);
  const [before] = await query(letGo, { authorId: principal.id });
  await query(pin, { id: input.id, now: now.toISOString() });
  return { id: input.id, onProfile: true, instead: before && before.id !== input.id ? before.id : null };
};

export const unpinPost: Handler<typeof removing> = async ({ input, query }) => {
  await query(unpin, { id: input.id });
  return { id: input.id, onProfile: false, instead: null };
};
