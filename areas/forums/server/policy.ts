import { isModerator } from '#platform/server/actor.ts';
import { allow, hide, type Policy, policy, refuse } from '#platform/server/policy.ts';
import { findTopic } from './topic.ts';

const ownersAndModerators = (detail: string): Policy =>
  policy('member', async ({ db, actor, input }) => {
    const topic = await findTopic(db, actor, input.id);
    if (!topic) return hide();
    return topic.authorId === actor.id || isModerator(actor) ? allow() : refuse(detail);
  });

const changeTopic = ownersAndModerators('Only its author and moderators can change this topic.');

export const policies: Readonly<Record<string, Policy>> = {
  'forums.seeTopic': policy('anyone', async ({ db, actor, input }) =>
    (await findTopic(db, actor, input.id)) ? allow() : hide(),
  ),
  'forums.useTopic': policy('member', async ({ db, actor, input }) =>
    (await findTopic(db, actor, input.id)) ? allow() : hide(),
  ),
  'forums.judgeAnswer': ownersAndModerators('Only whoever asked, and moderators, can choose the answer.'),
  'forums.changeTopic': policy('member', async (ask) => {
    const decision = (await changeTopic.check?.(ask)) ?? hide();
    if (decision.kind !== 'allow' || ask.input.pinned === undefined || isModerator(ask.actor)) return decision;
    return refuse('Only moderators can pin a topic.');
  }),
  'forums.moderateTopic': policy('moderator', async ({ db, actor, input }) =>
    (await findTopic(db, actor, input.id)) ? allow() : hide(),
  ),
};
