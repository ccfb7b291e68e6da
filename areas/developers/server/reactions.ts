import { postCreated, postDeleted, postEdited, postRestored } from '#areas/posts/contract.ts';
import { on } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { queryIn } from '#platform/server/db.ts';
import { apiKeysChanged, sandboxPostCreated, webhooksDue } from '../contract.ts';
import type { KeyChange } from '../pure/options.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';
import { tellOfPost, tellPostGone, tellSandbox } from './webhooks/tell-webhooks.ts';

/** As the audit log calls them. */
const actions: Readonly<Record<KeyChange, string>> = {
  made: 'API key made',
  changed: 'API key changed',
  rolled: 'API key rolled',
  revoked: 'API key revoked',
  reported: 'API key reported',
  ended: 'API keys ended',
};

/** Each may run twice: what was told before is not told again. */
export const reactions = [
  on(postCreated, 'developers.tellPostCreated', ({ event, db, ...telling }) =>
    tellOfPost({ ...telling, query: queryIn(db) }, 'post.created', event.postId),
  ),
  on(postRestored, 'developers.tellPostRestored', ({ event, db, ...telling }) =>
    tellOfPost({ ...telling, query: queryIn(db) }, 'post.created', event.postId),
  ),
  on(postEdited, 'developers.tellPostUpdated', ({ event, db, ...telling }) =>
    tellOfPost({ ...telling, query: queryIn(db) }, 'post.updated', event.postId),
  ),
  on(postDeleted, 'developers.tellPostDeleted', ({ event, db, ...telling }) =>
    tellPostGone({ ...telling, query: queryIn(db) }, event.postId),
  ),
  on(sandboxPostCreated, 'developers.tellSandbox', ({ event, db, ...telling }) =>
    tellSandbox({ ...telling, query: queryIn(db) }, event.userId, event.postId),
  ),
  on(webhooksDue, 'developers.beginDelivery', async ({ services }) => services.runSoon(deliverWebhooks.name)),
  on(apiKeysChanged, 'developers.auditKeys', async ({ event: { userId, keyId, change }, db, now }) => {
    if (!change) return;
    // A key is reported by anyone who has it in hand.
    const actorId = change === 'reported' ? 0 : userId;
    const detail = keyId === null ? {} : { keyId };
    await writeAudit(db, { actorId, action: actions[change], subject: `member ${userId}`, detail }, now);
  }),
];
