import { allow, hide, type Policy, policy, refuse } from '#platform/server/policy.ts';
import { isModerator } from '#platform/server/principal.ts';
import { findTopic } from './topic.ts';

const ownersAndModerators = (detail: string): Policy =>
  policy('member', async ({ db, principal, input }) => {
    const topic = await findTopic(db, principal, input.id);
    if (!topic) return hide();
    return topic.authorId === principal.id || isModerator(principal) ? allow() : refuse(detail);
  });

const changeTopic = ownersAndModerators('Only its author and moderators can change this topic.');

export const policies: Readonly<Record<string, Policy>> = {
  'forums.seeTopic': policy('anyone', async ({ db, principal, input }) =>
    (await findTopic(db, principal, input.id)) ? allow() : hide(),
  ),
  'forums.useTopic': policy('member', async ({ db, principal, input }) =>
    (await findTopic(db, principal, input.id)) ? allow() : hide(),
  ),
  'forums.judgeAnswer': ownersAndModerators('Only the person who asked and moderators can choose the answer.'),
  'forums.changeTopic': policy('member', async (ask) => {
    const decision = (await changeTopic.check?.(ask)) ?? hide();
    if (decision.kind !== 'allow' || ask.input.pinned === undefined || isModerator(ask.principal)) return decision;
    return refuse('Only moderators can pin a topic.');
  }),
  'forums.moderateTopic': policy('moderator', async ({ db, principal, input }) =>
    (await findTopic(db, principal, input.id)) ? allow() : hide(),
  ),
};
