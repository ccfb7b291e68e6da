import type { ReactNode } from 'react';

/** What a control tells about itself, so that what it does can be found. */
export interface Described {
  /** What a press does, or the name of a text in a `descriptions.ts`, where the words on the control do not tell it. */
  readonly description?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-haspopup'?: unknown;
  readonly 'aria-expanded'?: unknown;
  readonly 'aria-pressed'?: unknown;
  readonly type?: string | undefined;
}

/** Finds what a control does, by the words on it. */
export type Describer = (words: ReactNode, control: Described) => string | undefined;

/**
 * What controls do, by the words on them. A name that ends with " …" stands for all words that begin so. Words that
 * mean different things in different places get a name of their own, which the control gives as its `description`.
 */
export type Descriptions = Readonly<Record<string, string>>;
