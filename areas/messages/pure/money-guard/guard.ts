import { type Kind, kinds } from './kinds.ts';
import { read } from './reading.ts';
import { enough, type Rule } from './rule.ts';
import { asksMoney } from './rules/asks-money.ts';
import { bankDetails } from './rules/bank-details.ts';
import { cardNumbers } from './rules/card-numbers.ts';
import { codes } from './rules/codes.ts';
import { crypto } from './rules/crypto.ts';
import { fees } from './rules/fees.ts';
import { giftCards } from './rules/gift-cards.ts';
import { investment } from './rules/investment.ts';
import { love } from './rules/love.ts';
import { otherApp } from './rules/other-app.ts';
import { payId } from './rules/pay-id.ts';
import { secrecy } from './rules/secrecy.ts';
import { trouble } from './rules/trouble.ts';
import { urgency } from './rules/urgency.ts';

const rules: readonly Rule[] = [
  codes,
  bankDetails,
  cardNumbers,
  payId,
  giftCards,
  crypto,
  investment,
  fees,
  asksMoney,
  otherApp,
  love,
  trouble,
  urgency,
  secrecy,
];

/**
 * What stands out in a message of someone new, the heaviest first; empty when it is not enough to be pointed out.
 * `without` is what its reader has called fine.
 */
export function noticed(text: string, without: readonly Kind[] = []): readonly Kind[] {
  const reading = read(text);
  const found = rules
    .filter(({ kind }) => !without.includes(kind))
    .map(({ kind, weigh }) => ({ kind, weight: weigh(reading) }))
    .filter(({ weight }) => weight > 0);
  if (found.reduce((sum, { weight }) => sum + weight, 0) < enough) return [];
  return found
    .sort((a, b) => b.weight - a.weight || kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ kind }) => kind);
}
