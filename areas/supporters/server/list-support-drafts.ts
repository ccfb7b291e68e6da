import { notBlocked, peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listSupportDrafts as contract, SupportDraft } from '../contract.ts';
import { draftedBy, draftRows, draftSides, keptIn } from './drafts.ts';
import type { As } from './grants.ts';

const page = (as: As) => {
  const [own, other] = draftSides[as];
  return statement((v: After & { viewer: number; limit: number }) =>
    draftRows()
      .select((e) => exactTime(e.ref('d.at')).as('place'))
      .where(own, '=', v.viewer)
      .where((e) => notBlocked(v.viewer, e.ref(other)))
      .where((e) => isOlder(e.ref('d.at'), e.ref('d.id'), v))
      .orderBy('d.at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(v.limit),
  );
};
const pages = { mine: page('member'), theirs: page('supporter') };

export const listSupportDrafts: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { limit, cursor, side } = input;
  const rows = await query(pages[side], {
    ...after(readKeyset(cursor, newest)),
    viewer: principal.id,
    limit: limit + 1,
  });
  const people = await peopleOf(query, [
    ...new Set(rows.flatMap(({ memberId, supporterId }) => [memberId, supporterId])),
  ]);
  const { items, next } = pageOf(
    rows,
    limit,
    (row): SupportDraft | undefined => {
      const [by, member] = [people.get(row.supporterId), people.get(row.memberId)];
      const kept = keptIn(services.config, row);
      const title = draftedBy(services.doors, row.operation)?.draft.title;
      if (!by || !member || !kept || title === undefined) return undefined;
      return { id: row.id, by, for: member, title, lines: kept.lines, link: kept.link, at: row.at };
    },
    ({ place, id }) => ({ at: place, id }),
  );
  return { items: items.flatMap((one) => one ?? []), next };
};
