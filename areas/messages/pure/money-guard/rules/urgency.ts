import { ruleOf } from '../rule.ts';

/** Leaves no time to think. */
export const urgency = ruleOf('urgent', {
  signs: {
    2: `
      act now
      offer ends
      last chance
      only ~1 places|spots left
      keep your place
    `,
    1: `
      urgent|urgently|asap|immediately|emergency|hurry
      right now
      today|tonight
      now ~1 please
      please help
    `,
  },
  unless: `
    no|not|nothing hurry|urgent
  `,
});
