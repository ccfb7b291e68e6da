import { type Attack, attacksOn, attackText } from './attacks.ts';
import type { Expression } from './find.ts';

export type Judged = Pick<Expression, 'source' | 'flags' | 'repeated' | 'most'>;

/** The longest text that a member can send: the body of a request (platform/server/http.ts). */
export const longest = 256 * 1024;
/** What one execution may take of a processor, in milliseconds. */
export const mostMilliseconds = 50;

export interface Verdict {
  readonly length: number;
  readonly milliseconds: number;
  readonly attack: Attack;
}

interface Stage {
  readonly length: number;
  /** How many of the worst attacks go on to the next one. */
  readonly keep: number;
}
/** Some expressions double their time with each character. */
const short: readonly Stage[] = [
  { length: 16, keep: Number.POSITIVE_INFINITY },
  { length: 24, keep: 100 },
  ...[28, 32, 40, 52, 72, 100].map((length) => ({ length, keep: 100 })),
];
const long: readonly Stage[] = [
  { length: 128, keep: Number.POSITIVE_INFINITY },
  { length: 512, keep: 400 },
  { length: 1024, keep: 100 },
  { length: 2048, keep: 40 },
  { length: 4500, keep: 20 },
  { length: 8000, keep: 12 },
  { length: 16_384, keep: 8 },
  { length: 65_536, keep: 3 },
];
/** Where a stage has taken so long, the worst so far is bad enough to go on with. */
const mostOfStage = 200;

/** Runs an expression over its attacks, up to the longest text, and tells the worst that it found. */
export function judge({ source, flags, repeated, most = longest }: Judged): Verdict {
  const own = new RegExp(source, repeated && !flags.includes('g') ? `${flags}g` : flags);
  const use = repeated ? (text: string) => void text.replace(own, '') : (text: string) => void own.test(text);
  const end = Math.min(longest, most);
  const attacks = attacksOn(source, flags);
  const until = (stages: readonly Stage[]) => stages.filter(({ length }) => length < end);
  const early = run(use, attacks, until(short));
  if (early.milliseconds > mostMilliseconds) return early;
  return run(use, attacks, [...until(long), { length: end, keep: 0 }]);
}

/** Ends with the first attack that takes too long, or with the slowest at the last length. */
function run(use: (text: string) => void, attacks: readonly Attack[], stages: readonly Stage[]): Verdict {
  let left = attacks;
  let worst: Verdict = { length: 0, milliseconds: 0, attack: { before: '', again: '', after: '' } };
  for (const [n, { length, keep }] of stages.entries()) {
    const measured: { attack: Attack; took: number }[] = [];
    let spent = 0;
    worst = { ...worst, milliseconds: 0 };
    for (const attack of left) {
      const text = attackText(attack, length);
      const started = performance.now();
      use(text);
      const took = performance.now() - started;
      measured.push({ attack, took });
      spent += took;
      if (took > worst.milliseconds) {
        worst = { length, milliseconds: took <= mostMilliseconds ? took : leastTime(() => use(text)), attack };
        if (worst.milliseconds > mostMilliseconds) return worst;
      }
      if (spent > mostOfStage && n < stages.length - 1) break;
    }
    measured.sort((a, b) => b.took - a.took);
    left = measured.slice(0, keep).map(({ attack }) => attack);
  }
  return worst;
}

/**
 * Of this thread's own processor time, the least of three runs: what else the machine does is no fault of the expression.
 * One that is far above the bound needs no second run.
 */
function leastTime(use: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < 3; runs += 1) {
    const before = process.threadCpuUsage();
    use();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least <= mostMilliseconds || least > 10 * mostMilliseconds) break;
  }
  return least;
}
