import type { Handler } from '#platform/server/area.ts';
import type { OutsideModel } from '#platform/server/config.ts';
import { problem } from '#platform/server/problem.ts';
import type { askOutsideModel as contract } from '../contract.ts';
import { askModel } from './model/ask-model.ts';
import { makeCallLimit } from './model/call-limit.ts';
import { type FailureKind, ModelFailure } from './model/failure.ts';
import { instructions } from './model/instructions.ts';
import { sourceOf } from './model/source-of.ts';

const details: Readonly<Record<FailureKind, string>> = {
  left: 'You stopped waiting.',
  slow: 'The outside model took too long. Try again, or try a shorter text.',
  unreachable: 'We couldn’t reach the outside model. Try again in a moment.',
  refused: 'The outside model refused our request. The people who run Doorways have to look into it.',
  busy: 'The outside model has too much to do. Try again in a few minutes.',
  unusable: 'The outside model sent an answer that we can’t show you. Try again.',
  cut: 'The answer of the outside model was too long. Try a shorter text.',
};

/** Few: each holds a place among the ordinary requests for as long as the model takes. */
const limited = makeCallLimit({ ofAll: 4, ofOne: 2 });

/** Neither the text nor the answer is stored or logged. */
export const askOutsideModel: Handler<typeof contract, OutsideModel> = ({
  input,
  principal,
  found,
  request,
  services,
}) =>
  limited(principal.id, async () => {
    const { text, wish } = input;
    const left = request.left?.() ?? new AbortController().signal;
    try {
      const suggestion = await askModel(found, { instruction: instructions[wish], text, left });
      return { text: suggestion, ...sourceOf(found), mayBeWrong: true };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const { kind, status } = error;
      if (kind !== 'left') services.log.warn({ kind, status }, 'The outside model gave no answer that can be shown');
      throw problem.unavailable(details[kind]);
    }
  });
