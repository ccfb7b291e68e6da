import type { Kind } from './kinds.ts';
import { fits, fitsAny, type Pattern, patterns } from './patterns.ts';
import type { Reading } from './reading.ts';

/** From here on a message is pointed out. One clear sign is enough; weak ones have to come together. */
export const enough = 4;

export interface Rule {
  readonly kind: Kind;
  /** 0: nothing; up to `enough`. */
  readonly weigh: (reading: Reading) => number;
}

/** What is said of others, or against doing it, in any rule. */
const warns = patterns(`
  never|dont ?ever send|give|share|pay|buy|tell|lend|transfer ~5 money|bank|card|details|password|code|giftcard|cash|pin
  not to ?ever send|give|share|pay|buy|lend ~5 money|bank|card|details|password|code|giftcard|cash|pin
  scammer|scammers|fraudsters|thieves ?will|would|often|always ask|want|say|use|sent|send
  was|were|got asked
`);

export interface Signs {
  /** The patterns by what each of them weighs. */
  readonly signs: Readonly<Record<number, string>>;
  readonly sets?: Readonly<Record<string, string>>;
  /** A sentence with one of these is passed over. */
  readonly unless?: string;
  /** The weights of a message add up, instead of the heaviest alone. */
  readonly adds?: boolean;
  /** What no pattern of words can say. */
  readonly also?: (reading: Reading) => number;
}

/** A rule that is made of patterns, sentence by sentence. */
export function ruleOf(kind: Kind, { signs, sets = {}, unless = '', adds = false, also }: Signs): Rule {
  const all: readonly (readonly [number, Pattern])[] = Object.entries(signs).flatMap(([weight, text]) =>
    patterns(text, sets).map((one) => [Number(weight), one] as const),
  );
  const passed = patterns(unless, sets);
  return {
    kind,
    weigh: (reading) => {
      const sentences = reading.sentences.filter((words) => !fitsAny(warns, words) && !fitsAny(passed, words));
      const weights = all.filter(([, one]) => sentences.some((words) => fits(one, words))).map(([weight]) => weight);
      const words = adds ? weights.reduce((sum, one) => sum + one, 0) : Math.max(0, ...weights);
      return Math.min(enough, Math.max(words, also?.(reading) ?? 0));
    },
  };
}
