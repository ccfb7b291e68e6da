/** What posts and conversations show of polls. The parts come by themselves: only who meets one waits for it. */
export { sendPoll } from './data.ts';
export { checkPoll, emptyPoll, type PollDraft, writtenOptions } from './draft.ts';
export { loadPollFields, loadPollPart } from './load.ts';
