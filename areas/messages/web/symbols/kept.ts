import { useState } from 'react';
import { draftName, readDraft, writeDraft } from '#platform/web/forms/drafts.ts';
import { currentSession } from '#platform/web/session.ts';
import { limits } from '../../pure/limits.ts';
import { type Draft, emptyDraft } from '../../pure/symbols/draft.ts';
import { type BoardWord, type Kind, kinds } from '../../pure/symbols/words.ts';
import { symbolsKept } from '../kept.ts';

export interface OwnWord {
  readonly word: string;
  readonly symbol: string;
  readonly kind: Kind;
}

/** What this device keeps of the board for a member. It stays when they sign out: it is their way of speaking. */
export interface Kept {
  readonly own: readonly OwnWord[];
  readonly sayEach: boolean;
  readonly bigger: boolean;
  readonly scanning: boolean;
  /** Milliseconds that scanning stays on each. */
  readonly every: number;
}

export const speeds = [1000, 1500, 2000, 3000, 5000] as const;
export const mostOwn = 200;
const usual: Kept = { own: [], sayEach: false, bigger: false, scanning: false, every: 2000 };

/** The board is open to members alone. */
const name = () => symbolsKept.key(currentSession().member?.id ?? 0);
const isKind = (value: unknown): value is Kind => kinds.some(({ id }) => id === value);

function ownWord(value: unknown): OwnWord | undefined {
  const { word, symbol, kind } = (value ?? {}) as Record<string, unknown>;
  if (typeof word !== 'string' || !word.trim() || word.length > limits.word) return undefined;
  if (typeof symbol !== 'string' || !/^[a-z0-9-]{0,40}$/.test(symbol) || !isKind(kind)) return undefined;
  return { word, symbol, kind };
}

const wordsIn = (value: unknown) => (Array.isArray(value) ? value.flatMap((one) => ownWord(one) ?? []) : []);

export function readKept(stored: Readonly<Record<string, unknown>> | undefined): Kept {
  const given = stored ?? {};
  return {
    own: wordsIn(given.own).slice(0, mostOwn),
    sayEach: given.sayEach === true,
    bigger: given.bigger === true,
    scanning: given.scanning === true,
    every: speeds.find((speed) => speed === given.every) ?? usual.every,
  };
}

export const asBoardWord = (own: OwnWord): BoardWord => ({ ...own, page: 'mine', also: [] });

/** The change is made to what is stored by then, so that two tabs do not undo each other. */
export function useKept(): [Kept, (change: (now: Kept) => Partial<Kept>) => void] {
  const [kept, setKept] = useState(() => readKept(readDraft(name())));
  const change = (part: (now: Kept) => Partial<Kept>) => {
    const stored = readDraft(name());
    const now = stored ? readKept(stored) : kept;
    const next = { ...now, ...part(now) };
    writeDraft(name(), { ...next });
    setKept(next);
  };
  return [kept, change];
}

/** The sentence as it was when the page was left. */
export function readSentence(key: string): Draft {
  const { words, text } = readDraft(draftName(key)) ?? {};
  return { words: wordsIn(words), text: typeof text === 'string' ? text : emptyDraft.text };
}
