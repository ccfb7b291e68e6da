import type { Handler } from '#platform/server/area.ts';
import type { listDisclosures as contract } from '../contract.ts';
import { partOf } from '../pure/kinds.ts';
import { disclosuresOf } from './disclosures.ts';

export const listDisclosures: Handler<typeof contract> = async ({ principal, query }) =>
  (await query(disclosuresOf, { userId: principal.id })).flatMap(({ givenAt, parts, ...row }) =>
    givenAt === null ? [] : [{ ...row, givenAt, parts: parts.map(partOf) }],
  );
