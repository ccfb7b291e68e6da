import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { anyOf, columns, once } from '#platform/server/statement.ts';
import type { ComparedProvider, compareProviders as contract } from '../contract.ts';
import { shownStatus, whyNotBooked } from '../pure/compliance.ts';
import { todayThere } from './clocks.ts';
import { isListed } from './listed.ts';
import { placeOf } from './matching.ts';
import { businessHours } from './provider-view.ts';
import { cards } from './rows.ts';
import type { providers } from './tables.ts';
import { aud, cardView, hoursOf, todayOf } from './view.ts';

const p = columns<typeof providers>('p');

type Service = Omit<ComparedProvider['allServices'][number], 'unitPrice'> & { readonly unitPrice: number };

const services = sql<Service[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'serviceName', s.name, 'serviceType', s.service_type,
      'unitPrice', s.unit_price, 'unitType', s.unit_type, 'isOnlineAvailable', s.is_online,
      'isInPersonAvailable', s.is_in_person) order by s.name, s.id), '[]')
  from provider_services s where s.provider_id = ${p.id} and s.is_active)`;

export const compareProviders: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const ids = [...new Set(input.ids.split(',').map(Number))];
  const place = placeOf(input.near);
  const spot = place?.kind === 'spot' ? place.spot : undefined;
  const workers = sql<ComparedProvider['workers']>`(
    select json_build_object('listed', count(*), 'screened', count(*) filter (where exists (
        select 1 from (select result, expiry from provider_checks c where c.staff_id = t.id order by c.id desc limit 1) k
        where k.result = 'confirmed' and k.expiry >= ${todayThere(now)})))
    from provider_staff t where t.provider_id = ${p.id} and t.is_active)`;
  const rows = await query(
    once(
      cards({ viewer: principal.id, now, spot })
        .select([services.as('allServices'), workers.as('workers')])
        .where('p.id', '=', anyOf(ids))
        .where(isListed('p')),
    ),
  );
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const status = shownStatus(row, todayOf(row, now));
    return {
      ...cardView(row, now),
      registrationGroups: row.registrationGroups,
      businessHours: businessHours(hoursOf(row).week),
      allServices: row.allServices.map((one) => ({ ...one, unitPrice: aud(one.unitPrice) })),
      workers: row.workers,
      whyNotBooked: whyNotBooked({
        status,
        isActive: row.isActive,
        services: row.serviceCount,
        isOwned: row.ownerId !== null,
        enquiryOnly: row.enquiryOnly,
      }),
    };
  });
};
