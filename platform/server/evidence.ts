import type { Config } from './config.ts';
import type { Query } from './db.ts';
import type { DataSection } from './personal-data.ts';

/** What of a member is asked for, and of which days. */
export interface EvidenceScope {
  readonly userId: number;
  /** Which one, where the kind has several: a case, a conversation, the other member. */
  readonly number: number | null;
  /** The first moment, and the one after the last; null: without such a bound. */
  readonly from: string | null;
  readonly until: string | null;
}

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly scope: EvidenceScope;
}

/**
 * A kind of record that can be kept as evidence: by the member for themselves, or because the law asks for it. What no
 * area declares here is never given out, whatever a request names: diaries, mood, energy, and talks in a crisis.
 */
export interface EvidenceSource {
  /** As requests name it: "conversation". */
  readonly kind: string;
  /** False for what isn’t there, and for what isn’t this member’s. */
  readonly isThere: (ask: Ask) => Promise<boolean>;
  readonly collect: (ask: Ask) => Promise<readonly DataSection[]>;
}
