import { ruleOf } from '../rule.ts';

/** Asks to pay by PayID, or for the reader’s own. */
export const payId = ruleOf('payId', {
  signs: {
    4: `
      payid me|us|it
      you ~2 payid
      please|just ~2 payid
      my|our payid ~1 is
      your payid
      send|pay|transfer ~5 to|by|with|via|through ~2 payid
      payid ~2 to my
    `,
  },
  unless: `
    do|can|could|should|did i|we|they ~2 pay|send|transfer
    you ?have paid|sent
    i|we|ill|he|she|they ?will|can paid|sent|pay|send|transfer ~5 payid
  `,
});
