import { ruleOf } from '../rule.ts';

/** Asks for gift cards or for what is printed on them. */
export const giftCards = ruleOf('giftCard', {
  sets: { get: 'buy|get|grab|purchase|send|need|pick|want|find|order' },
  signs: {
    4: `
      <get> ~7 giftcard
      <get> ~4 prepaid card|cards
      scratch ~3 giftcard|card|cards|back
      numbers|number|code|codes|pin ~4 giftcard
      giftcard ~8 code|codes|pin|scratch|numbers
    `,
  },
  unless: `
    i|we|ill|id|they|she|he ~2 buy|get|send|grab|order ~6 giftcard
    what|where to buy|get
    bought|got|gave|won ~5 giftcard
    thanks|thank ~4 giftcard
  `,
});
