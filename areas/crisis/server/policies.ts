import { queryIn } from '#platform/server/db.ts';
import { allow, type Policy, policy, refuse } from '#platform/server/policy.ts';
import { has } from '#platform/server/principal.ts';
import { helperOf } from './find-request.ts';

export const policies: Readonly<Record<string, Policy>> = {
  /** Off duty they still see what they help with. */
  'crisis.helper': policy('member', async ({ principal, db }) => {
    const { approved, duty } = await helperOf(queryIn(db), principal);
    return approved || duty ? allow() : refuse('Only approved supporters can see support requests.');
  }),
  'crisis.supporter': policy('member', async ({ principal, db }) => {
    const { approved } = await helperOf(queryIn(db), principal);
    return approved ? allow() : refuse('Only approved supporters can go on duty.');
  }),
  'crisis.duty': policy('member', ({ principal }) =>
    has(principal, 'duty')
      ? allow()
      : refuse('Only people with the crisis duty role can open who sent an anonymous request.', true),
  ),
  /** Who moderates may review, and who has the duty role may see a crisis: it takes both. */
  'crisis.reviewer': policy('moderator', ({ principal }) =>
    has(principal, 'duty') ? allow() : refuse('You also need the crisis duty role to review these reports.', true),
  ),
};
