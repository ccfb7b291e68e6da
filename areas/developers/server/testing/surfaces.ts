import { of, own, type Surfaces } from '#platform/server/testing/surfaces.ts';
import { rulesVersion } from '../../pure/options.ts';
import { sdkVersion } from '../../pure/sdk-methods.ts';

interface Made {
  readonly id: number;
}

/** What a program reads is what its member reads: behind a block it is missing there too. */
export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { app, ask }) => {
    await ask(id, 'signUpDeveloper', { body: { builds: word, agreesTo: rulesVersion } });
    const body = { name: word, mode: 'live', scopes: ['posts:read'] };
    const { key } = await ask<{ key: Made }>(id, 'createApiKey', { body });
    keep('api key', key.id);
    await app.database.query('', `update users set plan = 'professional' where id = $1`, [id]);
    const { webhook } = await ask<{ webhook: Made }>(id, 'createWebhook', {
      body: { url: `https://hooks.example.org/${word}`, description: word, events: ['post.created'], mode: 'test' },
    });
    keep('webhook', webhook.id);
    const delivery = await ask<Made>(id, 'testWebhook', of(webhook.id));
    keep('delivery', delivery.id);
    await app.database.query('', `update users set plan = 'free' where id = $1`, [id]);
  },
  reads: {
    getDeveloper: own,
    listApiKeys: own,
    getApiKeyUsage: { asks: ({ me }) => [of(me.made('api key'))] },
    listWebhooks: own,
    listWebhookDeliveries: { asks: ({ me }) => [of(me.made('webhook'))] },
    getWebhookDelivery: { asks: ({ me }) => [of(me.made('delivery'))] },
    readApiDocument: own,
    listSdkFiles: own,
    downloadSdk: { asks: () => [{ params: { name: `doorways-${sdkVersion}.tgz` } }] },
    getApiStatus: own,
    getSandbox: own,
    getApiDocs: own,
    listApiPosts: { shows: true, asks: () => [{ query: { limit: 100, include: 'author' } }] },
    getApiPost: {
      asks: ({ me, third }) => [of(me.made('post')), of(third.made('post'))],
      gone: ({ other }) => [of(other.made('post'))],
    },
    listApiProviders: { ...own, never: 'It names businesses and no member.' },
    getApiProvider: {
      alike: {
        status: 404,
        why: 'A listing that is not published is its owner’s alone.',
        ask: ({ other }) => of(other.made('provider listing')),
      },
    },
    listApiMessages: { shows: true, asks: () => [{ query: { limit: 100, include: 'from' } }] },
    getApiMe: { ...own, never: 'It is the member whose key calls.' },
  },
  acts: {
    editApiKey: ({ other }) => ({ ...of(other.made('api key')), body: { name: 'Mine', origins: [], version: 1 } }),
    rollApiKey: ({ other }) => ({ ...of(other.made('api key')), body: { version: 1 } }),
    revokeApiKey: ({ other }) => of(other.made('api key')),
    deleteWebhook: ({ other }) => of(other.made('webhook')),
    replayWebhookDelivery: ({ other }) => of(other.made('delivery')),
    createApiMessage: ({ other }) => ({ body: { recipientId: other.id, content: 'Hello from an app' } }),
  },
  unanswered: {
    createApiPost: 'Only a key opens it, and members call without one here.',
    createApiMessage: 'Only a key opens it, and members call without one here.',
  },
};
