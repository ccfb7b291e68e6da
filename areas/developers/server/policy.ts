import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { developerOf } from './developer-rows.ts';
import { sdkFiles } from './docs/sdk-files.ts';
import { keyById } from './keys/key-rows.ts';
import { deliveryById } from './webhooks/delivery-rows.ts';
import { webhookById } from './webhooks/webhook-rows.ts';

type ById = PolicyCheck<{ readonly id: number }>;

const signUpFirst = 'Sign up for the API first: open the page API keys.';

export const policies = {
  'developers.signedUp': policy('member', async ({ db, principal }) => {
    const developer = await developerOf(queryIn(db), principal.id);
    return developer.agreedAt === null ? refuse(signUpFirst) : allow();
  }),
  /** C-38 */
  'developers.premium': policy('member', async ({ db, principal }) => {
    const developer = await developerOf(queryIn(db), principal.id);
    if (developer.agreedAt === null) return refuse(signUpFirst);
    return developer.isPremium ? allow() : refuse('Your plan has no webhooks. Plans with API access have.');
  }),
  'developers.ownKey': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(keyById, { id: input.id });
    return row && row.userId === principal.id ? allow(row) : hide();
  }),
  'developers.ownWebhook': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(webhookById, { id: input.id });
    return row && row.userId === principal.id ? allow(row) : hide();
  }),
  'developers.ownDelivery': policy('member', async ({ db, principal, input }: ById) => {
    const [row] = await queryIn(db)(deliveryById, { id: input.id });
    return row && row.userId === principal.id ? allow(row) : hide();
  }),
  'developers.sdkFile': policy('anyone', async ({ input, services }: PolicyCheck<{ readonly name: string }>) => {
    const files = await sdkFiles(services.config.publicUrl);
    const file = files.find(({ name }) => name === input.name);
    return file ? allow(file) : hide();
  }),
};
