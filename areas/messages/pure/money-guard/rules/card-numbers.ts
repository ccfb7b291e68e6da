import { enough, ruleOf } from '../rule.ts';

/** The check digit of card numbers (ISO 7812). */
function isChecked(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** As long as the cards of that beginning are. */
const looksLikeCard = (digits: string) =>
  (digits.length === 16 && /^(4|5|6|2[2-7])/.test(digits)) ||
  (digits.length === 15 && /^3[47]/.test(digits)) ||
  (digits.length === 14 && /^3[68]/.test(digits));

function hasCard(plain: string): boolean {
  const parts = plain.split(/[ -]/);
  return parts.some((_, at) => {
    let digits = '';
    for (let next = at; next < at + 5; next += 1) {
      const part = /^[^\d]?(\d{1,16})[^\d]?$/.exec(parts[next] ?? '')?.[1];
      if (part === undefined) return false;
      digits += part;
      if (looksLikeCard(digits) && isChecked(digits)) return true;
      if (digits.length > 16) return false;
    }
    return false;
  });
}

/** Has the number of a card, or asks for the reader’s. */
export const cardNumbers = ruleOf('card', {
  sets: { ask: 'send|give|share|tell|need|whats|what|get|want|text|read|are' },
  signs: {
    4: `
      need|want|use|borrow your card to|for|so
      under ~3 strip|foil
      <ask> ~3 card|credit|debit ?card number|numbers|details|info
      your ~2 card number|numbers|details|info|pin
      cvv|cvc
      digits|numbers|number ~2 on|off|from ~4 your ~1 card
      digits|numbers ~3 back of ~2 card
      photo|picture|pic ~6 your ~1 bank|debit|credit card
      picture|photo of your ~1 card|licence|passport
    `,
  },
  also: ({ plain }) => (hasCard(plain) ? enough : 0),
});
