import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type askForSupport as contract, supporterAsked } from '../contract.ts';
import { type Level, limits, type Relation } from '../pure/limits.ts';
import { from } from './from.ts';
import { assertGiven } from './given.ts';
import { grantOf, grantView } from './grants.ts';

const dropOver = statement((v: { memberId: number; supporterId: number; now: string }) =>
  from
    .deleteFrom('support_grants')
    .where((e) => e.or([e('member_id', '=', v.memberId), e('supporter_id', '=', v.supporterId)]))
    .where('ends_at', '<=', moment(v.now)),
);
const counted = statement((v: { memberId: number; supporterId: number }) =>
  from
    .selectFrom('support_grants')
    .select((e) => [
      sql<number>`(count(*) filter (where ${e.ref('member_id')} = ${v.memberId}))::int`.as('mine'),
      sql<number>`(count(*) filter (where ${e.ref('supporter_id')} = ${v.supporterId}))::int`.as('theirs'),
      sql<boolean>`coalesce(bool_or(${e.ref('member_id')} = ${v.memberId} and ${e.ref('supporter_id')} = ${v.supporterId}), false)`.as(
        'both',
      ),
    ])
    .where((e) => e.or([e('member_id', '=', v.memberId), e('supporter_id', '=', v.supporterId)])),
);

interface New {
  readonly id: number;
  readonly memberId: number;
  readonly supporterId: number;
  readonly relation: Relation;
  readonly levels: string;
  readonly endsAt: string;
  readonly now: string;
}
const add = statement((v: New) =>
  from.insertInto('support_grants').values({
    id: v.id,
    member_id: v.memberId,
    supporter_id: v.supporterId,
    relation: v.relation,
    levels: sql<Readonly<Record<string, Level>>>`${v.levels}::jsonb`,
    created_at: moment(v.now),
    widened_at: moment(v.now),
    ends_at: moment(v.endsAt),
  }),
);

export const askForSupport: Handler<typeof contract> = async ({ input, principal, query, emit, now, services }) => {
  const { userId: supporterId, relation, levels, endsAt } = input;
  assertGiven(input, services.doors, now);
  const pair = { memberId: principal.id, supporterId };
  await takeTurn(query, 'supporters of', principal.id);
  await takeTurn(query, 'supported by', supporterId);
  await query(dropOver, { ...pair, now: now.toISOString() });
  const [present] = await query(counted, pair);
  if (present?.both) throw problem.conflict('You have asked this person before. Change what they may do instead.');
  if ((present?.mine ?? 0) >= limits.supporters) {
    throw problem.conflict(`You can have ${limits.supporters} supporters at most. End one of them first.`);
  }
  if ((present?.theirs ?? 0) >= limits.supported) {
    throw problem.conflict('This person supports as many people as is possible. Ask someone else.');
  }
  const id = await nextId(query, 'support_grants');
  await query(add, { id, ...pair, relation, levels: JSON.stringify(levels), endsAt, now: now.toISOString() });
  await emit(supporterAsked, { grantId: id, ...pair });
  const row = await grantOf(query, 'member', id, principal.id);
  if (!row) throw problem.notFound();
  return grantView(query, 'member', row, now);
};
