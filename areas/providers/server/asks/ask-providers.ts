import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type askProviders as contract, providersAsked } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { writeTo } from '../bookings/ask-provider.ts';
import { from } from '../from.ts';
import { lockMember } from '../lock-member.ts';
import { peopleOf } from '../team/may-act.ts';
import { askRows } from './ask-rows.ts';
import { readAsk } from './ask-view.ts';
import { judgeAsked } from './judge-asked.ts';
import { needText } from './need-text.ts';
import { openNeed, seal, sealedNeed } from './seal.ts';

const open = statement((v: { userId: number }) =>
  askRows().where('k.user_id', '=', v.userId).where('k.closed_at', 'is', null),
);
const add = statement((v: { id: number; userId: number; sealed: string; now: string }) =>
  from
    .insertInto('provider_asks')
    .values({ id: v.id, user_id: v.userId, need_sealed: v.sealed, created_at: moment(v.now) }),
);
const addPart = statement((v: { askId: number; providerId: number; enquiryId: number }) =>
  from
    .insertInto('provider_ask_parts')
    .values({ ask_id: v.askId, provider_id: v.providerId, enquiry_id: v.enquiryId, state: 'waiting' })
    .returning('id'),
);

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The same need is open once, and three needs are: whoever is asked should not answer in vain. */
export const askProviders: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const { config } = services;
  const userId = principal.id;
  await query(lockMember, { userId });
  const waiting = await query(open, { userId });
  if (waiting.some(({ id, needSealed }) => same(openNeed(config, id, needSealed).what, input.need.what)))
    throw problem.conflict('You have asked for this already. Close that request first.');
  if (waiting.length >= limits.openAsks)
    throw problem.conflict(`You have ${limits.openAsks} open requests. Close one first.`);
  const ids = [...new Set(input.providerIds)];
  const judged = await judgeAsked(ask, ids);
  const refused = judged.find(({ whyNot }) => whyNot !== '');
  if (judged.length < ids.length || refused) {
    const message = refused ? `${refused.businessName}: ${refused.whyNot}` : 'Choose providers that are listed.';
    throw problem.invalid([{ field: 'providerIds', rule: 'unknown', message }]);
  }
  const id = await nextId(query, 'provider_asks');
  await query(add, { id, userId, sealed: seal(sealedNeed, config, id, input.need), now: now.toISOString() });
  for (const { id: providerId, asked } of judged) {
    if (!asked) continue;
    const { enquiryId } = await writeTo(ask, asked, needText(input.need));
    const [part] = await query(addPart, { askId: id, providerId, enquiryId });
    if (!part) continue;
    for (const one of await peopleOf(query, providerId)) {
      await emit(providersAsked, { id: part.id, askId: id, userId: one.userId, by: userId });
    }
  }
  return readAsk({ query, config, viewer: userId }, id);
};
