import { z } from 'zod';
import { Id, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { deliveryStates, limits, pausedWhys, pingEvent, webhookEvents } from '../pure/options.ts';
import { byId, KeyMode } from './fields.ts';

const Event = z.enum(webhookEvents);

export const Webhook = z.object({
  id: Id,
  /** test: tells of the sandbox. */
  mode: KeyMode,
  url: z.string(),
  description: z.string(),
  events: z.array(Event),
  /** The last four characters of the secret that signs. */
  secretEnding: z.string(),
  /** Until when the secret before it signs too; null: it does not. */
  formerSecretUntil: Timestamp.nullable(),
  /** Null: it is called. */
  pausedAt: Timestamp.nullable(),
  pausedWhy: z.enum(pausedWhys).nullable(),
  /** Since when no call was answered with 2xx; null: the last one was. */
  failingSince: Timestamp.nullable(),
  createdAt: Timestamp,
  version: Version,
});
export type Webhook = z.infer<typeof Webhook>;

/** A webhook as it is made. `secret` is never shown again. */
export const MadeWebhook = z.object({ webhook: Webhook, secret: z.string() });
export type MadeWebhook = z.infer<typeof MadeWebhook>;

const url = z.string().trim().min(1, 'Write the address that we are to call.').max(limits.url);
const description = z
  .string()
  .trim()
  .max(limits.description)
  .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.')
  .default('');
const events = z
  .array(Event)
  .min(1, 'Choose at least one.')
  .refine((all) => new Set(all).size === all.length, { error: 'Name each event once.' })
  .refine((all) => all.length === 0 || all.some((one) => one !== 'post.deleted'), {
    error: 'Choose another event too: only an address that was told of a post is told that it is gone.',
  });

export const listWebhooks = operation({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  policy: 'member',
  summary: 'Addresses of yours that we call when something happens, at most 10.',
  output: json(z.array(Webhook)),
});

export const createWebhook = operation({
  name: 'createWebhook',
  method: 'POST',
  path: '/api/webhooks',
  policy: 'developers.premium',
  summary: 'Adds an address that we call. Its secret, which signs each call, is answered this once.',
  body: z.object({ url, description, events, mode: KeyMode }),
  output: json(MadeWebhook),
  status: 201,
  errors: ['conflict'],
  keyless: true,
});

export const editWebhook = operation({
  name: 'editWebhook',
  method: 'PUT',
  path: '/api/webhooks/{id}',
  policy: 'developers.ownWebhook',
  summary: 'Changes the address of a webhook and what it is told.',
  params: byId,
  body: z.object({ url, description, events, version: Version }),
  output: json(Webhook),
  errors: ['conflict'],
});

export const setWebhookPaused = operation({
  name: 'setWebhookPaused',
  method: 'PUT',
  path: '/api/webhooks/{id}/paused',
  policy: 'developers.ownWebhook',
  summary: 'Pauses a webhook, or calls it again. What happened while it was paused is not sent later.',
  params: byId,
  body: z.object({ paused: z.boolean() }),
  output: json(Webhook),
});

export const rollWebhookSecret = operation({
  name: 'rollWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/{id}/roll',
  policy: 'developers.ownWebhook',
  summary: 'Makes a new secret. Calls are signed with both for 24 hours.',
  params: byId,
  body: z.object({ version: Version }),
  output: json(MadeWebhook),
  errors: ['conflict'],
  keyless: true,
});

export const deleteWebhook = operation({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  policy: 'developers.ownWebhook',
  summary: 'Deletes a webhook with its delivery log. Nothing more is sent to it.',
  params: byId,
  output: json(z.object({ id: Id })),
  whileSuspended: true,
  endsOwnRight: true,
});

export const WebhookDelivery = z.object({
  /** Of the delivery; the header webhook-id has `messageId`. */
  id: Id,
  /** The same in each try: an address that has had it before can leave it. */
  messageId: z.string(),
  event: z.enum([...webhookEvents, pingEvent]),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  mostTries: z.number().int(),
  createdAt: Timestamp,
  /** Null: nothing more is tried. */
  nextAt: Timestamp.nullable(),
  /** Of the last try; null: none yet, or there was no answer. */
  status: z.number().int().nullable(),
  /** Milliseconds of the last try; null: none yet. */
  ms: z.number().int().nullable(),
  /** Why there was no answer, in plain words; '' otherwise. */
  failure: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WholeWebhookDelivery = WebhookDelivery.extend({
  /** The body as it is sent. */
  body: z.string(),
  /** Oldest first. */
  attempts: z.array(
    z.object({
      at: Timestamp,
      status: z.number().int().nullable(),
      ms: z.number().int(),
      failure: z.string(),
    }),
  ),
});
export type WholeWebhookDelivery = z.infer<typeof WholeWebhookDelivery>;

export const testWebhook = operation({
  name: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/{id}/test',
  policy: 'developers.ownWebhook',
  summary: 'Sends a ping to a webhook, so that you see whether it answers.',
  params: byId,
  output: json(WebhookDelivery),
  errors: ['conflict'],
  rate: 'outside',
});

export const listWebhookDeliveries = operation({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhooks/{id}/deliveries',
  policy: 'developers.ownWebhook',
  summary: 'What was sent to a webhook in the last 30 days, newest first.',
  params: byId,
  query: z.object({ state: z.enum(deliveryStates).optional(), ...paging(20) }),
  output: paged(WebhookDelivery),
});

export const getWebhookDelivery = operation({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/api/webhook-deliveries/{id}',
  policy: 'developers.ownDelivery',
  summary: 'One delivery: what is sent, and each try.',
  params: byId,
  output: json(WholeWebhookDelivery),
});

export const replayWebhookDelivery = operation({
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/api/webhook-deliveries/{id}/replay',
  policy: 'developers.ownDelivery',
  summary: 'Sends a delivery again now, with the same webhook-id.',
  params: byId,
  output: json(WebhookDelivery),
  errors: ['conflict'],
  rate: 'outside',
});

/** It has answered nothing for three days, or is gone, and is not called any more. */
export const webhookPaused = event('webhookPaused', z.object({ id: Id, userId: Id }));

/** Something waits to be sent. */
export const webhooksDue = event('webhooksDue', z.object({}));

export const webhooksPart = contractPart({
  operations: [
    listWebhooks,
    createWebhook,
    editWebhook,
    setWebhookPaused,
    rollWebhookSecret,
    deleteWebhook,
    testWebhook,
    listWebhookDeliveries,
    getWebhookDelivery,
    replayWebhookDelivery,
  ],
  events: [webhookPaused, webhooksDue],
  entities: { Webhook, MadeWebhook, WebhookDelivery, WholeWebhookDelivery },
});
