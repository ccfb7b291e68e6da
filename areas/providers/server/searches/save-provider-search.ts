import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { saveProviderSearch as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { lockMember } from '../lock-member.ts';
import { placeOf } from '../matching.ts';
import { readQuery } from './read-query.ts';
import { searchesOf } from './searches.ts';

const add = statement((v: { userId: number; name: string; text: string; now: string }) =>
  from
    .insertInto('provider_searches')
    .values({ user_id: v.userId, name: v.name, query: v.text, created_at: moment(v.now) })
    .returning('id'),
);

export const saveProviderSearch: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const asked = readQuery(input.query);
  if (!asked) {
    const message = 'Search for something in the directory first.';
    throw problem.invalid([{ field: 'query', rule: 'unknown', message }]);
  }
  placeOf(asked.filters.near);
  const userId = principal.id;
  await query(lockMember, { userId });
  const known = await query(searchesOf, { userId });
  const same = known.find((one) => one.query === asked.query);
  if (same) throw problem.conflict(`You have saved this search already, as “${same.name}”.`);
  if (known.length >= limits.searches)
    throw problem.conflict(`You have saved ${limits.searches} searches. Delete one first.`);
  const [row] = await query(add, { userId, name: input.name, text: asked.query, now: now.toISOString() });
  if (!row) throw new Error('The search was not saved.');
  return { id: row.id, name: input.name, query: asked.query, createdAt: now.toISOString() };
};
