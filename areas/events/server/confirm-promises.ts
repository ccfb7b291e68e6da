import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { confirmPromises as contract } from '../contract.ts';
import { mayConfirm } from './promises.ts';

/** Says it anew: what was said before goes. Only what was promised can be confirmed. */
export const confirmPromises: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { id, confirmations } = input;
  if (!(await mayConfirm(query, id, principal.id, now))) {
    throw problem.conflict('People who were registered can confirm this after the event.');
  }
  await query('event-unconfirm', 'delete from event_promises where event_id = $1::int and user_id = $2::int', [
    id,
    principal.id,
  ]);
  const said = new Map(confirmations.map(({ feature, kept }) => [feature, kept]));
  await query(
    'event-confirm',
    `insert into event_promises (event_id, user_id, feature, kept)
       select $1::int, $2::int, given.feature, given.kept from unnest($3::text[], $4::boolean[]) as given(feature, kept)
       join events e on e.id = $1::int and given.feature = any(e.features)`,
    [id, principal.id, [...said.keys()], [...said.values()]],
  );
  return undefined;
};
