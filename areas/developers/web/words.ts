import type { ApiKey, Webhook, WebhookDelivery } from '../contract.ts';
import { type DeliveryState, type PausedWhy, type RevokedWhy, type Scope, unusedDays } from '../pure/options.ts';

/** What a key may do with each scope. */
export const scopeWords: Readonly<Record<Scope, string>> = {
  'posts:read': 'Read public posts',
  'posts:write': 'Write posts in your name',
  'providers:read': 'Search providers',
  'messages:read': 'Read your own messages',
  'messages:write': 'Send messages in your name',
};

export const stateWords: Readonly<Record<ApiKey['state'], string>> = {
  active: 'Active',
  rolled: 'Rolled',
  expired: 'Expired',
  revoked: 'Revoked',
};

export const revokedWords: Readonly<Record<RevokedWhy, string>> = {
  you: 'You revoked it.',
  reported: 'Someone found it in the open, so it was revoked.',
  ended: 'You left the API.',
};

/** ds_live_••••••••7QpX */
export const maskedKey = ({ prefix, ending }: Pick<ApiKey, 'prefix' | 'ending'>): string =>
  `${prefix}••••••••${ending}`;

const day = 86_400_000;

/** A key that no one has called with for long. */
export function isUnused({ state, createdAt, lastUsedAt }: ApiKey, now: Date): boolean {
  return state === 'active' && now.getTime() - Date.parse(lastUsedAt ?? createdAt) > unusedDays * day;
}

export const pausedWords: Readonly<Record<PausedWhy, string>> = {
  you: 'You paused it.',
  failing: 'It has answered no call for three days, so we paused it.',
  gone: 'It answered that it is gone (410), so we paused it.',
};

/** On: it is told. Without API access nothing new is told, whatever its owner has set. */
export function webhookState(
  { pausedAt }: Pick<Webhook, 'pausedAt'>,
  isPremium: boolean,
): 'On' | 'Paused' | 'Needs a plan' {
  if (pausedAt !== null) return 'Paused';
  return isPremium ? 'On' : 'Needs a plan';
}

export const deliveryWords: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  given_up: 'Given up',
};

/** "200, delivered", "No answer, waiting" */
export function answerOf({ state, status, tries }: WebhookDelivery): string {
  const said = deliveryWords[state];
  if (tries === 0) return said;
  return `${status ?? 'No answer'}, ${said.toLowerCase()}`;
}

export const nameOfWebhook = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || new URL(url).host;
