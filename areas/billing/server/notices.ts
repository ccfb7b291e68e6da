import { administratorsBut } from '#areas/people/server/public.ts';
import { type Notices, tells } from '#platform/server/notices.ts';
import { billingChanged, paymentDisputed } from '../contract.ts';

/** A bank gives a week or two to answer: no one finds it by chance. */
export const notices: Notices = {
  kinds: [
    {
      kind: 'paymentRefused',
      when: tells(billingChanged, ({ event: { userId, what } }) => (what === 'refused' ? [{ to: userId }] : [])),
      group: 'Your payments',
      words: 'A payment that you asked for is refused later',
      did: 'Your payment didn’t go through: open it to see why',
      byHouse: true,
      why: 'You asked us to take it.',
      link: () => '/subscription',
    },
    {
      kind: 'paymentDisputed',
      when: tells(paymentDisputed, async ({ event: { id }, query }) =>
        (await administratorsBut(query, 0)).map((to) => ({ to, about: `dispute:${id}` })),
      ),
      group: 'Administration',
      words: 'Someone disputes a payment with their bank',
      did: 'A payment is disputed: answer it at the payment service before its day',
      byHouse: true,
      role: 'admin',
      why: 'You’re an administrator.',
      link: () => '/admin/billing',
    },
  ],
};
