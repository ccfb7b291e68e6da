import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { providerOwnerChanged } from '../../contract.ts';
import { from } from '../from.ts';

const unshare = statement((v: { providerId: number }) =>
  from
    .updateTable('provider_agreements')
    .set({ shared_sealed: '', shared_at: null })
    .where('provider_id', '=', v.providerId)
    .where('shared_at', 'is not', null),
);

/** They were shown to the owner before: whoever wants to shows theirs to the new one. */
export const agreementsOwnerChanged = on(
  providerOwnerChanged,
  'providers.agreementsOwnerChanged',
  async ({ event, db }) => {
    await queryIn(db)(unshare, { providerId: event.id });
  },
);
