import { sql } from 'kysely';
import { askAddressCode, takeAddressCode } from '#areas/account/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, type Moment, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { claimProviderByCode as claimContract, sendProviderClaimCode as sendContract } from '../../contract.ts';
import { claimDomains, isAtDomain } from '../../pure/claim-domains.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { changeOwner } from '../team/change-owner.ts';
import { assertMayOwn, lockListing } from '../team/rows.ts';
import { assertUnowned, endOthers, findClaimed, readClaim } from './rows.ts';

const day = (now: string) => sql<Moment>`${moment(now)} - make_interval(days => 1)`;
const sentFor = statement((v: { id: number; now: string }) =>
  from.selectNoFrom(
    countOf(
      from.selectFrom('provider_claim_codes').where('provider_id', '=', v.id).where('sent_at', '>', day(v.now)),
    ).as('count'),
  ),
);
const sentBy = statement((v: { userId: number; now: string }) =>
  from.selectNoFrom(
    countOf(
      from.selectFrom('provider_claim_codes').where('user_id', '=', v.userId).where('sent_at', '>', day(v.now)),
    ).as('count'),
  ),
);
const note = statement((v: { id: number; userId: number; now: string }) =>
  from.insertInto('provider_claim_codes').values({ provider_id: v.id, user_id: v.userId, sent_at: moment(v.now) }),
);

const wrong = (message: string) => problem.invalid([{ field: 'email', rule: 'domain', message }]);

/** For which listing a code was asked for: it counts for no other. */
const purposeOf = (id: number) => `ndis-provider:${id}`;

export const sendProviderClaimCode: Handler<typeof sendContract> = async (ask) => {
  const { input, principal, query, now, services, request } = ask;
  const { id, email } = input;
  const userId = principal.id;
  const listing = await findClaimed(query, id);
  assertUnowned(listing);
  const domains = claimDomains(listing);
  if (domains.length === 0) throw problem.conflict('This listing has no domain of its own. Claim it with evidence.');
  if (!isAtDomain(email, domains)) {
    throw wrong(`Enter an address that ends with ${domains.map((one) => `@${one}`).join(' or ')}.`);
  }
  await services.limits.spend('mail-address', request.ip);
  await services.transaction(async (db) => {
    const inside = queryIn(db);
    await takeTurn(inside, 'provider claim codes');
    const [[forOne], [byOne]] = [
      await inside(sentFor, { id, now: now.toISOString() }),
      await inside(sentBy, { userId, now: now.toISOString() }),
    ];
    if (Math.max(forOne?.count ?? 0, byOne?.count ?? 0) >= limits.claimCodes) {
      throw problem.conflict('Too many codes were sent today. Try again tomorrow, or claim it with evidence.');
    }
    await inside(note, { id, userId, now: now.toISOString() });
  });
  return askAddressCode(services, now, { email, userId, purpose: purposeOf(id) });
};

/** The try is spent before anything else. Of two who are right at once, the listing goes to the first. */
export const claimProviderByCode: Handler<typeof claimContract> = async (ask) => {
  const { input, principal, db, query, now, services } = ask;
  const { id, ticket, code } = input;
  const userId = principal.id;
  assertUnowned(await findClaimed(query, id));
  const email = await takeAddressCode(services, db, { ticket, code, now, userId, purpose: purposeOf(id) });
  return services.transaction(async (tx, emit) => {
    const inside = queryIn(tx);
    assertUnowned(await lockListing(inside, id));
    // What the listing says may have changed since the code was sent.
    if (!isAtDomain(email, claimDomains(await findClaimed(inside, id)))) {
      throw problem.conflict('The listing has changed since. Ask for another code.');
    }
    await assertMayOwn(inside, userId);
    const work = { query: inside, emit, now, config: services.config };
    await changeOwner(work, { id, from: null, to: userId, by: userId });
    await endOthers({ query: inside, emit, now }, id, userId);
    const entry = { actorId: userId, action: 'provider claimed', subject: `provider ${id}` };
    await writeAudit(tx, { ...entry, detail: { by: 'code to an address at its domain' } }, now);
    return readClaim(inside, id, userId);
  });
};
