import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { type ProviderClaim, providerClaimDecided, providerClaimFilesDropped } from '../../contract.ts';
import { claimDomains } from '../../pure/claim-domains.ts';
import type { ClaimState } from '../../pure/options.ts';
import { from } from '../from.ts';

const listing = statement((v: { id: number }) =>
  from
    .selectFrom('providers')
    .select(['id', 'business_name as businessName', 'website', 'email', 'listed_by as ownerId'])
    .where('id', '=', v.id),
);
export type Claimed = RowOf<typeof listing>;

export async function findClaimed(query: Query, id: number): Promise<Claimed> {
  const [row] = await query(listing, { id });
  if (!row) throw problem.notFound();
  return row;
}

const latest = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('provider_claims as c')
    .select((e) => [
      'c.id',
      'c.state',
      'c.words',
      'c.reason',
      'c.version',
      isoTime(e.ref('c.asked_at')).as('askedAt'),
      isoTime(e.ref('c.decided_at')).as('decidedAt'),
      sql<number[]>`array(select f.id from provider_claim_files f where f.claim_id = c.id order by f.id)`.as('files'),
    ])
    .where('c.provider_id', '=', v.id)
    .where('c.user_id', '=', v.userId)
    .orderBy('c.id', 'desc')
    .limit(1),
);

export async function latestClaim(query: Query, id: number, userId: number) {
  const [row] = await query(latest, { id, userId });
  return row;
}

/** The claim that waits, or a refusal: it was decided meanwhile. */
export async function waitingClaim(query: Query, id: number, userId: number) {
  const claim = await latestClaim(query, id, userId);
  if (claim?.state !== 'waiting') throw problem.conflict('You have no claim here that waits for a decision.');
  return claim;
}

export async function readClaim(query: Query, id: number, userId: number): Promise<ProviderClaim> {
  const row = await findClaimed(query, id);
  return {
    id,
    businessName: row.businessName,
    isOwned: row.ownerId !== null,
    mine: row.ownerId === userId,
    domains: claimDomains(row),
    claim: (await latestClaim(query, id, userId)) ?? null,
  };
}

export function assertUnowned({ ownerId }: { readonly ownerId: number | null }): void {
  if (ownerId !== null) throw problem.conflict('Someone owns this listing already, so it can’t be claimed.');
}

const dropFiles = statement((v: { claimId: number }) =>
  from.deleteFrom('provider_claim_files').where('claim_id', '=', v.claimId).returning('file_key as key'),
);
const settle = choice((state: Exclude<ClaimState, 'waiting'>) =>
  statement((v: { claimId: number; by: number | null; reason: string; now: string }) =>
    from
      .updateTable('provider_claims')
      .set((e) => ({
        state,
        reason: v.reason,
        decided_by: v.by,
        decided_at: moment(v.now),
        version: e('version', '+', 1),
      }))
      .where('id', '=', v.claimId),
  ),
);

interface Settled {
  readonly claim: { readonly id: number; readonly providerId: number; readonly userId: number };
  readonly state: Exclude<ClaimState, 'waiting'>;
  readonly by: number | null;
  readonly reason: string;
}
interface Ask {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

/** Its pictures go with the decision: nothing of what was looked at is kept, but the words, who looked and when. */
export async function settleClaim({ query, emit, now }: Ask, { claim, state, by, reason }: Settled): Promise<void> {
  await query(settle(state), { claimId: claim.id, by, reason, now: now.toISOString() });
  const keys = (await query(dropFiles, { claimId: claim.id })).map(({ key }) => key);
  if (keys.length > 0) await emit(providerClaimFilesDropped, { keys });
  await emit(providerClaimDecided, { ...claim, state });
}

const waiting = statement((v: { id: number }) =>
  from
    .selectFrom('provider_claims')
    .select(['id', 'user_id as userId', 'provider_id as providerId'])
    .where('provider_id', '=', v.id)
    .where('state', '=', 'waiting')
    .orderBy('id'),
);

/** The listing has an owner now: all other claims end. */
export async function endOthers(ask: Ask, id: number, ownerId: number): Promise<void> {
  for (const claim of await ask.query(waiting, { id })) {
    const isOwners = claim.userId === ownerId;
    const reason = isOwners ? 'You showed in another way that it’s yours.' : 'Someone else showed that it’s theirs.';
    await settleClaim(ask, { claim, state: isOwners ? 'withdrawn' : 'declined', by: null, reason });
  }
}

export const filesOf = statement((v: { userId: number }) =>
  from
    .deleteFrom('provider_claim_files')
    .where('claim_id', 'in', from.selectFrom('provider_claims').select('id').where('user_id', '=', v.userId))
    .returning('file_key as key'),
);
