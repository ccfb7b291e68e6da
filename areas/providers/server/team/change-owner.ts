import { handOverBookings } from '#areas/bookings/server/public.ts';
import { endContext } from '#areas/messages/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { statement } from '#platform/server/statement.ts';
import { providerOwnerChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { withdrawAll } from '../papers/rows.ts';
import { setOwner } from './rows.ts';
import { teamOf } from './team-of.ts';

export interface Work {
  readonly query: Query;
  readonly emit: Emit;
  readonly config: Config;
  readonly now: Date;
}

interface Change {
  readonly id: number;
  /** Null: no one owned it, or they are to hear nothing. */
  readonly from: number | null;
  /** Null: no one owns it any longer. */
  readonly to: number | null;
  /** Null: an account goes. */
  readonly by: number | null;
}

const closeParts = statement((v: { providerId: number }) =>
  from
    .updateTable('provider_ask_parts')
    .set({ state: 'closed' })
    .where('provider_id', '=', v.providerId)
    .where('state', 'in', ['waiting', 'answered']),
);
const dropEnquiries = statement((v: { providerId: number }) =>
  from.deleteFrom('provider_enquiries').where('provider_id', '=', v.providerId).returning('id'),
);
const unshare = statement((v: { providerId: number }) =>
  from
    .updateTable('provider_agreements')
    .set({ shared_sealed: '', shared_at: null })
    .where('provider_id', '=', v.providerId)
    .where('shared_at', 'is not', null),
);

/**
 * The one way in which a listing, which is held, gets another owner, all in one transaction: nothing of it can happen
 * twice, or be seen half done. Open bookings go on with the new owner, and end where there is none. What was written or
 * shown was for the one before: conversations end, and whoever writes or shares again does so with the new owner.
 */
export async function changeOwner(work: Work, { id, from: before, to, by }: Change): Promise<void> {
  const { query, emit, now } = work;
  await setOwner(query, id, to, now);
  await query(closeParts, { providerId: id });
  for (const { id: ref } of await query(dropEnquiries, { providerId: id })) {
    await endContext(work, { kind: 'provider', ref });
  }
  await query(unshare, { providerId: id });
  if (to === null) await withdrawAll(work, id);
  await handOverBookings(work, { team: teamOf(id), to });
  await emit(providerOwnerChanged, { id, from: before, to, by });
}
