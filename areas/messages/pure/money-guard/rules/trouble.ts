import { ruleOf } from '../rule.ts';

/** A sudden trouble that only money ends. It weighs little by itself: it happens to everyone. */
export const trouble = ruleOf('trouble', {
  signs: {
    3: `
      hospital|doctors|doctor|surgeon ~8 paid|payment|bill
    `,
    2: `
      card|account|wallet|bank ~3 blocked|frozen|locked|stolen|declined
      bank closed my account
      stranded
      stuck at|in ~2 airport|hotel|border|customs
      lost my purse|wallet
      purse|wallet|passport ~2 stolen|taken
      took my passport
      no food
      cannot|cant ?afford buy|pay|afford ~3 medicine|food|rent
      waiting for my salary|pay|wages
      passport ~3 held
    `,
  },
});
