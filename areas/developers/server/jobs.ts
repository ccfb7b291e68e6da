import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { apiKeyExpiring } from '../contract.ts';
import { endedKeyDays, keptDays } from '../pure/options.ts';
import { from } from './from.ts';

const day = 86_400_000;

const oldUses = statement((v: { before: string }) =>
  from.deleteFrom('api_key_uses').where('hour', '<', moment(v.before)),
);
const oldDeliveries = statement((v: { before: string }) =>
  from.deleteFrom('webhook_deliveries').where('created_at', '<', moment(v.before)),
);

const endedKeys = statement((v: { before: string }) =>
  from
    .deleteFrom('api_keys')
    .where((e) => e.or([e('revoked_at', '<', moment(v.before)), e('expires_at', '<', moment(v.before))])),
);

/** Figures, deliveries and ended keys are kept for as long as their screens say. */
export const forgetOld = job('developers.forget-old', '37 3 * * *', async ({ db, now }) => {
  const query = queryIn(db);
  const before = new Date(now.getTime() - (keptDays + 1) * day).toISOString();
  await query(oldUses, { before });
  await query(oldDeliveries, { before });
  await query(endedKeys, { before: new Date(now.getTime() - endedKeyDays * day).toISOString() });
});

/** Keys whose end comes soon, each once; one that was rolled ends as its owner wants it. */
const remind = statement((v: { soon: string; now: string }) =>
  from
    .updateTable('api_keys')
    .set({ reminded_at: moment(v.now) })
    .where('revoked_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('replaced_by_id', 'is', null)
    .where('expires_at', '>', moment(v.now))
    .where('expires_at', '<=', moment(v.soon))
    .returning(['id', 'user_id as userId']),
);

export const remindOfKeys = job('developers.remind-of-keys', '7 22 * * *', async ({ db, emit, now }) => {
  const soon = new Date(now.getTime() + 7 * day).toISOString();
  const ending = await queryIn(db)(remind, { soon, now: now.toISOString() });
  for (const { id, userId } of ending) await emit(apiKeyExpiring, { id, userId });
});
