import {
  type Aim,
  aims,
  type Interest,
  interests,
  listOf,
  type ReasonKind,
  type Support,
  supports,
  type Way,
  ways,
} from './options.ts';
import { aimWords, distanceWords, interestWords, listed, supportWords, wayWords } from './words.ts';

/** What a score is made of; lists as bits, the aims of one room only. */
export interface Fitting {
  readonly aims: number;
  readonly interests: number;
  readonly communication: number;
  readonly support: number;
}

export interface ScoreReason {
  readonly kind: ReasonKind;
  readonly points: number;
  readonly most: number;
  readonly words: string;
}

export interface Score {
  readonly score: number;
  readonly reasons: readonly ScoreReason[];
}

/** How much each reason counts of 100. */
export const weights: Readonly<Record<ReasonKind, number>> = {
  aims: 30,
  interests: 30,
  communication: 15,
  access: 15,
  nearness: 10,
};

const ones = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Distances are said in these steps, never finer (kilometres). */
export const bands = [5, 10, 25, 50, 100, 250, 500] as const;
/** Further than the last band. */
export const beyond = 501;
export const bandOf = (km: number): number => bands.find((band) => km <= band) ?? beyond;

const nearPoints = new Map([
  [5, 10],
  [10, 9],
  [25, 7],
  [50, 5],
  [100, 3],
]);

function shared(mine: number, theirs: number, most: number) {
  const both = ones(mine & theirs);
  return { both, of: ones(mine), points: Math.round((most * both) / Math.max(1, ones(mine))) };
}

type Part = Omit<ScoreReason, 'kind' | 'most'> | undefined;

const aimsPart = (mine: Fitting, theirs: Fitting): Part => {
  const { points } = shared(mine.aims, theirs.aims, weights.aims);
  const both: Aim[] = listOf(aims, mine.aims & theirs.aims);
  const words =
    both.length > 0
      ? `You both look for ${listed(both.map((one) => aimWords[one]))}.`
      : 'You look for different things.';
  return { points, words };
};

function of<T extends string>(
  all: readonly T[],
  words: Readonly<Record<T, string>>,
  mine: number,
  theirs: number,
  most: number,
): Part {
  // What one has not said anything about does not count for or against anybody.
  if (mine === 0) return undefined;
  const { both, of: total, points } = shared(mine, theirs, most);
  const names = listed(listOf(all, mine & theirs).map((one) => words[one]));
  if (both === 0) return { points, words: total === 1 ? 'Not the one you chose.' : `None of your ${total}.` };
  if (both < total) return { points, words: `${both} of your ${total}: ${names}.` };
  return { points, words: `${total === 1 ? 'The one you chose' : `All ${total} of yours`}: ${names}.` };
}

const nearPart = (km: number | null): Part =>
  km === null ? undefined : { points: nearPoints.get(km) ?? 1, words: `${distanceWords(km)}.` };

/**
 * How well somebody fits, with its reasons. It is the same each time for the same two profiles. Reasons that were
 * dropped, and those of which one has said nothing, are left out, and the rest counts for all of it.
 */
export function scoreOf(mine: Fitting, theirs: Fitting, km: number | null, dropped: readonly ReasonKind[] = []): Score {
  const parts: readonly (readonly [ReasonKind, Part])[] = [
    ['aims', aimsPart(mine, theirs)],
    ['interests', of<Interest>(interests, interestWords, mine.interests, theirs.interests, weights.interests)],
    ['communication', of<Way>(ways, wayWords, mine.communication, theirs.communication, weights.communication)],
    ['access', of<Support>(supports, supportWords, mine.support, theirs.support, weights.access)],
    ['nearness', nearPart(km)],
  ];
  const reasons = parts.flatMap(([kind, part]) =>
    part && !dropped.includes(kind) ? [{ kind, most: weights[kind], ...part }] : [],
  );
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  const most = reasons.reduce((sum, reason) => sum + reason.most, 0);
  return { score: most === 0 ? 0 : Math.round((100 * points) / most), reasons };
}

/** The score alone, without its words: for sorting many. It gives the same number. */
export function scoreNumber(
  mine: Fitting,
  theirs: Fitting,
  km: number | null,
  dropped: readonly ReasonKind[] = [],
): number {
  let [points, most] = [0, 0];
  const add = (kind: ReasonKind, gained: number) => {
    if (dropped.includes(kind)) return;
    points += gained;
    most += weights[kind];
  };
  add('aims', shared(mine.aims, theirs.aims, weights.aims).points);
  if (mine.interests) add('interests', shared(mine.interests, theirs.interests, weights.interests).points);
  if (mine.communication)
    add('communication', shared(mine.communication, theirs.communication, weights.communication).points);
  if (mine.support) add('access', shared(mine.support, theirs.support, weights.access).points);
  if (km !== null) add('nearness', nearPoints.get(km) ?? 1);
  return most === 0 ? 0 : Math.round((100 * points) / most);
}
