import { ruleOf } from '../rule.ts';

/** No one else is to know, so that no one can advise. */
export const secrecy = ruleOf('secret', {
  signs: {
    1: `
      dont|not tell anyone
      dont|not tell your
      between us
      our secret
      tell no one
    `,
  },
});
