import { sealedText } from '#platform/server/sealed.ts';

/** What signs the calls to a webhook: it has to be used again and again, so that no hash will do. */
export const webhookSecret = sealedText({
  table: 'webhooks',
  column: 'secret_sealed',
  row: ['id'],
  purpose: 'webhooks',
});
export const formerSecret = sealedText({
  table: 'webhooks',
  column: 'former_sealed',
  row: ['id'],
  purpose: 'former webhooks',
});
