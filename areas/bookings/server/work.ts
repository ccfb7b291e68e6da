import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import type { Principal } from '#platform/server/principal.ts';

/** What every change of a booking is made with. */
export interface Work {
  readonly query: Query;
  readonly emit: Emit;
  readonly config: Config;
  readonly now: Date;
  /** Who does it for the side of a business. */
  readonly byId?: number;
  /** A supporter does it for the member whose side it is. */
  readonly acting?: Principal['for'];
}
