import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { apiKeysChanged } from '../contract.ts';
import { from } from './from.ts';
import { keyRows } from './keys/key-rows.ts';
import { sandboxCopy } from './sandbox/copy.ts';
import { webhookRows } from './webhooks/webhook-rows.ts';

const signUp = statement((v: { userId: number }) =>
  from
    .selectFrom('developers as d')
    .select((e) => ['d.builds', isoTime(e.ref('d.agreed_at')).as('agreedAt')])
    .where('d.user_id', '=', v.userId),
);
const keys = statement((v: { userId: number }) => keyRows().where('k.user_id', '=', v.userId).orderBy('k.id'));
const addresses = statement((v: { userId: number }) => webhookRows().where('w.user_id', '=', v.userId).orderBy('w.id'));

export const personalData: PersonalData = {
  columns: {
    'developers.user_id': 'goes',
    'api_keys.user_id': 'goes',
    'webhooks.user_id': 'goes',
    'sandbox_posts.user_id': 'goes',
    'sandbox_messages.user_id': 'goes',
  },
  export: async ({ query, userId }) => [
    {
      name: 'api-sign-up',
      title: 'Your sign-up for the API',
      about: 'What you said you build, and when you agreed to the rules.',
      rows: await query(signUp, { userId }),
    },
    {
      name: 'api-keys',
      title: 'API keys',
      about: 'Keys you made and what they could do. The keys themselves are kept nowhere.',
      rows: (await query(keys, { userId })).map(({ userId: _, ...key }) => key),
    },
    {
      name: 'webhooks',
      title: 'Webhooks',
      about: 'Addresses of yours that we call.',
      rows: (await query(addresses, { userId })).map(
        ({ userId: _user, secretSealed: _secret, formerSealed: _former, ...webhook }) => webhook,
      ),
    },
    {
      name: 'api-sandbox',
      title: 'Your API sandbox',
      about: 'What you wrote with test keys, until it is cleared at night.',
      rows: await sandboxCopy(query, userId),
    },
  ],
  /** The rows go with the account’s own; what processes remember of the keys goes with this. */
  erase: async ({ emit, userId }) => {
    await emit(apiKeysChanged, { userId, keyId: null, change: null });
    return [];
  },
};
