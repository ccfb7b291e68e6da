import { type Notices, tells } from '#platform/server/notices.ts';
import { apiKeyExpiring, apiKeyReported, webhookPaused } from '../contract.ts';

const group = 'Your apps';
const keys = () => '/api-docs/keys';

/** No notice says how a key or an address is called. */
export const notices: Notices = {
  kinds: [
    {
      kind: 'apiKeyReported',
      when: tells(apiKeyReported, ({ event: { userId } }) => [{ to: userId }]),
      group,
      words: 'An API key of yours is found in the open and revoked',
      byHouse: true,
      did: 'An API key of yours was found in the open, so it was revoked: make a new one',
      why: 'You make apps with the API.',
      link: keys,
      urgent: true,
    },
    {
      kind: 'apiKeyExpiring',
      when: tells(apiKeyExpiring, ({ event: { userId } }) => [{ to: userId }]),
      group,
      words: 'An API key of yours ends within a week',
      byHouse: true,
      did: 'An API key of yours ends within a week: roll it, so that nothing breaks',
      why: 'You make apps with the API.',
      link: keys,
    },
    {
      kind: 'webhookPaused',
      when: tells(webhookPaused, ({ event: { userId } }) => [{ to: userId }]),
      group,
      words: 'A webhook of yours is paused, because calls to it fail',
      byHouse: true,
      did: 'Calls to a webhook of yours failed, so it was paused: look at its delivery log',
      why: 'You make apps with the API.',
      link: () => '/api-docs/webhooks',
    },
  ],
};
