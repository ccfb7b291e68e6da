import type { Conversation } from '../../contract.ts';

export type Noticed = Conversation['guardOff'][number];

/** What a message does, after “It” and “This message”. */
const does: Readonly<Record<Noticed, string>> = {
  code: 'asks for a password or a code',
  bank: 'is about bank details',
  card: 'is about a bank card',
  payId: 'asks for a PayID payment',
  giftCard: 'asks for gift cards',
  crypto: 'is about crypto money',
  invest: 'offers you easy profits',
  fee: 'asks for a fee',
  money: 'asks for money',
  app: 'asks you to move to another app',
  love: 'speaks of deep love very early',
  trouble: 'tells of sudden trouble',
  urgent: 'hurries you',
  secret: 'asks you to keep a secret',
};

const sensible = 'You don’t have to answer, give or send anything. Talk to someone you trust first.';
const bank = 'Don’t send bank or card details. If you’ve already sent any, call your bank now.';

const advice: Partial<Readonly<Record<Noticed, string>>> = {
  code: 'Don’t send it. Someone could use it to get into your accounts. No genuine service asks for it in a message.',
  bank,
  card: bank,
  app: 'You can keep talking here as long as you like. Here you can block and report, and we can help.',
};

export const titleOf = (noticed: readonly Noticed[]): string => `This message ${does[noticed[0] ?? 'money']}`;
export const adviceOf = (noticed: readonly Noticed[]): string => advice[noticed[0] ?? 'money'] ?? sensible;
/** What stands out beside what the title says. */
export const othersOf = (noticed: readonly Noticed[]): string[] => noticed.slice(1).map((one) => `It ${does[one]}.`);

/** Said once, after the message itself. */
export const noteOf = (noticed: readonly Noticed[]): string =>
  noticed.length === 0 ? '' : `Warning: ${titleOf(noticed).replace(/^This message/, 'this message')}.`;

/** What a report begins with; its writer can change it. */
export const reportOf = (noticed: readonly Noticed[]): string =>
  `This may be a scam. ${noticed.map((one) => `It ${does[one]}.`).join(' ')}`;
