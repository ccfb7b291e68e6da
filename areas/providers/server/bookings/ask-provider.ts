import { openContext, sendMessage } from '#areas/messages/server/public.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
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

type Writing = Omit<UseCase<unknown>, 'input' | 'found'>;

/** One conversation with each provider, in the messages of both. Nothing that is written is kept elsewhere. */
export async function writeTo(ask: Writing, to: Asked, content: string) {
  const { principal, query, emit, now, services } = ask;
  const enquiryId = await enquiryOf(query, { providerId: to.id, userId: principal.id, now });
  const people = { by: principal.id, withId: to.ownerId };
  const work = { query, emit, config: services.config, now };
  const conversationId = await openContext(work, { kind: 'provider', ref: enquiryId }, people);
  await sendMessage({ ...ask, input: { conversationId, content, type: 'text' }, found: undefined });
  await noteAsked(query, { providerId: to.id, kind: 'enquiry', ref: enquiryId, now });
  return { enquiryId, conversationId };
}

export const askProvider: Handler<typeof contract, Asked> = async (ask) => {
  const { input, found, query } = ask;
  const { serviceId, content: text } = input;
  const [service] = serviceId === null ? [] : await query(named, { id: serviceId, providerId: found.id });
  if (serviceId !== null && !service) {
    throw problem.invalid([{ field: 'serviceId', rule: 'missing', message: 'This service is no longer offered.' }]);
  }
  const content = service ? `About ${service.name}:\n\n${text}` : text;
  const { conversationId } = await writeTo(ask, found, content);
  return { conversationId };
};
