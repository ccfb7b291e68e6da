import { type RawBuilder, sql } from 'kysely';
import { columns } from '#platform/server/statement.ts';
import type { providers } from '../tables.ts';

const p = columns<typeof providers>('p');

/** The listing p, or all of them, can be written to only. */
export const isEnquiryOnly: RawBuilder<boolean> = sql`(not ${p.takes_requests}
  or coalesce((select b.enquiry_only from provider_bookings b where b.id = 1), false))`;

/** Workers of p who can be asked for, in the order of the listing. */
export const bookableWorkers = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', trim(t.first_name || ' ' || t.last_name)) order by t.id), '[]')
  from provider_staff t where t.provider_id = ${p.id} and t.is_active and t.is_bookable)`;
