import type { Person } from '#platform/contract/fields.ts';
import type { Query } from './db.ts';

/** What those need to know of members who know no area. The area that keeps members answers (AreaDeclares.members). */
export interface Members {
  /** One read for all of them; ids of closed accounts are simply not in the answer. */
  readonly peopleOf: (query: Query, ids: readonly number[]) => Promise<ReadonlyMap<number, Person>>;
  /** SQL for "this member has not closed the account". */
  readonly isOpenText: (column: string) => string;
  /** SQL for "the one may come across the other": no block, and no closed account. */
  readonly notBlockedText: (viewer: string, column: string) => string;
  /** SQL for "the viewer has muted the member in this column". */
  readonly isMutedText: (viewer: string, column: string) => string;
  /** SQL for "the one follows the other". */
  readonly followsText: (follower: string, followee: string) => string;
}
