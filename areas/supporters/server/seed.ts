import { sql } from 'kysely';
import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { Level, Relation } from '../pure/limits.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

const hourMs = 3_600_000;

interface Sample {
  readonly member: number;
  readonly supporter: number;
  readonly relation: Relation;
  readonly levels: Readonly<Record<string, Level>>;
  /** Hours since the supporter said yes. */
  readonly accepted: number;
}

/** A carer for whom the day to think has not passed, and two who act. */
const samples: readonly Sample[] = [
  { member: 1, supporter: 9, relation: 'carer', levels: { bookings: 'act' }, accepted: 3 },
  {
    member: 12,
    supporter: 20,
    relation: 'carer',
    levels: { bookings: 'act', events: 'act', groups: 'act', resources: 'act', wellness: 'act' },
    accepted: 200,
  },
  {
    member: 30,
    supporter: 1,
    relation: 'friend',
    levels: { bookings: 'see', events: 'act', groups: 'draft' },
    accepted: 300,
  },
];

interface Row {
  readonly id: number;
  readonly memberId: number;
  readonly supporterId: number;
  readonly relation: Relation;
  readonly levels: string;
  readonly acceptedAt: string;
  readonly beginsAt: string;
  readonly endsAt: string;
}
const add = statement((v: Row) =>
  from.insertInto('support_grants').values({
    id: v.id,
    member_id: v.memberId,
    supporter_id: v.supporterId,
    relation: v.relation,
    levels: sql<Readonly<Record<string, Level>>>`${v.levels}::jsonb`,
    created_at: moment(v.acceptedAt),
    accepted_at: moment(v.acceptedAt),
    widened_at: moment(v.acceptedAt),
    begins_at: moment(v.beginsAt),
    ends_at: moment(v.endsAt),
  }),
);

export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  for (const { member: memberId, supporter: supporterId, relation, levels, accepted } of samples) {
    const id = await nextId(query, 'support_grants');
    const at = now.getTime() - accepted * hourMs;
    await query(add, {
      id,
      memberId,
      supporterId,
      relation,
      levels: JSON.stringify(levels),
      acceptedAt: new Date(at).toISOString(),
      beginsAt: new Date(at + limits.coolingOff).toISOString(),
      endsAt: new Date(at + 180 * 24 * hourMs).toISOString(),
    });
  }
};
