import { sessionsOf } from '#areas/bookings/server/public.ts';
import { conversationsAbout } from '#areas/messages/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import type { MentoringGroup } from '../../contract.ts';
import { reasonText } from '../../pure/reasons.ts';
import { from } from '../from.ts';
import { wantedOf, wishesOf } from '../mentors/wishes.ts';
import { openText, sealedGroupThanks } from '../seal.ts';
import { findSeen, type GroupRow, kind } from './rows.ts';

export interface Asking {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
  readonly now: Date;
}

export const sideIn = (
  { mentorId, own }: Pick<GroupRow, 'mentorId' | 'own'>,
  userId: number,
): MentoringGroup['side'] => (mentorId === userId ? 'mentor' : (own ?? 'none'));

const traits = statement((v: { ids: readonly number[] }) =>
  from.selectFrom('mentors').select(['user_id as id', 'traits']).where('user_id', '=', anyOf(v.ids)),
);

/** What a group has that can be a reason: its own focus and format, and what its mentor shares. */
const traitsOfGroup = ({ focusArea, format }: GroupRow, ofMentor: readonly string[]) => [
  `focus:${focusArea}`,
  ...ofMentor.filter((trait) => !trait.startsWith('focus:') && !trait.startsWith('format:')),
  `format:${format}`,
];

/** Groups as one member sees them. */
export async function groupViews(ask: Asking, rows: readonly GroupRow[]): Promise<MentoringGroup[]> {
  if (rows.length === 0) return [];
  const { query, config, userId, now } = ask;
  const mentors = [...new Set(rows.map(({ mentorId }) => mentorId))];
  const people = await peopleOf(query, mentors);
  const known = new Map((await query(traits, { ids: mentors })).map((row) => [row.id, row.traits]));
  const wanted = new Set(wantedOf(await wishesOf(query, userId)));
  const own = rows.filter((row) => ['mentor', 'member'].includes(sideIn(row, userId))).map(({ id }) => id);
  const conversations = await conversationsAbout(query, userId, kind, own);
  const sessions = await sessionsOf(query, { kind, refs: own, viewerId: userId, now });
  return rows.map((row): MentoringGroup => {
    const { id, mentorId, state, own: _, members, waiting, check, thanksSealed, exactly: __, ...rest } = row;
    const side = sideIn(row, userId);
    const person = people.get(mentorId);
    const isOwn = side === 'mentor' || side === 'member';
    const reasons = side === 'mentor' ? [] : traitsOfGroup(row, known.get(mentorId) ?? []);
    return {
      ...rest,
      id,
      mentor: {
        id: mentorId,
        name: person?.displayName ?? 'A former member',
        avatar: avatarOf(mentorId),
      },
      isChecked: check === 'checked',
      focusArea: row.focusArea as MentoringGroup['focusArea'],
      format: row.format as MentoringGroup['format'],
      places: Math.max(0, row.capacity - (members ?? 0)),
      status: state,
      side,
      reasons: reasons.flatMap((reason) => {
        const words = wanted.has(reason) ? reasonText(reason) : undefined;
        return words === undefined ? [] : [{ reason, text: words }];
      }),
      sessions: [...(sessions.get(id) ?? [])],
      conversationId: conversations.get(id)?.id ?? null,
      waiting: side === 'mentor' ? (waiting ?? 0) : 0,
      thanks: isOwn ? openText(sealedGroupThanks, config, id, thanksSealed) : '',
    };
  });
}

/** As it is after a change. */
export async function readGroup(ask: Asking, id: number): Promise<MentoringGroup> {
  const row = await findSeen(ask.query, ask.userId, id);
  const [view] = row ? await groupViews(ask, [row]) : [];
  if (!view) throw new Error('A group is not there for someone who has changed it.');
  return view;
}
