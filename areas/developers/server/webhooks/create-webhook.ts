import type { Handler, UseCase } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { createWebhook as contract } from '../../contract.ts';
import { type KeyMode, limits, type WebhookEvent } from '../../pure/options.ts';
import { from } from '../from.ts';
import { webhookSecret } from '../seal.ts';
import { readWebhook } from './read-webhook.ts';
import { endingOf, makeSecret } from './signature.ts';

const counting = statement((v: { userId: number }) =>
  from.selectFrom('webhooks').select(count.as('count')).where('user_id', '=', v.userId),
);

interface NewWebhook {
  readonly id: number;
  readonly userId: number;
  readonly mode: KeyMode;
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly sealed: string;
  readonly ending: string;
  readonly now: string;
}
const add = statement((v: NewWebhook) =>
  from.insertInto('webhooks').values({
    id: v.id,
    user_id: v.userId,
    mode: v.mode,
    url: v.url,
    description: v.description,
    events: v.events,
    secret_sealed: v.sealed,
    secret_ending: v.ending,
    created_at: moment(v.now),
  }),
);

/** Only what anyone on the internet can have; the name is looked at again with each call (platform/server/outbound.ts). */
export function mustBeCallable({ services }: Pick<UseCase<unknown>, 'services'>, url: string): void {
  if (services.outbound.isAllowed(url)) return;
  const message = 'Use an https address with a name that anyone on the internet can reach, without port or password.';
  throw problem.invalid([{ field: 'url', rule: 'address', message }]);
}

/** Test keys share posts and change none, so that nothing else ever happens in a sandbox. */
export function mustHappen(mode: KeyMode, events: readonly WebhookEvent[]): void {
  if (mode === 'live' || events.includes('post.created')) return;
  const message = 'In a sandbox posts are only shared: choose post.created.';
  throw problem.invalid([{ field: 'events', rule: 'sandbox', message }]);
}

export const createWebhook: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  mustBeCallable({ services }, input.url);
  mustHappen(input.mode, input.events);
  await takeTurn(query, 'webhooks of', principal.id);
  const [row] = await query(counting, { userId: principal.id });
  if ((row?.count ?? 0) >= limits.webhooks) {
    throw problem.conflict(`You have ${limits.webhooks} webhooks. Delete one that you no longer need.`);
  }
  const id = await nextId(query, 'webhooks');
  const secret = makeSecret();
  const sealed = webhookSecret.put(services.config, { id }, secret);
  const about = { id, userId: principal.id, sealed, ending: endingOf(secret), now: now.toISOString() };
  await query(add, { ...input, ...about });
  return { webhook: await readWebhook(query, id, now), secret };
};
