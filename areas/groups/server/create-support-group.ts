import { addSpace, askingOf } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { createSupportGroup as contract } from '../contract.ts';
import { readGroup } from './group-sql.ts';

/** Groups that one member begins in a day. */
const mostADay = 10;

export const createSupportGroup: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, now } = useCase;
  await takeTurn(query, 'groups of', principal.id);
  const [made] = await query<{ count: number }>(
    'groups-made-today',
    `select count(*)::int as count from space_members m join spaces s on s.id = m.space_id and s.kind = 'group'
     where m.user_id = $1::int and m.role = 'owner' and s.created_at > $2::timestamptz - interval '1 day'`,
    [principal.id, now.toISOString()],
  );
  if ((made?.count ?? 0) >= mostADay) {
    throw problem.refused(`You have made ${mostADay} groups today. You can make more tomorrow.`);
  }
  const id = await addSpace(askingOf(useCase), 'group', input);
  await query('add-support-group', 'insert into support_groups (space_id, category) values ($1::int, $2)', [
    id,
    input.category,
  ]);
  return readGroup(query, principal.id, id);
};
