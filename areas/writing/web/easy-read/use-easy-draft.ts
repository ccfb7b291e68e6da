import { useState } from 'react';
import { createKeeper, draftName, readDraft } from '#platform/web/forms/drafts.ts';
import { useFlush } from '#platform/web/forms/use-flush.ts';
import { draftEasyRead, type HardWord } from '../../pure/easy-read-draft.ts';

export type LineState = 'open' | 'kept' | 'dropped';
export interface EasyLine {
  readonly id: number;
  readonly text: string;
  readonly broken: boolean;
  /** Name of the picture; null for none. */
  readonly symbol: string | null;
  readonly state: LineState;
}
export interface EasyDraft {
  /** The text that the lines come from. */
  readonly source: string;
  /** Empty until lines are made. */
  readonly lines: readonly EasyLine[];
  readonly hardWords: readonly HardWord[];
}

const isLine = (one: unknown): one is EasyLine =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as EasyLine).text === 'string' &&
  typeof (one as EasyLine).id === 'number' &&
  ['open', 'kept', 'dropped'].includes((one as EasyLine).state);
const isWord = (one: unknown): one is HardWord =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as HardWord).word === 'string' &&
  typeof (one as HardWord).meaning === 'string';

function readKept(name: string): EasyDraft | undefined {
  const { source, lines, hardWords } = readDraft(name) ?? {};
  if (typeof source !== 'string' || !Array.isArray(lines) || !Array.isArray(hardWords)) return undefined;
  return { source, lines: lines.filter(isLine), hardWords: hardWords.filter(isWord) };
}

/** The lines of one field, kept on this device until they are used. */
export function useEasyDraft(field: string, source: string, suggest: (line: string) => string | null) {
  const [name] = useState(() => draftName(`easy-read:${field}`));
  const [keeper] = useState(() => createKeeper(name));
  const [draft, setDraft] = useState<EasyDraft>(() => readKept(name) ?? { source, lines: [], hardWords: [] });
  useFlush(keeper);

  const change = (next: EasyDraft) => {
    setDraft(next);
    keeper.save({ ...next });
  };
  return {
    draft,
    setSource: (text: string) => change({ ...draft, source: text }),
    makeLines: () => {
      const { lines, hardWords } = draftEasyRead(draft.source);
      change({
        source: draft.source,
        hardWords,
        lines: lines.map(({ text, broken }, id) => ({ id, text, broken, symbol: suggest(text), state: 'open' })),
      });
      return lines.length;
    },
    changeLine: (id: number, part: Partial<EasyLine>) =>
      change({ ...draft, lines: draft.lines.map((line) => (line.id === id ? { ...line, ...part } : line)) }),
    keepAll: () =>
      change({
        ...draft,
        lines: draft.lines.map((line) => (line.state === 'open' ? { ...line, state: 'kept' } : line)),
      }),
    /** Back to the text, which may have changed since. */
    restart: (text: string) => change({ source: text, lines: [], hardWords: [] }),
    forget: () => keeper.drop(),
  };
}
