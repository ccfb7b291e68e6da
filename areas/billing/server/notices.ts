import { administratorsBut } from '#areas/people/server/public.ts';
import { type Notices, tells } from '#platform/server/notices.ts';
import { paymentDisputed } from '../contract.ts';

/** A bank gives a week or two to answer: no one finds it by chance. */
export const notices: Notices = {
  kinds: [
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
