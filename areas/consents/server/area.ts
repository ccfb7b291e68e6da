import { serverArea } from '#platform/server/area.ts';
import { consentsContract } from '../contract.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { readConsents } from './read-consents.ts';
import { seed } from './seed.ts';
import { setConsent } from './set-consent.ts';

export const consents = serverArea({
  contract: consentsContract,
  handlers: { readConsents, setConsent },
  policies,
  declares: { personalData },
  rows: { seed },
  matrix,
});
