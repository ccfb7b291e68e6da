import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type addShortcut as contract, mostShortcuts } from '../contract.ts';
import { shortcutsOf } from './shortcuts-of.ts';

export const addShortcut: Handler<typeof contract> = async ({ input, principal, query }) => {
  // One at a time for each member, so that two tabs together cannot pass the limit.
  await takeTurn(query, 'shortcuts of', principal.id);
  const kept = await shortcutsOf(query, principal.id);
  if (kept.length >= mostShortcuts && !kept.some(({ path }) => path === input.path)) {
    throw problem.conflict(`You can keep ${mostShortcuts} shortcuts. Remove one first.`);
  }
  await query(
    'shortcut-add',
    `insert into shortcuts (user_id, path, title, position)
     values ($1, $2, $3, coalesce((select max(position) + 1 from shortcuts where user_id = $1), 1))
     on conflict (user_id, path) do update set title = excluded.title`,
    [principal.id, input.path, input.title.trim()],
  );
  return { items: await shortcutsOf(query, principal.id) };
};
