import { type Canaries, chosen, ours, secret } from '#platform/server/testing/canaries.ts';
import { rulesVersion } from '../../pure/options.ts';

const named = 'It names things by their numbers.';

export const canaries: Canaries = {
  planted: {
    'developers.builds': 'zyxapibuilds',
    'api_keys.name': 'zyxapikeyname',
    'api_keys.origins': 'zyxapiorigin',
    'api_keys.found_where': 'zyxapifoundwhere',
    'webhooks.url': 'zyxapiwebhookurl',
    'webhooks.description': 'zyxapiwebhookwords',
    'sandbox_posts.title': 'zyxapisandboxtitle',
    'sandbox_posts.content': 'zyxapisandboxpost',
    'sandbox_posts.tags': 'zyxapisandboxtag',
    'sandbox_messages.content': 'zyxapisandboxmessage',
  },
  wordless: {
    'api_keys.mode': chosen,
    'api_keys.scopes': chosen,
    'api_keys.hash': secret,
    'api_keys.ending': secret,
    'api_keys.revoked_why': chosen,
    'api_keys.last_used_from': 'The start of an address; no words of a member.',
    'webhooks.mode': chosen,
    'webhooks.events': chosen,
    'webhooks.secret_sealed': secret,
    'webhooks.secret_ending': secret,
    'webhooks.former_sealed': secret,
    'webhooks.paused_why': chosen,
    'webhook_deliveries.cause': ours,
    'webhook_deliveries.event': chosen,
    'webhook_deliveries.body': named,
    'webhook_deliveries.state': chosen,
    'webhook_deliveries.failure': ours,
    'webhook_attempts.failure': ours,
    'sandbox_posts.type': chosen,
    'sandbox_posts.category': chosen,
  },
  plant: async ({ app, call, me, other }) => {
    await call(me.id, 'signUpDeveloper', { body: { builds: 'zyxapibuilds', agreesTo: rulesVersion } });
    const about = { name: 'zyxapikeyname', mode: 'live', scopes: ['posts:read'] };
    const body = { ...about, origins: ['https://zyxapiorigin.example.org'] };
    const { secret: key } = await call<{ secret: string }>(me.id, 'createApiKey', { body });
    await call(other, 'reportLeakedKey', { body: { key, where: 'zyxapifoundwhere' } });
    await app.database.query('', `update users set plan = 'professional' where id = $1`, [me.id]);
    await call(me.id, 'createWebhook', {
      body: {
        url: 'https://zyxapiwebhookurl.example.org/',
        description: 'zyxapiwebhookwords',
        events: ['post.created'],
        mode: 'test',
      },
    });
    const program = await app.keyPrincipal(me.id, { mode: 'test' });
    const post = { title: 'zyxapisandboxtitle', content: 'zyxapisandboxpost', tags: ['zyxapisandboxtag'] };
    await app.statusFor(program, 'createApiPost', { body: post });
    const message = { recipientId: 2_000_000_001, content: 'zyxapisandboxmessage' };
    await app.statusFor(program, 'createApiMessage', { body: message });
  },
};
