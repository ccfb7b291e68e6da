import type { Handler } from '#platform/server/area.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { type deleteAllWellnessEntries as contract, wellnessChanged } from '../../contract/entries.ts';
import { from } from '../from.ts';

/** For good: no one restores what they wanted gone. The keys stay, so that none is ever used twice. */
const all = choice((what: 'entries' | 'everything') =>
  statement((v: { userId: number }) => {
    const own = from.deleteFrom('wellness_records').where('user_id', '=', v.userId);
    return what === 'entries' ? own.where('kind', '=', 'entry') : own;
  }),
);

export const deleteAllWellnessEntries: Handler<typeof contract> = async ({ input, query, principal, emit }) => {
  await query(all(input.everything ? 'everything' : 'entries'), { userId: principal.id });
  await emit(wellnessChanged, { userId: principal.id });
  return {};
};
