import type { Need } from '../../contract.ts';

const planWords = { agency: 'NDIA-managed', plan: 'Plan-managed', self: 'Self-managed' } as const;

/** The need as the first message of each conversation. */
export const needText = ({ what, where, when, howOften, planManagement, access }: Need): string =>
  [
    `I’m looking for: ${what}`,
    where && `Where: ${where}`,
    when && `When: ${when}`,
    howOften && `How often: ${howOften}`,
    planManagement && `My plan: ${planWords[planManagement]}`,
    access && `What I need to take part: ${access}`,
  ]
    .filter(Boolean)
    .join('\n');
