import { joinContext, openGroupContext } from '#areas/messages/server/public.ts';
import { castMember } from '#demo/cast.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, once } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { kind } from './groups/rows.ts';
import { sealedGroupAsk, sealedGroupNote } from './seal.ts';

interface SeedGroup {
  readonly mentor: number;
  readonly name: string;
  readonly focus: string;
  readonly goals: string;
  readonly format: string;
  readonly when: string;
  readonly capacity: number;
  readonly isOpen: boolean;
  readonly daysAgo: number;
  readonly members: readonly number[];
  /** Who asks to join, and what they write. */
  readonly asks?: readonly { readonly member: number; readonly message: string }[];
  /** Of the mentor. */
  readonly note?: string;
}

const groups: readonly SeedGroup[] = [
  {
    mentor: 23,
    name: 'Speaking up in meetings',
    focus: 'advocacy',
    goals:
      'We write down what we want to say, then say it to each other. Each of us takes one real meeting to the group.',
    format: 'text',
    when: 'Every second Tuesday at 10 am, for an hour',
    capacity: 4,
    isOpen: true,
    daysAgo: 21,
    members: [1, 20],
    asks: [{ member: 6, message: 'I would like to be heard at my plan meeting.' }],
    note: 'For next time: bring one sentence that you want to say.',
  },
  {
    mentor: 28,
    name: 'First weeks with voice control',
    focus: 'technology',
    goals: 'One task a week, by voice alone. We share the commands that work.',
    format: 'captioned',
    when: 'Thursdays at 4 pm',
    capacity: 2,
    isOpen: true,
    daysAgo: 14,
    members: [6, 19],
  },
  {
    mentor: 13,
    name: 'Prices for handmade things',
    focus: 'career',
    goals: 'We count what our work costs us, and set prices that pay for slow hours too.',
    format: 'letters',
    when: 'One letter each week, in your own time',
    capacity: 6,
    isOpen: true,
    daysAgo: 9,
    members: [],
  },
];

const tellNoOne = async () => undefined;

async function addMember(
  query: Query,
  config: Config,
  now: Date,
  one: { readonly group: number; readonly member: number; readonly message?: string },
): Promise<void> {
  const id = await nextId(query, 'mentoring_group_members');
  const at = moment(now.toISOString());
  const { message } = one;
  await query(
    once(
      from.insertInto('mentoring_group_members').values({
        id,
        group_id: one.group,
        user_id: one.member,
        state: message === undefined ? 'member' : 'asked',
        message_sealed: message === undefined ? '' : sealedGroupAsk.put(config, { id }, message),
        says_adult: message === undefined ? null : true,
        created_at: at,
        joined_at: message === undefined ? at : null,
      }),
    ),
  );
}

async function addGroup(query: Query, config: Config, now: Date, group: SeedGroup): Promise<void> {
  const id = await nextId(query, 'mentoring_groups');
  const mentorId = castMember(group.mentor).id;
  const at = new Date(now.getTime() - group.daysAgo * 86_400_000);
  await query(
    once(
      from.insertInto('mentoring_groups').values({
        id,
        mentor_id: mentorId,
        name: group.name,
        focus_area: group.focus,
        goals: group.goals,
        format: group.format,
        when_words: group.when,
        capacity: group.capacity,
        is_open: group.isOpen,
        created_at: moment(at.toISOString()),
      }),
    ),
  );
  const work = { query, config, now: at, emit: tellNoOne };
  await openGroupContext(work, { kind, ref: id }, mentorId);
  for (const one of group.members) {
    const member = castMember(one).id;
    await addMember(query, config, at, { group: id, member });
    await joinContext(work, { kind, ref: id }, mentorId, member);
  }
  for (const { member, message } of group.asks ?? []) {
    await addMember(query, config, new Date(now.getTime() - 86_400_000), {
      group: id,
      member: castMember(member).id,
      message,
    });
  }
  if (!group.note) return;
  const noteId = await nextId(query, 'mentoring_group_notes');
  await query(
    once(
      from.insertInto('mentoring_group_notes').values({
        id: noteId,
        group_id: id,
        author_id: mentorId,
        text_sealed: sealedGroupNote.put(config, { id: noteId }, group.note),
        created_at: moment(new Date(now.getTime() - 2 * 86_400_000).toISOString()),
      }),
    ),
  );
}

/** Groups of the demo’s mentors. */
export async function seedGroups(query: Query, config: Config, now: Date): Promise<void> {
  for (const group of groups) await addGroup(query, config, now, group);
}
