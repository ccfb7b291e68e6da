/** What a key may do. Nothing else exists: no scope opens wellness, crisis, groups or other people’s messages. */
export const scopes = ['posts:read', 'posts:write', 'providers:read', 'messages:read', 'messages:write'] as const;
export type Scope = (typeof scopes)[number];

export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];

/** you: by its owner. reported: someone has found it in the open. ended: its owner has left the API. */
export const revokedWhys = ['you', 'reported', 'ended'] as const;
export type RevokedWhy = (typeof revokedWhys)[number];

/** What happens to keys. ended: all of a member’s, who has left the API. */
export const keyChanges = ['made', 'changed', 'rolled', 'revoked', 'reported', 'ended'] as const;
export type KeyChange = (typeof keyChanges)[number];

/** Categories of discussions and questions, in the order of their numbers. */
export const categories = [
  'welcome-and-introductions',
  'ndis-and-supports',
  'daily-living-and-equipment',
  'getting-around',
  'work-and-study',
  'health-and-wellbeing',
  'families-and-carers',
  'technology',
  'relationships-and-community',
  'fun-and-free-time',
] as const;
export type Category = (typeof categories)[number];

export const postTypes = ['post', 'blog', 'question', 'discussion'] as const;

/** What webhooks tell. The event says which post, and never what is in it. */
export const webhookEvents = ['post.created', 'post.updated', 'post.deleted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Besides, sent by its owner to try an address. */
export const pingEvent = 'ping';

export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** you: by its owner. failing: no answer for three days. gone: it answered 410. */
export const pausedWhys = ['you', 'failing', 'gone'] as const;
export type PausedWhy = (typeof pausedWhys)[number];

export const limits = {
  /** Keys that count, of one member. */
  keys: 20,
  keyName: 60,
  builds: 200,
  origins: 10,
  origin: 200,
  /** Longest life that can be chosen, in days. */
  keyDays: 365,
  webhooks: 10,
  url: 500,
  description: 120,
  leakedWhere: 300,
  /** Posts, and messages, that a member keeps in the sandbox. */
  sandbox: 500,
  postContent: 20_000,
  postTitle: 200,
  tag: 40,
  tags: 10,
  message: 5000,
} as const;

/** C-38: calls in a minute of a key whose owner has a plan without API access, and with it. */
export const callsPerMinute = { usual: 1000, premium: 5000 } as const;

/** Of live keys, all of a member’s together: as often as they can write on the site. */
export const writesPerMinute = 120;
/** New searches by words, of live keys as well: a next page and words that go on are no new search. */
export const searchesPerMinute = 120;

/** C-55: hours for which a key that was rolled still counts, and a webhook’s former secret still signs. */
export const overlapHours = 24;

/** Seconds before the second try of a delivery, the third …: ten tries in three days. */
export const deliveryPauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** Milliseconds in which an address must answer. */
export const deliveryPatience = 10_000;
/** Days after which deliveries, and figures by the hour, are forgotten. */
export const keptDays = 30;
/** Days after which a key that was revoked or has expired is deleted. */
export const endedKeyDays = 90;
/** Days without a call after which a key is said to be perhaps not needed. */
export const unusedDays = 60;

/** The server looks at itself every so many minutes, and keeps what it saw for so many days. */
export const statusMinutes = 5;
export const statusDays = 30;
/** A look that took more milliseconds than this was slow. */
export const slowStatusMs = 1000;

/** Version of the rules that a developer agrees to. */
export const rulesVersion = 1;
