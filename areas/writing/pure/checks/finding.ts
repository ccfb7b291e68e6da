import type { Measured } from '../reading.ts';
import type { Document } from '../types.ts';
import type { Edit } from './edits.ts';
import type { TextBlock } from './text-blocks.ts';

/** A text with what many rules need of it, read once. */
export interface Read {
  readonly document: Document;
  /** Paragraphs and headings in order. */
  readonly blocks: readonly TextBlock[];
  /** Without quotes: what somebody else said. */
  readonly measured: Measured;
}

/** A place in the document: the block by its way down, then characters within it. */
export interface Place {
  readonly path: readonly number[];
  readonly from?: number;
  readonly to?: number;
}

/** Each kind of finding with its name for a list of many. */
export const findingKinds = {
  'missing-description': 'Pictures without a description',
  'empty-heading': 'Headings without words',
  'heading-jump': 'Heading levels',
  'link-text': 'Link text',
  'table-headers': 'Tables without headings',
  capitals: 'Capital letters',
  emoji: 'Rows of emoji',
  hashtag: 'Hashtags',
  'long-sentence': 'Long sentences',
  passive: 'Passive voice',
  jargon: 'Jargon',
  'short-form': 'Short forms',
  term: 'NDIS terms',
  'double-negative': 'Double negatives',
  saying: 'Sayings',
  colour: 'Colour words',
  'reading-level': 'Reading level',
} as const;
export type FindingKind = keyof typeof findingKinds;

export interface Fix {
  /** For a button: "Use bold instead". */
  readonly label: string;
  /** Said afterwards: "“NEVER LIFT” is bold now, in small letters." */
  readonly done: string;
  readonly edits: readonly Edit[];
}

export interface Finding {
  readonly kind: FindingKind;
  /** The same for the same fault, as long as its words stay: "capitals:NEVER LIFT". No two of a text are the same. */
  readonly key: string;
  /** What is there, in a few words. */
  readonly title: string;
  /** Why it matters, in one sentence. */
  readonly reason: string;
  /** What to do, in one sentence. */
  readonly suggestion: string;
  /** The words it is about; empty where there are none. */
  readonly quote: string;
  /** Missing where it is about the whole text. */
  readonly place?: Place;
  /** Missing where only the author knows the better words. */
  readonly fix?: Fix;
  /** A picture without words: they can be written right at the finding. */
  readonly picture?: { readonly mediaId: number };
}

/** Looks for one kind of fault. */
export type Rule = (read: Read) => readonly Finding[];
