import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type answerProviderAsk as contract, providerAskAnswered } from '../../contract.ts';
import { noteAnswer } from '../bookings/replies.ts';
import { from } from '../from.ts';
import { lockedAsk, type ReceivedRow } from './ask-rows.ts';
import { readReceived } from './ask-view.ts';
import { seal, sealedAnswer } from './seal.ts';

const put = statement((v: { id: number; state: 'answered' | 'declined'; sealed: string; now: string }) =>
  from
    .updateTable('provider_ask_parts')
    .set({ state: v.state, answer_sealed: v.sealed, answered_at: moment(v.now) })
    .where('id', '=', v.id),
);

/** It counts as the first answer of the conversation too: how fast a provider answers is measured once. */
export const answerProviderAsk: Handler<typeof contract, ReceivedRow> = async (ask) => {
  const { input, found, principal, query, emit, now, services } = ask;
  const { id, canHelp, text, price, startsOn } = input;
  const { config } = services;
  const [row] = await query(lockedAsk, { id: found.askId });
  if (!row || row.closedAt !== null) throw problem.conflict('This request is closed. An answer is no longer needed.');
  if (canHelp && found.isSuspended) {
    throw problem.conflict('This provider is suspended and can’t offer help. You can say that you can’t help.');
  }
  const sealed = seal(sealedAnswer, config, id, { text: text.trim(), price, startsOn });
  await query(put, { id, state: canHelp ? 'answered' : 'declined', sealed, now: now.toISOString() });
  await noteAnswer(query, { kind: 'enquiry', ref: found.enquiryId, now });
  await emit(providerAskAnswered, { id, askId: found.askId, userId: found.askedBy });
  return readReceived({ query, config, viewer: principal.id }, id);
};
