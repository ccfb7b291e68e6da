import type { Category, Format, ResourceType, State } from '../../pure/options.ts';

/** A resource that comes with the product. Every fact in it was read in the source that it names. */
export interface Fact {
  /** Stable name. A fact that is taken away keeps its name free for nothing else. */
  readonly ref: string;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly resourceType: ResourceType;
  readonly tags: readonly string[];
  readonly formats?: readonly Format[];
  readonly states?: readonly State[];
  /** The official page … */
  readonly url?: string;
  /** … or, where there is none, a sheet that the product makes: its lines, and where the facts were read. */
  readonly sheet?: { readonly lines: readonly string[]; readonly sources: readonly string[] };
}

/** When all of them were last read in their sources; none has been checked with the service itself. */
export const lastRead = '2026-11-01';
