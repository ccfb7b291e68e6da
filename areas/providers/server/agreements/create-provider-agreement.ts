import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import type { createProviderAgreement as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { lockMember } from '../lock-member.ts';
import { readAgreement } from './agreement-view.ts';
import { checkWords } from './check-words.ts';
import { sealedAgreement, sealWords } from './seal.ts';

const own = statement((v: { userId: number }) =>
  from.selectFrom('provider_agreements').select(count.as('count')).where('user_id', '=', v.userId),
);
const add = statement((v: { id: number; userId: number; providerId: number; sealed: string; now: string }) =>
  from.insertInto('provider_agreements').values({
    id: v.id,
    user_id: v.userId,
    provider_id: v.providerId,
    words_sealed: v.sealed,
    created_at: moment(v.now),
    updated_at: moment(v.now),
  }),
);

export const createProviderAgreement: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { id: providerId, ...given } = input;
  const words = checkWords(given);
  const userId = principal.id;
  await query(lockMember, { userId });
  const [others] = await query(own, { userId });
  if ((others?.count ?? 0) >= limits.agreements)
    throw problem.conflict(`You have ${limits.agreements} agreements. Delete one first.`);
  const { config } = services;
  const id = await nextId(query, 'provider_agreements');
  const sealed = sealWords(sealedAgreement, config, id, words);
  await query(add, { id, userId, providerId, sealed, now: now.toISOString() });
  return readAgreement({ query, config, now, viewer: userId }, id);
};
