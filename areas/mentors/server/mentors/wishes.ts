import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import type { MyMentoring } from '../../contract.ts';
import { traitsOf } from '../../pure/reasons.ts';
import { from } from '../from.ts';

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('mentor_wishes as w')
    .select(['w.focus_areas as focusAreas', 'w.lived', 'w.formats', 'w.languages', 'w.dropped', 'w.version'])
    .where('w.user_id', '=', v.userId),
);

interface Wishes {
  readonly wishes: MyMentoring['wishes'];
  readonly dropped: readonly string[];
  readonly version: number;
}

/** What a member looks for; the database keeps words of closed lists as texts, and only these were ever stored. */
export async function wishesOf(query: Query, userId: number): Promise<Wishes> {
  const [row] = await query(own, { userId });
  if (!row) return { wishes: { focusAreas: [], lived: [], formats: [], languages: [] }, dropped: [], version: 0 };
  const { dropped, version, ...wishes } = row;
  return { wishes: wishes as MyMentoring['wishes'], dropped, version };
}

/** Reasons that count for a member. The focus area that they search for counts like one they look for. */
export function wantedOf({ wishes, dropped }: Wishes, focusArea?: MyMentoring['wishes']['focusAreas'][number]) {
  const focusAreas = focusArea ? [...wishes.focusAreas, focusArea] : wishes.focusAreas;
  const all = new Set(traitsOf({ ...wishes, focusAreas }));
  return [...all].filter((reason) => !dropped.includes(reason));
}
