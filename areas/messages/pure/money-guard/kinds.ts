/** What can stand out in a message, in the order in which it is told. */
export const kinds = [
  'code',
  'bank',
  'card',
  'payId',
  'giftCard',
  'crypto',
  'invest',
  'fee',
  'money',
  'app',
  'love',
  'trouble',
  'urgent',
  'secret',
] as const;
export type Kind = (typeof kinds)[number];
