import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { askMentoringGroup as contract, MentoringGroup } from '../../contract.ts';
import { from } from '../from.ts';
import { assertMayAsk } from '../requests/waiting.ts';
import { sealedGroupAsk } from '../seal.ts';
import { type GroupRow, lockGroup, mustGoOn } from './rows.ts';
import { tellSome } from './tell.ts';
import { readGroup, sideIn } from './view.ts';

interface Added {
  readonly id: number;
  readonly groupId: number;
  readonly userId: number;
  readonly message: string;
  readonly saysAdult: boolean | null;
  readonly now: string;
}
const add = statement((v: Added) =>
  from.insertInto('mentoring_group_members').values({
    id: v.id,
    group_id: v.groupId,
    user_id: v.userId,
    state: 'asked',
    message_sealed: v.message,
    says_adult: v.saysAdult,
    created_at: moment(v.now),
  }),
);

const standing: Readonly<Record<Exclude<MentoringGroup['side'], 'none'>, string>> = {
  mentor: 'You lead this group.',
  member: 'You’re in this group already.',
  asked: 'You have already asked. Wait for an answer, or withdraw your request first.',
  declined: 'The mentor can’t take you into this group.',
};

/** What keeps a member from asking to join now, in plain words. */
function whyNot(row: GroupRow, userId: number, isAdult: boolean | undefined): string | undefined {
  const side = sideIn(row, userId);
  if (side !== 'none') return standing[side];
  if (!row.isOpen) return 'This group takes no requests at the moment.';
  if ((row.members ?? 0) >= row.capacity) return 'This group is full at the moment.';
  if (row.check !== 'checked' && !isAdult) {
    return 'Moderators haven’t checked this mentor yet. Until then only members of 18 or older can ask.';
  }
  return undefined;
}

export const askMentoringGroup: Handler<typeof contract, GroupRow> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const { id: groupId, isAdult } = input;
  const userId = principal.id;
  const { config } = services;
  const row = await lockGroup(query, userId, groupId);
  mustGoOn(row);
  const reason = whyNot(row, userId, isAdult);
  if (reason) throw problem.conflict(reason);
  await assertMayAsk(query, userId, isAdult);
  const id = await nextId(query, 'mentoring_group_members');
  const message = input.message && sealedGroupAsk.put(config, { id }, input.message);
  await query(add, { id, groupId, userId, message, saysAdult: isAdult ?? null, now: now.toISOString() });
  await tellSome(emit, groupId, [row.mentorId], userId, 'asked');
  return readGroup({ query, config, userId, now }, groupId);
};
