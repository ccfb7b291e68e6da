import { makeAuthenticator } from '#platform/server/testing/authenticator.ts';
import { type Canaries, chosen, secret } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'account_requests.email': 'zyxmail@example.org',
    'account_requests.data': 'zyxfullname',
  },
  wordless: {
    'account_requests.kind': chosen,
    'account_requests.ticket_hash': secret,
    'account_requests.token_hash': secret,
    'account_requests.code_hash': secret,
    'passkey_challenges.purpose': chosen,
    'passkey_challenges.challenge_hash': secret,
    'passkey_challenges.browser_hash': secret,
    'second_steps.ticket_hash': secret,
  },
  plant: async ({ me }) => {
    const { body } = await me.browser.post<{ options: { challenge: string } }>('/api/account/passkeys/start');
    const answer = makeAuthenticator().create(body.options);
    await me.browser.post('/api/account/passkeys', { name: 'zyxpasskey', answer });
  },
};
