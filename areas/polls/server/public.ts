/** What other areas' servers may use of polls. */
export { firstTwice as sameOption } from '../pure/same-options.ts';
export { type PollHome, pollHomes } from './homes.ts';
export { loosePoll, optionCount, pollFrom, pollOf, pollWords } from './poll-of.ts';
