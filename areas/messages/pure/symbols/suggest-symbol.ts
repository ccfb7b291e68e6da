import { findSymbols } from './find-symbols.ts';
import { boardWords, type Kind } from './words.ts';

/** What a line is about comes before what happens, and that before who does it: "I need a bus" is a bus. */
const order: readonly Kind[] = ['thing', 'how', 'do', 'who', 'say'];
const kindOf = new Map(boardWords.map(({ symbol, kind, page }) => [symbol, { kind, core: page === 'core' }]));

const rankOf = (symbol: string) => {
  const { kind = 'who', core = true } = kindOf.get(symbol) ?? {};
  return order.indexOf(kind) + (core ? order.length : 0);
};

/** The name of the one picture that tells most of a line; null where no word has one. */
export function suggestSymbol(line: string): string | null {
  const names = findSymbols(line).flatMap(({ symbol }) => symbol ?? []);
  return names.toSorted((one, two) => rankOf(one) - rankOf(two))[0] ?? null;
}
