import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import type { AgreementWords, ProviderAgreement } from '../contract.ts';
import type { LimitState } from './price-limits.ts';

export interface AgreementBlock {
  readonly title: string;
  readonly words: readonly string[];
  readonly items: readonly string[];
}

type Support = AgreementWords['supports'][number];
type Compared = ProviderAgreement['compared'][number];

/** "21 November 2026" of a day of the calendar. */
const dayOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const units = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  each: 'each',
  kilometre: 'a kilometre',
} as const;

export const priceText = ({ unitPrice, unitType }: Pick<Support, 'unitPrice' | 'unitType'>): string =>
  unitPrice ? `${moneyText(unitPrice)} ${units[unitType]}` : 'Price not agreed yet';

/** What the price limit on record says of a price; what is not on record is said to be so. */
export function limitText({ state, limit }: Compared): string {
  const amount = limit?.price ? `${moneyText(limit.price)} ${units[limit.unit]}` : '';
  const range = limit ? `from ${dayOf(limit.from)} to ${dayOf(limit.to)}` : '';
  const texts: Readonly<Record<LimitState, string>> = {
    within: `Within the price limit on record: ${amount}, ${range}.`,
    over: `Above the price limit on record: ${amount}, ${range}.`,
    otherUnit: `The price limit on record is for another unit: ${amount}, ${range}.`,
    noPrice: `The price limit on record is ${amount}, ${range}.`,
    noLimit: `It is on record that there is no price limit here, ${range}.`,
    none: 'There is no price limit on record for this item and day.',
    noItem: 'Without a support item number we can’t look up a price limit.',
  };
  return texts[state];
}

export const regionWords = { national: 'Not remote', remote: 'Remote', very_remote: 'Very remote' } as const;
const planWords = {
  agency: 'The NDIA pays the provider.',
  plan: 'A plan manager pays the provider.',
  self: 'The participant pays the provider.',
} as const;

const supportText = (support: Support, compared: Compared | undefined) =>
  [
    `${support.name}${support.supportItem ? ` (${support.supportItem})` : ''}: ${priceText(support)}.`,
    support.howMuch && `How much: ${support.howMuch}.`,
    compared && limitText(compared),
  ]
    .filter(Boolean)
    .join(' ');

const notYet = 'Not agreed yet.';
const withdrawal = ({ cancelHours, cancellation }: AgreementWords) => [
  cancelHours === null
    ? `${notYet} Ask how late cancelling costs nothing.`
    : cancelHours === 0
      ? 'Cancelling costs nothing, at any time.'
      : `Cancelling costs nothing until ${counted(cancelHours, 'hour')} before.`,
  ...(cancellation ? [cancellation] : []),
];

/** The agreement as plain data, in the order of the page: screen and PDF show the same. */
export function agreementBlocks({ words, businessName, compared }: ProviderAgreement): readonly AgreementBlock[] {
  const { participantName, supports, travel, planManagement, startsOn, endsOn, noticeDays, signerName } = words;
  const signs = signerName ? `${signerName}${words.signerRole ? ` (${words.signerRole})` : ''}` : participantName;
  const block = (title: string, texts: readonly string[], items: readonly string[] = []) => ({
    title,
    words: texts.filter(Boolean),
    items,
  });
  return [
    block('Who', [
      `This is an agreement between ${participantName}, the participant, and ${businessName}, the provider.`,
      signerName ? `${signs} signs for the participant.` : '',
    ]),
    block(
      'Supports and prices',
      [],
      supports.map((support, at) => supportText(support, compared[at])),
    ),
    block('Paying', [planManagement ? planWords[planManagement] : `${notYet} Say who looks after the plan’s money.`]),
    block('Travel', [travel || notYet]),
    block('Cancelling', withdrawal(words)),
    block('Starting and ending', [
      startsOn ? `It starts on ${dayOf(startsOn)}.` : 'The start is not agreed yet.',
      endsOn ? `It ends on ${dayOf(endsOn)}.` : 'It has no last day.',
      noticeDays === null
        ? 'How either side can end it is not agreed yet.'
        : noticeDays === 0
          ? 'Either side can end it at any time.'
          : `Either side can end it with ${counted(noticeDays, 'day')} of notice.`,
    ]),
    ...(words.notes ? [block('What else we agree on', [words.notes])] : []),
    block('If something goes wrong', [
      'Talk with the provider first, if you feel safe to.',
      'You can always complain to the NDIS Quality and Safeguards Commission: 1800 035 544.',
    ]),
    block('Signing', [], [`For the participant: ${signs}`, `For the provider: ${businessName}`]),
  ];
}

/** Easy Read: one idea a line, short words, no contractions. */
export function easyLines({ words, businessName, compared }: ProviderAgreement): readonly string[] {
  const { supports, travel, cancelHours, startsOn, endsOn, noticeDays, signerName } = words;
  return [
    `This is a plan with ${businessName}.`,
    'It says what they do and what it costs.',
    'A plan like this is called a service agreement.',
    ...supports.flatMap((support, at) => [
      `They help with this: ${support.name}.`,
      ...(support.howMuch ? [`How much: ${support.howMuch}.`] : []),
      support.unitPrice ? `It costs ${priceText(support)}.` : 'Ask what it costs.',
      ...(compared[at]?.state === 'over' ? ['This is more than the limit we know of. Ask why.'] : []),
    ]),
    travel ? `Travel: ${travel}` : 'Ask if you pay for travel.',
    cancelHours === null
      ? 'Ask what happens if you cancel.'
      : cancelHours === 0
        ? 'You can cancel at any time. You do not pay.'
        : `You can cancel ${counted(cancelHours, 'hour')} before. You do not pay.`,
    ...(words.cancellation ? [`If you cancel later: ${words.cancellation}`] : []),
    startsOn ? `It starts on ${dayOf(startsOn)}.` : 'Ask when it starts.',
    ...(endsOn ? [`It ends on ${dayOf(endsOn)}.`] : []),
    noticeDays === null
      ? 'Ask how you can end it.'
      : noticeDays === 0
        ? 'You can end it at any time.'
        : `You can end it. Tell them ${counted(noticeDays, 'day')} before.`,
    ...(words.notes ? [`Also: ${words.notes}`] : []),
    'You can say no.',
    'You can ask someone you trust for help.',
    'You can complain. Call 1800 035 544.',
    signerName ? `${signerName} signs for you.` : 'You sign if you agree.',
  ];
}
