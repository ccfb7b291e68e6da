import type { TherapyHosts } from '#areas/vr/server/public.ts';
import { localOf } from '#platform/contract/zones.ts';
import { columns, statement } from '#platform/server/statement.ts';
import { holds } from '../../pure/compliance.ts';
import { from } from '../from.ts';
import { runBy } from '../listed.ts';
import { day } from '../rows.ts';
import type { providers } from '../tables.ts';

const p = columns<typeof providers>('p');
const run = statement((v: { userId: number }) =>
  from
    .selectFrom('providers as p')
    .select(['p.zone', day(p.verified_until).as('verifiedUntil')])
    .where('p.published_at', 'is not', null)
    .where('p.suspended_at', 'is', null)
    .where('p.hidden_at', 'is', null)
    .where('p.id', 'in', runBy(v.userId))
    .limit(50),
);

/** Anyone who runs a published listing whose identity check holds today. */
export const therapyHost: TherapyHosts = {
  isVerified: async ({ query, userId, now }) =>
    (await query(run, { userId })).some(({ zone, verifiedUntil }) =>
      holds(verifiedUntil, localOf(now, zone).slice(0, 10)),
    ),
};
