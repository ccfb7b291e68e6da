import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { rollWebhookSecret as contract } from '../../contract.ts';
import { overlapHours } from '../../pure/options.ts';
import { from } from '../from.ts';
import { formerSecret, webhookSecret } from '../seal.ts';
import { versionConflict } from '../version-conflict.ts';
import { readWebhook } from './read-webhook.ts';
import { endingOf, makeSecret } from './signature.ts';
import type { WebhookRow } from './webhook-rows.ts';

interface Roll {
  readonly id: number;
  readonly version: number;
  readonly sealed: string;
  readonly ending: string;
  readonly former: string;
  readonly until: string;
}
const roll = statement((v: Roll) =>
  from
    .updateTable('webhooks')
    .set((e) => ({
      secret_sealed: v.sealed,
      secret_ending: v.ending,
      former_sealed: v.former,
      former_until: moment(v.until),
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

export const rollWebhookSecret: Handler<typeof contract, WebhookRow> = async ({
  input: { id, version },
  found,
  query,
  now,
  services: { config },
}) => {
  const secret = makeSecret();
  const before = webhookSecret.take(config, { id }, found.secretSealed);
  const [rolled] = await query(roll, {
    id,
    version,
    sealed: webhookSecret.put(config, { id }, secret),
    ending: endingOf(secret),
    former: formerSecret.put(config, { id }, before),
    until: new Date(now.getTime() + overlapHours * 3_600_000).toISOString(),
  });
  if (!rolled) throw versionConflict();
  return { webhook: await readWebhook(query, id, now), secret };
};
