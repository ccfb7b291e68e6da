import { notBlocked } from '#areas/people/server/public.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { findOwnGroupNote } from './groups/notes.ts';
import { findAsk, findOfGroup, findSeen } from './groups/rows.ts';
import { findMentor } from './mentors/view.ts';
import { isFound } from './mentors/visible.ts';
import { findOwnNote } from './mentorships/notes.ts';
import { findOwn } from './mentorships/rows.ts';
import { findRequest } from './requests/rows.ts';

const found = statement((v: { viewer: number; id: number }) =>
  from.selectNoFrom(
    isThere(from.selectFrom('mentors as m').where('m.user_id', '=', v.id).where(isFound(v.viewer, 'm'))).as('isFound'),
  ),
);

async function see({ db, principal, input }: PolicyCheck<{ readonly id: number }>) {
  const [row] = await queryIn(db)(found, { viewer: principal.id, id: input.id });
  return row?.isFound ? allow() : hide();
}

/** A mentor whom the member finds, and who is someone else. */
async function ask({ db, principal, input, now }: PolicyCheck<{ readonly mentorId: number }>) {
  if (input.mentorId === principal.id) return refuse('You can’t ask yourself to be your mentor.');
  const mentor = await findMentor(queryIn(db), principal.id, input.mentorId, now);
  return mentor ? allow(mentor) : hide();
}

const together = statement((v: { viewer: number; other: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.other)
    .where((e) => notBlocked(v.viewer, e.ref('u.id'))),
);
/** A block or a closed account is between the two. */
const areApart = async (query: Query, viewer: number, other: number) =>
  (await query(together, { viewer, other })).length === 0;

/**
 * Anyone else is refused, and a number that no request has is refused in the same words: neither tells of the other.
 * Behind a block the mentor no longer sees it.
 */
async function answer({ db, principal, input }: PolicyCheck<{ readonly requestId: number }>) {
  const query = queryIn(db);
  const row = await findRequest(query, input.requestId);
  if (row?.mentorId !== principal.id) return refuse('Only the mentor whom a request was sent to can answer it.');
  return (await areApart(query, principal.id, row.menteeId)) ? hide() : allow();
}

async function withdraw({ db, principal, input }: PolicyCheck<{ readonly requestId: number }>) {
  const query = queryIn(db);
  const row = await findRequest(query, input.requestId);
  if (row?.menteeId !== principal.id) return hide();
  return (await areApart(query, principal.id, row.mentorId)) ? hide() : allow();
}

async function ofMentorship({ db, principal, input }: PolicyCheck<{ readonly id: number }>) {
  const row = await findOwn(queryIn(db), principal.id, input.id);
  return row ? allow(row) : hide();
}

async function ownNote({ db, principal, input }: PolicyCheck<{ readonly id: number }>) {
  const row = await findOwnNote(queryIn(db), principal.id, input.id);
  return row ? allow(row) : hide();
}

type OfId = PolicyCheck<{ readonly id: number }>;

async function seeGroup({ db, principal, input }: OfId) {
  const row = await findSeen(queryIn(db), principal.id, input.id);
  return row ? allow(row) : hide();
}

async function ofGroup({ db, principal, input }: OfId) {
  const row = await findOfGroup(queryIn(db), principal.id, input.id);
  return row ? allow(row) : hide();
}

/** Who can see it is refused; for everyone else there is no such group. */
async function leadGroup({ db, principal, input }: OfId) {
  const row = await findSeen(queryIn(db), principal.id, input.id);
  if (!row) return hide();
  return row.mentorId === principal.id ? allow(row) : refuse('Only the mentor of the group can do this.');
}

async function answerGroup({ db, principal, input }: OfId) {
  const query = queryIn(db);
  const row = await findAsk(query, input.id);
  const group = row && (await findOfGroup(query, principal.id, row.groupId));
  if (!row || group?.mentorId !== principal.id) return hide();
  return (await areApart(query, principal.id, row.userId)) ? hide() : allow(row);
}

/** Each leaves by themself; the mentor takes others out, and stays. */
async function leaveGroup({ db, principal, input }: PolicyCheck<{ readonly id: number; readonly userId: number }>) {
  const row = await findSeen(queryIn(db), principal.id, input.id);
  if (!row) return hide();
  const isOwn = input.userId === principal.id;
  if (row.mentorId === principal.id) {
    return isOwn ? refuse('You lead this group. You can end it.') : allow(row);
  }
  return isOwn ? allow(row) : refuse('Only the mentor of the group can do this.');
}

async function ownGroupNote({ db, principal, input }: OfId) {
  const row = await findOwnGroupNote(queryIn(db), principal.id, input.id);
  return row ? allow(row) : hide();
}

const profile = statement((v: { id: number }) =>
  from.selectFrom('mentors').select('user_id as id').where('user_id', '=', v.id).where('hidden_at', 'is', null),
);

/** For moderators who are not the mentor. */
async function check({ db, principal, input }: PolicyCheck<{ readonly id: number }>) {
  const [row] = await queryIn(db)(profile, { id: input.id });
  if (!row) return hide();
  return row.id === principal.id ? refuse('Another moderator must check your profile.') : allow();
}

export const policies = {
  'mentors.see': policy('member', see),
  'mentors.ask': policy('member', ask),
  'mentors.answer': policy('member', answer),
  'mentors.withdraw': policy('member', withdraw),
  'mentors.ofMentorship': policy('member', ofMentorship),
  'mentors.ownNote': policy('member', ownNote),
  'mentors.seeGroup': policy('member', seeGroup),
  'mentors.ofGroup': policy('member', ofGroup),
  'mentors.leadGroup': policy('member', leadGroup),
  'mentors.answerGroup': policy('member', answerGroup),
  'mentors.leaveGroup': policy('member', leaveGroup),
  'mentors.ownGroupNote': policy('member', ownGroupNote),
  'mentors.check': policy('moderator', check),
};
