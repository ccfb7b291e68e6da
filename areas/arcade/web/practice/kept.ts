import { readDraft, writeDraft } from '#platform/web/forms/drafts.ts';
import { currentSession } from '#platform/web/session.ts';
import type { Game, Side } from '../../pure/game.ts';
import { type GameKind, type RoomFeature, roomFeatures } from '../../pure/kinds.ts';
import { isLevel, type Level } from '../../pure/opponent/levels.ts';
import { practiceKept } from '../kept.ts';

export interface Practice {
  readonly moves: readonly string[];
  /** Games won by side, and draws (ROOM-34, ROOM-35). */
  readonly score: readonly [number, number, number];
  /** Two people, or the computer at a level. */
  readonly against: Level | 'person';
  /** The side of whoever plays against the computer. */
  readonly side: Side;
  /** As in a room, for this device. */
  readonly features: readonly RoomFeature[];
}

const empty: Practice = { moves: [], score: [0, 0, 0], against: 'steady', side: 0, features: [] };

const countIn = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);

/** What is stored and cannot have been played is left out, back to the last move that can. */
function movesIn(game: Game, value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const good: string[] = [];
  let state = game.start();
  for (const move of value) {
    if (typeof move !== 'string' || !game.moves(state).includes(move)) break;
    state = game.play(state, move);
    good.push(move);
  }
  return good;
}

export function readPractice(game: Game, stored: unknown): Practice {
  const given = (stored ?? {}) as Record<string, unknown>;
  const score = Array.isArray(given.score) ? given.score : [];
  return {
    moves: movesIn(game, given.moves),
    score: [countIn(score[0]), countIn(score[1]), countIn(score[2])],
    against: isLevel(given.against) || given.against === 'person' ? given.against : empty.against,
    side: given.side === 1 ? 1 : 0,
    features: roomFeatures.filter((one) => Array.isArray(given.features) && given.features.includes(one)),
  };
}

const name = () => practiceKept.key(currentSession().member?.id ?? 0);

export const keptPractice = (game: Game): Practice => readPractice(game, readDraft(name())?.[game.kind]);

export function keepPractice(kind: GameKind, practice: Practice): void {
  writeDraft(name(), { ...readDraft(name()), [kind]: practice });
}
