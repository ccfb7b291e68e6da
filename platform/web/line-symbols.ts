import { place } from './place.ts';
import type { LucideIcon } from './ui/icon.tsx';

/** A set of pictures for lines of Easy Read. */
export interface LineSymbols {
  /** The name of the picture that fits a line; null for none. */
  readonly suggest: (line: string) => string | null;
  /** All pictures, each with the word it stands for. */
  readonly choices: readonly { readonly symbol: string; readonly word: string }[];
  readonly pictureOf: (symbol: string | null) => LucideIcon | undefined;
}

/** The area with the symbol board brings them. */
export const lineSymbols = place<() => Promise<LineSymbols>>('symbols for lines');
