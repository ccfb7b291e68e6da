import { demoMemberId } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import { from } from './from.ts';

const day = 86_400_000;

/** One request that named no law, so that a second administrator refused it: nothing of it is kept, and no one is told. */
export const seed: Seed = async ({ db, now }) => {
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const date = (days: number) => ago(days).slice(0, 10);
  await queryIn(db)(
    once(
      from.insertInto('legal_requests').values({
        user_id: 26,
        agency: 'A sheriff’s office',
        reference: 'SO 1180',
        basis: 'A letter that asks for “anything useful”.',
        from_day: date(60),
        to_day: date(21),
        parts: ['account'],
        state: 'refused',
        hold_until: date(-9),
        recorded_by: demoMemberId,
        recorded_at: moment(ago(21)),
        decided_by: 24,
        decided_at: moment(ago(20)),
        reason: 'The letter names no law and no order. I asked them for one.',
        copy: 'gone',
        version: 2,
      }),
    ),
  );
};
