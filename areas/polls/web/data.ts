import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type { closePoll, createPoll, votePoll } from '../contract.ts';
import { closingOf, type PollDraft, writtenOptions } from './draft.ts';

interface Done {
  readonly onDone: () => void;
  readonly onFail: (error: Error) => void;
}

export const useVote = (done: Done) => useWrite<typeof votePoll>('votePoll', done);
export const useClosePoll = (done: Done) => useWrite<typeof closePoll>('closePoll', done);

/** Makes the poll, to be put into a post or a message. `wordless`: its options go with a sealed message. */
export async function sendPoll(draft: PollDraft, { wordless = false } = {}): Promise<number> {
  const options = writtenOptions(draft);
  const { id } = await call<typeof createPoll>('createPoll', {
    ...(wordless ? { count: options.length } : { options }),
    several: draft.several,
    hiddenUntilVoted: draft.hidden,
    closesAt: closingOf(draft),
  });
  return id;
}
