import { has } from '#platform/server/actor.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, type Policy, policy, refuse } from '#platform/server/policy.ts';
import { helperOf } from './find-request.ts';

export const policies: Readonly<Record<string, Policy>> = {
  /** Off duty they still see what they help with. */
  'crisis.helper': policy('member', async ({ actor, db }) => {
    const { approved, duty } = await helperOf(queryIn(db), actor);
    return approved || duty ? allow() : refuse('Only approved supporters see requests for support.');
  }),
  'crisis.supporter': policy('member', async ({ actor, db }) => {
    const { approved } = await helperOf(queryIn(db), actor);
    return approved ? allow() : refuse('Only approved supporters go on duty.');
  }),
  'crisis.duty': policy('member', ({ actor }) =>
    has(actor, 'duty') ? allow() : refuse('Only the duty role may open who sent an anonymous request.', true),
  ),
  /** Who moderates may review, and who has the duty role may see a crisis: it takes both. */
  'crisis.reviewer': policy('moderator', ({ actor }) =>
    has(actor, 'duty') ? allow() : refuse('Reports of crisis support need the duty role too.', true),
  ),
};
