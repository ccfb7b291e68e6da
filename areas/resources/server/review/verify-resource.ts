import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { verifyResource as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { decide } from './decide.ts';

const dayMs = 86_400_000;
const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

export const verifyResource: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  if (input.reviewBy < dayAfter(now, 1) || input.reviewBy > dayAfter(now, limits.reviewDays)) {
    const message = 'Choose a day after today, within two years.';
    throw problem.invalid([{ field: 'reviewBy', rule: 'range', message }]);
  }
  const { resource } = await decide({
    query,
    principal,
    id: input.id,
    version: input.version,
    states: ['published'],
    set: 'is_verified = true, verified_at = $4::timestamptz, verified_by = $5::int, review_by = $6::date',
    values: [now.toISOString(), principal.id, input.reviewBy],
    otherwise: 'Only what is in the library can be verified.',
  });
  return resource;
};
