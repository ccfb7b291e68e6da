import { counted, inFigures } from '#platform/contract/counted.ts';
import { type Currency, type Money, moneyText } from '#platform/contract/money.ts';
import type { ChipTone } from '#platform/web/ui/chip.tsx';
import type { Ad, AudienceEstimate, Campaign } from '../contract.ts';
import { budgetTypeNames } from '../pure/options.ts';
import type { Delivery } from '../pure/status.ts';

/** The specified numbers are in whole units: 19.95. */
const moneyOf = (units: number, currency: Currency): Money => ({ minor: Math.round(units * 100), currency });
export const unitsText = (units: number, currency: Currency): string => moneyText(moneyOf(units, currency));
export const centsText = (minor: number, currency: Currency): string => moneyText({ minor, currency });

/** ADS-07, 09: what the campaign is set to. */
export const statusWords = { active: 'Active', paused: 'Paused', archived: 'Archived' } as const;
export const statusTones = { active: 'ok', paused: 'plain', archived: 'plain' } as const satisfies Record<
  Campaign['status'],
  ChipTone
>;

/** What happens now, and what to do about it; nothing where the badge says it all. */
export const deliveryWords: Readonly<Record<Delivery, string | undefined>> = {
  running: 'Its ads are being shown.',
  scheduled: 'It starts on its first day.',
  paused: undefined,
  ended: 'Its last day is over.',
  archived: undefined,
  'no-ads': 'It has no ads yet. Nothing is shown or charged.',
  'in-review': 'A person looks at every ad before it runs.',
  held: 'An ad waits for a moderator, because its words need a proof.',
  refused: 'A moderator refused its ads, and said why.',
  'budget-spent': 'Its budget is spent. If anything is left, it is less than one view or press costs.',
  'spend-limit': 'This month’s spend limit of your plan is reached. It continues next month, or with a bigger plan.',
  'no-card': 'Add a card on the page Subscription. Nothing that costs money is shown before.',
  unpaid: 'A bill for ads could not be taken. Pay it on the page Subscription, and its ads continue.',
};

export const budgetText = ({ budgetType, budget, currency }: Campaign): string =>
  `${budgetTypeNames[budgetType]} ${unitsText(budget, currency)}`;

/** ADS-16: never a figure below 100. */
export const estimateText = ({ opened, isSmallest }: AudienceEstimate): string =>
  isSmallest
    ? 'In the last 7 days, pages like these were opened 100 times or fewer.'
    : `In the last 7 days, pages like these were opened about ${inFigures(opened)} times.`;

/** Where an ad stands with the moderators. */
export const reviewWords = {
  'in-review': 'In review',
  held: 'Held',
  approved: 'Approved',
  refused: 'Refused',
} as const satisfies Record<Ad['review'], string>;
export const reviewTones = {
  'in-review': 'plain',
  held: 'warn',
  approved: 'ok',
  refused: 'danger',
} as const satisfies Record<Ad['review'], ChipTone>;

/** Before it: how many are looked at first. */
export const aheadText = (ahead: number): string =>
  ahead === 0 ? 'A person looks at it next.' : `A person looks at it after ${counted(ahead, 'other ad')}.`;
