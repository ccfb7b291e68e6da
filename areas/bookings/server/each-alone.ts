import type { LongJob } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Work } from './work.ts';

type Ran = Parameters<LongJob['long']>[0];

export interface Page {
  /** Those with a greater id. */
  readonly after: number;
  readonly most: number;
}

/**
 * Runs `work` for each booking of `list`, which answers ids in their order. Each has a transaction of its own, so that
 * nobody waits for more than one, and one that fails does not hold up the others: it is tried again at the next run.
 */
export async function eachAlone(
  { query, now, services }: Ran,
  list: (query: Query, page: Page) => Promise<readonly { readonly id: number }[]>,
  work: (work: Work, id: number) => Promise<void>,
  most = 500,
): Promise<void> {
  const { config, log } = services;
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await list(query, { after, most });
    for (const { id } of rows) {
      try {
        await services.transaction((db, emit) => work({ query: queryIn(db), emit, config, now }, id));
      } catch (err) {
        log.error({ err, booking: id }, 'A booking could not be brought up to date; it is tried again at the next run');
      }
      after = id;
    }
    isMore = rows.length === most;
  }
}
