import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { anyOf, type RowOf, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

interface Asked {
  readonly kind: string;
  readonly refs: readonly number[];
  readonly guestId: number;
  /** One of them; null: all. */
  readonly id: number | null;
}

const completed = statement((v: Asked) =>
  from
    .selectFrom('bookings as b')
    .select((e) => ['b.id', 'b.ref', 'b.lane', 'b.title', isoTime(e.ref('b.starts_at')).as('startsAt')])
    .where('b.guest_id', '=', v.guestId)
    .where('b.kind', '=', v.kind)
    .where('b.ref', '=', anyOf(v.refs))
    .where('b.status', '=', 'completed')
    .where((e) => sql<boolean>`(${v.id}::int is null or ${e.ref('b.id')} = ${v.id}::int)`)
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(100),
);

/** What a guest booked of these things and both sides say took place, the latest first, at most 100. */
export const completedOf = (query: Query, asked: Asked): Promise<RowOf<typeof completed>[]> =>
  asked.refs.length === 0 ? Promise.resolve([]) : query(completed, asked);

const someCompleted = statement((v: Pick<Asked, 'kind' | 'refs'>) =>
  from
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.kind', '=', v.kind)
    .where('b.ref', '=', anyOf(v.refs))
    .where('b.status', '=', 'completed')
    .limit(1),
);

/** Whether anyone’s booking of these things took place. */
export const hasCompleted = async (query: Query, asked: Pick<Asked, 'kind' | 'refs'>): Promise<boolean> =>
  asked.refs.length > 0 && (await query(someCompleted, asked)).length > 0;
