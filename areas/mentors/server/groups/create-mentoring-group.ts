import { openGroupContext } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { type createMentoringGroup as contract, mentoringGroupSaved } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { kind } from './rows.ts';
import { readGroup } from './view.ts';

/** Their profile is locked, so that two groups opened at once are counted one after the other. */
const profile = statement((v: { userId: number }) =>
  from.selectFrom('mentors').select('hidden_at as hiddenAt').where('user_id', '=', v.userId).forUpdate(),
);
const leading = statement((v: { userId: number }) =>
  from
    .selectFrom('mentoring_groups')
    .select(count.as('count'))
    .where('mentor_id', '=', v.userId)
    .where('state', '=', 'active'),
);

interface Added {
  readonly id: number;
  readonly mentorId: number;
  readonly name: string;
  readonly focusArea: string;
  readonly goals: string;
  readonly format: string;
  readonly when: string;
  readonly capacity: number;
  readonly isOpen: boolean;
  readonly now: string;
}
const add = statement((v: Added) =>
  from.insertInto('mentoring_groups').values({
    id: v.id,
    mentor_id: v.mentorId,
    name: v.name,
    focus_area: v.focusArea,
    goals: v.goals,
    format: v.format,
    when_words: v.when,
    capacity: v.capacity,
    is_open: v.isOpen,
    created_at: moment(v.now),
  }),
);

export const createMentoringGroup: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const mentorId = principal.id;
  const [mentor] = await query(profile, { userId: mentorId });
  if (!mentor) throw problem.conflict('Become a mentor first. Then you can open a group.');
  if (mentor.hiddenAt)
    throw problem.conflict('Moderators took your profile down. Until it is back you can’t open a group.');
  const [{ count: groups } = { count: 0 }] = await query(leading, { userId: mentorId });
  if (groups >= limits.groups) {
    throw problem.conflict(`You lead ${limits.groups} groups already. End one first.`);
  }
  const id = await nextId(query, 'mentoring_groups');
  await query(add, { ...input, id, mentorId, now: now.toISOString() });
  const { config } = services;
  await openGroupContext({ query, emit, config, now }, { kind, ref: id }, mentorId);
  await emit(mentoringGroupSaved, { id, ownerId: mentorId });
  return readGroup({ query, config, userId: mentorId, now }, id);
};
