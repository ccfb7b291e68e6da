import { notBlockedText } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listOffers as contract } from '../../contract.ts';
import { offerColumns, offerView, type RawOffer } from './offers.ts';

export const listOffers: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values: unknown[] = [principal.id, input.id];
  let next = '';
  if (input.cursor) {
    const { at, id } = readKeyset(input.cursor, oldest);
    values.push(at, id);
    next = 'and (o.created_at, o.id) > ($3::timestamptz, $4::int)';
  }
  const rows = await query<RawOffer>(
    `offers-${input.limit}${next ? '-next' : ''}`,
    `select ${offerColumns} from description_offers o join users u on u.id = o.author_id
      where o.media_id = $2::int and o.status = 'open' and ${notBlockedText('$1', 'o.author_id')} ${next}
      order by o.created_at, o.id limit ${input.limit + 1}`,
    values,
  );
  return pageOf(rows, input.limit, offerView, (row) => row);
};
