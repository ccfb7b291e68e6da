import { findSpace, readers } from '#areas/spaces/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';
import type { PlaceFact } from '../../contract.ts';
import { factLabel, factWords } from '../../pure/facts.ts';
import { ofCommunity } from '../policy.ts';
import { measurerText } from './place-note-sql.ts';

interface PlaceRow {
  readonly spaceId: number;
  readonly authorId: number;
  readonly nameHidden: boolean;
  readonly name: string;
  readonly where: string;
  readonly createdAt: string;
}

type FactRow = Omit<PlaceRow, 'where'> &
  Pick<PlaceFact, 'kind' | 'value' | 'choice' | 'note' | 'measuredOn'> & { readonly measuredBy: string };

const someone = 'A member of the community';

const aliased = (member: string) => `exists (select 1 from space_members a
  where a.user_id = ${member} and a.space_id = p.space_id and a.alias <> '')`;

const placeText = `select p.space_id as "spaceId", p.added_by as "authorId", ${aliased('p.added_by')} as "nameHidden",
    p.name, p.whereabouts as "where", ${isoTime('p.created_at')} as "createdAt"
  from place_notes p
  where p.id = $1::int and p.removed_at is null and p.added_by is not null and $2::int is not null`;

const factText = `select p.space_id as "spaceId", f.measured_by as "authorId", ${aliased('f.measured_by')} as "nameHidden",
    p.name, f.kind, f.value, f.choice, f.note, f.measured_on::text as "measuredOn",
    coalesce(${measurerText}, '') as "measuredBy", ${isoTime('f.created_at')} as "createdAt"
  from place_facts f join place_notes p on p.id = f.place_id
  where f.id = $1::int and f.removed_at is null and p.removed_at is null and f.measured_by is not null
    and f.note <> ''`;

/** What the reporter may read in the community; moderators cannot read it there, so its words go along. */
async function readable<T extends PlaceRow | FactRow>(query: Query, viewerId: number, found: T | undefined) {
  const space = found && (await findSpace(query, viewerId, found.spaceId, ofCommunity(readers)));
  return space && found;
}

async function findPlace(query: Query, viewerId: number, id: number) {
  const [found] = await query<PlaceRow>('place-report', placeText, [id, viewerId]);
  const place = await readable(query, viewerId, found);
  if (!place) return undefined;
  const { authorId, nameHidden, name, where, createdAt } = place;
  const content = [name, where].filter(Boolean).join('\n');
  // Nobody is told who added a place.
  const messages = [{ id, fromUserId: null, name: someone, content, createdAt }];
  return { authorId, nameHidden, ownerUnsaid: true, excerpt: name, messages };
}

async function findFact(query: Query, viewerId: number, id: number) {
  const [found] = await query<FactRow>('place-fact-report', factText, [id, viewerId]);
  const fact = await readable(query, viewerId, found);
  if (!fact) return undefined;
  const { authorId, nameHidden, measuredBy, name, kind, note, measuredOn, createdAt } = fact;
  const words = `${factLabel(kind)}: ${factWords(fact)}`;
  const content = [`${name}, ${measuredOn}`, words, note].filter(Boolean).join('\n');
  const messages = [{ id, fromUserId: nameHidden ? null : authorId, name: measuredBy || someone, content, createdAt }];
  return { authorId, nameHidden, ownerUnsaid: true, excerpt: note, messages };
}

const asItIs = (table: string, author: string, place: string) => `select t.${author} as "authorId",
    t.removed_at is not null as removed, '' as text, null as href,
    exists (select 1 from space_members a join place_notes p on p.space_id = a.space_id
      where p.id = t.${place} and a.user_id = t.${author} and a.alias <> '') as "nameHidden"
  from ${table} t where t.id = $1::int and t.${author} is not null`;

const kinds = [
  { kind: 'place', table: 'place_notes', author: 'added_by', place: 'id', find: findPlace },
  { kind: 'place_fact', table: 'place_facts', author: 'measured_by', place: 'place_id', find: findFact },
] as const;

export const reportables: readonly Reportable[] = kinds.map(({ kind, table, author, place, find }) => ({
  kind,
  find: ({ query, principal, id }) => find(query, principal.id, id),
  read: async ({ query, id }) => {
    const [row] = await query<ThingAsItIs>(`${kind}-as-it-is`, asItIs(table, author, place), [id]);
    return row;
  },
  setRemoved: async ({ query, now, id }, removed) => {
    const rows = await query(
      `${kind}-set-removed`,
      `update ${table} set removed_at = case when $2::boolean then $3::timestamptz end
       where id = $1::int and (removed_at is null) = $2::boolean returning 1`,
      [id, removed, now.toISOString()],
    );
    return rows.length > 0;
  },
}));
