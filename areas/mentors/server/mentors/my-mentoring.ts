import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import type { MentorProfile, MyMentoring } from '../../contract.ts';
import { reasonText } from '../../pure/reasons.ts';
import { from } from '../from.ts';
import { wishesOf } from './wishes.ts';

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('mentors as m')
    .select((e) => [
      'm.title',
      'm.bio',
      'm.experience',
      'm.expertise',
      'm.focus_areas as focusAreas',
      'm.formats',
      'm.languages',
      'm.lived',
      'm.working_with_me as workingWithMe',
      'm.capacity',
      'm.is_paused as isPaused',
      'm.check_state as check',
      'm.check_reason as checkReason',
      sql<boolean>`${e.ref('m.hidden_at')} is not null`.as('isHidden'),
      'm.version',
    ])
    .where('m.user_id', '=', v.userId),
);

/** All that a member has said about mentoring. */
export async function readMyMentoring(query: Query, userId: number): Promise<MyMentoring> {
  const [profile] = await query(own, { userId });
  const { wishes, dropped, version } = await wishesOf(query, userId);
  return {
    // The database keeps words of closed lists as texts; only these were ever stored.
    profile: (profile as MentorProfile | undefined) ?? null,
    wishes,
    dropped: dropped.map((reason) => ({ reason, text: reasonText(reason) ?? reason })),
    wishesVersion: version,
  };
}
