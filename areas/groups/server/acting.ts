import { assertOwnWords, findSpace, groupsDoor, knowers, onlyTheirs } from '#areas/spaces/server/public.ts';
import type { ActingDoor, Draft, DraftAsk, Opened } from '#platform/server/acting.ts';
import { problem } from '#platform/server/problem.ts';

const see: Opened = { least: 'see' };
const act = (did: string, draft?: Draft): Opened => ({
  least: 'act',
  did,
  link: ({ id }) => `/support-groups/${Number(id)}`,
  ...(draft && { draft }),
});

async function spaceOf({ query, principal, input }: DraftAsk) {
  const space = await findSpace(query, principal.id, Number(input.id), knowers);
  if (!space) throw problem.notFound();
  return space;
}
const joining: Draft = {
  title: 'Join a group',
  lines: async (ask) => {
    const space = await spaceOf(ask);
    assertOwnWords(ask, space);
    const { name, visibility, questions } = space;
    const asks = visibility !== 'public' && space.state !== 'invited';
    const answers = Array.isArray(ask.input.answers) ? ask.input.answers : [];
    return [
      { label: 'Group', value: name },
      { label: 'What happens', value: asks ? 'The people who run it answer your request.' : 'You’re in it at once.' },
      ...(asks ? questions.map((label, at) => ({ label, value: String(answers[at] ?? '') })) : []),
    ];
  },
};
const leaving: Draft = {
  title: 'Leave a group',
  lines: async (ask) => {
    const { name, role } = await spaceOf(ask);
    const kept = onlyTheirs(role);
    if (kept) throw problem.conflict(kept);
    return [{ label: 'Group', value: name }];
  },
};

/**
 * What a supporter may do with a member’s support groups. Posts, files and the people in a group are for those inside:
 * they haven’t said yes to a supporter. Hidden groups, and meetings of a group where the member has another name, stay
 * out of it too.
 */
export const acting: ActingDoor = {
  name: groupsDoor,
  label: 'Support groups',
  path: '/support-groups?tab=mine',
  levels: {
    see: 'See which public and private groups you’re in and their meetings. Never what people write in them, or hidden groups.',
    draft: 'Also prepare joining or leaving a group. Nothing is done before you confirm it.',
    act: 'Also join and leave groups for you. With “Events” too, register you for their meetings.',
  },
  opens: {
    listSupportGroups: see,
    listSupportGroupCategories: see,
    getSupportGroup: see,
    listSpaceEvents: see,
    joinSpace: act('joined a group, or asked to', joining),
    withdrawSpaceRequest: act('withdrew a request to join a group'),
    answerSpaceInvitation: act('answered an invitation to a group'),
    leaveSpace: act('left a group', leaving),
  },
  also: ['listSpaceEvents', 'joinSpace', 'withdrawSpaceRequest', 'answerSpaceInvitation', 'leaveSpace'],
};
