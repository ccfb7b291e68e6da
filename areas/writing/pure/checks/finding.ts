import type { Document } from '../types.ts';

/** What is looked through before publishing. */
export interface Checked {
  readonly document: Document;
  readonly title: string;
  readonly tags: readonly string[];
}

/** A place in the document: the block by its way down, then characters within it. */
export interface Place {
  readonly path: readonly number[];
  readonly from?: number;
  readonly to?: number;
}

export interface Finding {
  /** The same for the same fault, as long as its words stay: "capitals:NEVER LIFT". */
  readonly key: string;
  /** What is there, in a few words. */
  readonly title: string;
  /** Why it matters, in one sentence. */
  readonly reason: string;
  /** The words it is about; empty where there are none. */
  readonly quote: string;
  readonly place?: Place;
  /** Missing where only the author knows the better words. */
  readonly fix?: { readonly label: string; readonly done: string; readonly change: () => Partial<Checked> };
  /** A picture without words: they can be written right at the finding. */
  readonly picture?: { readonly mediaId: number };
}

/** Looks for one kind of fault. */
export type Rule = (checked: Checked) => readonly Finding[];
