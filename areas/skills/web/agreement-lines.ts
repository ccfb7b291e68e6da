import { moneyText } from '#platform/contract/money.ts';
import type { SkillBooking, SkillListing } from '../contract.ts';
import { dayText, momentText } from './when.ts';
import { creditText } from './words.ts';

/** What an agreement is made of: a booking, or a listing with what is being asked for. */
export type Agreed = Pick<
  SkillBooking,
  'teacher' | 'learner' | 'payment' | 'price' | 'duration' | 'scheduledDate' | 'finishBy'
> & { readonly title: string };

const nameOf = (person: SkillBooking['teacher']) => person?.name ?? 'a former member';

function whenLines({ scheduledDate, finishBy, duration }: Agreed): string[] {
  if (finishBy) {
    return [
      `You do it by letters, recordings or pictures. You never have to be live.`,
      `You both want to be done by ${dayText(finishBy)}.`,
      `It counts as ${duration} minutes.`,
    ];
  }
  return [
    ...(scheduledDate ? [`You meet on ${momentText(scheduledDate)}.`] : ['You meet at the time you choose.']),
    `It lasts ${duration} minutes. Breaks are fine.`,
  ];
}

function payLines(agreed: Agreed): string[] {
  const { payment, price, duration } = agreed;
  const [teacher, learner] = [nameOf(agreed.teacher), nameOf(agreed.learner)];
  if (payment === 'credit') {
    return [
      `${learner} pays ${creditText(duration)}.`,
      `We set the credit aside now. ${teacher} gets it once you have both said that it took place.`,
    ];
  }
  if (payment === 'money') {
    return [
      `${learner} pays ${teacher} ${moneyText({ minor: price, currency: 'AUD' })}.`,
      'You settle this between the two of you. Doorways never handles the money.',
    ];
  }
  return ['It is free. Neither of you owes anything.'];
}

/** Short lines under plain headings, the same for both. */
export function agreementLines(from: Agreed | SkillBooking) {
  const agreed: Agreed = 'skillListing' in from ? { ...from, title: from.skillListing.title } : from;
  return [
    { title: 'What', lines: [`${nameOf(agreed.teacher)} teaches ${nameOf(agreed.learner)}: ${agreed.title}.`] },
    { title: 'When', lines: whenLines(agreed) },
    { title: 'Payment', lines: payLines(agreed) },
    {
      title: 'How you treat each other',
      lines: [
        'Be kind. Say what you need, and ask what the other person needs.',
        'What you learn about each other is private.',
        'You can bring a support person.',
      ],
    },
    {
      title: 'If it doesn’t work',
      lines: [
        'Either of you can end this at any time by cancelling. You don’t have to say why.',
        'If you cancel, credit that was set aside is free again.',
        'If you disagree whether it took place, a moderator decides.',
        'If something feels wrong, report it. If you are in danger, call 000.',
      ],
    },
  ] as const;
}

/** What a booking of this listing would agree on. */
export const agreedFor = (
  listing: SkillListing,
  me: NonNullable<SkillBooking['teacher']>,
  finishBy: string | null,
): Agreed => ({
  title: listing.title,
  teacher: listing.isOffering ? listing.user : me,
  learner: listing.isOffering ? me : listing.user,
  payment: listing.payment,
  price: listing.price,
  duration: listing.sessionLength,
  scheduledDate: null,
  finishBy,
});
