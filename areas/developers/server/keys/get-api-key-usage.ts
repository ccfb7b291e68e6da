import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { ApiKeyUsage, getApiKeyUsage as contract } from '../../contract.ts';
import { keptDays } from '../../pure/options.ts';
import { developerOf } from '../developer-rows.ts';
import { from } from '../from.ts';
import type { KeyRow } from './key-rows.ts';

const uses = statement((v: { keyId: number; since: string }) =>
  from
    .selectFrom('api_key_uses as u')
    .select((e) => [isoTime(e.ref('u.hour')).as('at'), 'u.calls', 'u.refused'])
    .where('u.key_id', '=', v.keyId)
    .where('u.hour', '>=', moment(v.since)),
);

const hour = 3_600_000;
const day = 24 * hour;

type Used = ApiKeyUsage['days'][number];

/** So many steps up to the present one, oldest first. */
function inSteps(rows: readonly Used[], step: number, steps: number, now: Date): Used[] {
  const last = Math.floor(now.getTime() / step);
  const all = Array.from({ length: steps }, (_, at) => ({
    at: new Date((last - steps + 1 + at) * step).toISOString(),
    calls: 0,
    refused: 0,
  }));
  for (const { at, calls, refused } of rows) {
    const one = all[Math.floor(Date.parse(at) / step) - last + steps - 1];
    if (!one) continue;
    one.calls += calls;
    one.refused += refused;
  }
  return all;
}

export const getApiKeyUsage: Handler<typeof contract, KeyRow> = async ({ found, query, now }) => {
  const since = new Date(now.getTime() - keptDays * day).toISOString();
  const rows = await query(uses, { keyId: found.id, since });
  const { perMinute } = await developerOf(query, found.userId);
  return { days: inSteps(rows, day, keptDays, now), hours: inSteps(rows, hour, 24, now), perMinute };
};
