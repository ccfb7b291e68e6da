import type { GameKind } from '../kinds.ts';

/** How well the computer plays; the words are what a person chooses by. */
export const levels = ['gentle', 'steady', 'strong', 'strongest'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (value: unknown): value is Level => levels.includes(value as Level);

export const levelWords: Readonly<Record<Level, { name: string; about: string }>> = {
  gentle: { name: 'Gentle', about: 'Looks one move ahead and often slips.' },
  steady: { name: 'Steady', about: 'Sees simple threats. Slips now and then.' },
  strong: { name: 'Strong', about: 'Looks several moves ahead.' },
  strongest: { name: 'Strongest', about: 'The best that this device can do in a second or two.' },
};

export interface Strength {
  /** Moves looked ahead, both sides counted. */
  readonly depth: number;
  /** Positions looked at before it answers with the best so far. */
  readonly positions: number;
  /** One in how many moves is left to chance; 0: none. */
  readonly slips: number;
}

const strengths: Readonly<Record<Level, Strength>> = {
  gentle: { depth: 1, positions: 500, slips: 3 },
  steady: { depth: 2, positions: 2_000, slips: 8 },
  strong: { depth: 4, positions: 20_000, slips: 0 },
  strongest: { depth: 10, positions: 40_000, slips: 0 },
};

/** Tic-tac-toe is small enough to be seen to its end. */
export const strengthOf = (kind: GameKind, level: Level): Strength =>
  kind === 'tic_tac_toe' && level === 'strongest' ? { depth: 9, positions: 600_000, slips: 0 } : strengths[level];
