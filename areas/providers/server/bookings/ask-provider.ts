import { openContext, sendMessage } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { askProvider as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { enquiryOf } from './enquiries.ts';
import { noteAsked } from './replies.ts';

/** A provider that can be written to. */
export interface Asked {
  readonly id: number;
  readonly ownerId: number;
}

const named = statement((v: { id: number; providerId: number }) =>
  from
    .selectFrom('provider_services')
    .select('name')
    .where('id', '=', v.id)
    .where('provider_id', '=', v.providerId)
    .where('is_active', '=', true),
);

/** One conversation with each provider, in the messages of both. Nothing that is written is kept elsewhere. */
export const askProvider: Handler<typeof contract, Asked> = async (ask) => {
  const { input, found, principal, query, emit, now, services } = ask;
  const { serviceId, content: text } = input;
  const [service] = serviceId === null ? [] : await query(named, { id: serviceId, providerId: found.id });
  if (serviceId !== null && !service) {
    throw problem.invalid([{ field: 'serviceId', rule: 'missing', message: 'This service is no longer offered.' }]);
  }
  const content = service ? `About ${service.name}:\n\n${text}` : text;
  const ref = await enquiryOf(query, { providerId: found.id, userId: principal.id, now });
  const people = { by: principal.id, withId: found.ownerId };
  const work = { query, emit, config: services.config, now };
  const conversationId = await openContext(work, { kind: 'provider', ref }, people);
  await sendMessage({ ...ask, input: { conversationId, content, type: 'text' }, found: undefined });
  await noteAsked(query, { providerId: found.id, kind: 'enquiry', ref, now });
  return { conversationId };
};
