import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, type Moment, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import {
  type askProviderClaim as askContract,
  providerClaimAsked,
  type withdrawProviderClaim as withdrawContract,
} from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { lockListing } from '../team/rows.ts';
import { assertUnowned, latestClaim, readClaim, settleClaim, waitingClaim } from './rows.ts';

const lately = statement((v: { userId: number; now: string }) =>
  from.selectNoFrom(
    countOf(
      from
        .selectFrom('provider_claims')
        .where('user_id', '=', v.userId)
        .where('asked_at', '>', sql<Moment>`${moment(v.now)} - make_interval(days => 30)`),
    ).as('count'),
  ),
);
const add = statement((v: { id: number; userId: number; words: string; now: string }) =>
  from
    .insertInto('provider_claims')
    .values({ provider_id: v.id, user_id: v.userId, state: 'waiting', words: v.words, asked_at: moment(v.now) })
    .returning('id'),
);

export const askProviderClaim: Handler<typeof askContract> = async ({ input, principal, query, emit, now }) => {
  const { id, words } = input;
  const userId = principal.id;
  await takeTurn(query, 'provider claims of', userId);
  assertUnowned(await lockListing(query, id));
  if ((await latestClaim(query, id, userId))?.state === 'waiting') {
    throw problem.conflict('You have claimed this listing already. An administrator will decide.');
  }
  const [{ count } = { count: 0 }] = await query(lately, { userId, now: now.toISOString() });
  if (count >= limits.claims) {
    throw problem.conflict(`You have made ${limits.claims} claims in 30 days, which is the most.`);
  }
  const [added] = await query(add, { id, userId, words, now: now.toISOString() });
  if (added) await emit(providerClaimAsked, { id: added.id, providerId: id, userId });
  return readClaim(query, id, userId);
};

export const withdrawProviderClaim: Handler<typeof withdrawContract> = async (ask) => {
  const { input, principal, query } = ask;
  const { id } = input;
  const userId = principal.id;
  await lockListing(query, id);
  const { id: claimId } = await waitingClaim(query, id, userId);
  const claim = { id: claimId, providerId: id, userId };
  await settleClaim(ask, { claim, state: 'withdrawn', by: null, reason: '' });
  return readClaim(query, id, userId);
};
