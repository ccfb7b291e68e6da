import { job, serverArea } from '#platform/server/area.ts';
import { pollsContract } from '../contract.ts';
import { closePoll } from './close-poll.ts';
import { createPoll } from './create-poll.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { sweepPolls } from './sweep-polls.ts';
import { votePoll } from './vote-poll.ts';

export const polls = serverArea({
  contract: pollsContract,
  handlers: { createPoll, votePoll, closePoll },
  policies,
  work: {
    jobs: [job('polls.sweep', '29 3 * * *', sweepPolls)],
  },
  declares: {
    personalData,
  },
  matrix,
});
