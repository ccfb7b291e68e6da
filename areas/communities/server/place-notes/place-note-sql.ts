import { notBlockedText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { PlaceFact, PlaceNote } from '../../contract.ts';
import { factKinds } from '../../pure/facts.ts';
import { limits } from '../../pure/options.ts';

export interface Looking {
  readonly query: Query;
  readonly viewerId: number;
  readonly spaceId: number;
  readonly mayRun: boolean;
  readonly now: Date;
}

type Row = Omit<PlaceFact, 'id' | 'mayDelete' | 'mayReport'> & {
  readonly placeId: number;
  readonly name: string;
  readonly where: string;
  readonly addedBy: number | null;
  readonly othersMeasured: boolean;
  readonly factId: number | null;
  readonly mine: boolean;
  readonly noteOfOther: boolean;
};

/** A name under which somebody measured is shown while they are in the community and neither has blocked the other. */
export const measurerText = `(select coalesce(nullif(m.alias, ''), u.name) from users u
  join space_members m on m.user_id = u.id and m.space_id = p.space_id and m.state = 'member'
  where u.id = f.measured_by and ${notBlockedText('$2::int', 'u.id')})`;

/** Places with the latest measurement of each kind; one place alone, when it is named. */
export async function readPlaceNotes(
  { query, viewerId, spaceId, mayRun, now }: Looking,
  placeId?: number,
): Promise<PlaceNote[]> {
  const rows = await query<Row>(
    'place-notes',
    `select p.id as "placeId", p.name, p.whereabouts as "where", p.added_by as "addedBy",
       exists (select 1 from place_facts o where o.place_id = p.id and o.measured_by is distinct from p.added_by)
         as "othersMeasured",
       f.id as "factId", f.kind, f.value, coalesce(f.choice, '') as choice, coalesce(f.note, '') as note,
       f.measured_on::text as "measuredOn", coalesce(${measurerText}, '') as "measuredBy",
       f.measured_on < ($3::timestamptz at time zone 'UTC')::date - make_interval(months => ${limits.freshMonths}) as stale,
       coalesce(f.measured_by = $2::int, false) as mine, coalesce(f.measured_by <> $2::int and f.note <> '', false) as "noteOfOther"
     from place_notes p left join lateral (
       select distinct on (k.kind) k.* from place_facts k where k.place_id = p.id and k.removed_at is null
       order by k.kind, k.measured_on desc, k.id desc) f on true
     where p.space_id = $1::int and p.removed_at is null and ($4::int is null or p.id = $4::int) order by lower(p.name), p.id`,
    [spaceId, viewerId, now.toISOString(), placeId ?? null],
  );
  const notes = new Map<number, PlaceNote & { readonly facts: PlaceFact[] }>();
  for (const row of rows) {
    const { placeId: id, name, where, addedBy, othersMeasured, factId, mine, noteOfOther, ...fact } = row;
    const own = addedBy === viewerId && !othersMeasured;
    const mayReport = addedBy !== null && addedBy !== viewerId;
    const note = notes.get(id) ?? { id, name, where, facts: [], mayDelete: mayRun || own, mayReport };
    notes.set(id, note);
    if (factId !== null) note.facts.push({ ...fact, id: factId, mayDelete: mayRun || mine, mayReport: noteOfOther });
  }
  for (const { facts } of notes.values()) facts.sort((a, b) => factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind));
  return [...notes.values()];
}

export const findPlaceNote = async (looking: Looking, placeId: number): Promise<PlaceNote | undefined> =>
  (await readPlaceNotes(looking, placeId))[0];

export async function readPlaceNote(looking: Looking, placeId: number): Promise<PlaceNote> {
  const note = await findPlaceNote(looking, placeId);
  if (!note) throw problem.notFound();
  return note;
}

/** Who has measured a fact of a place; undefined where there is no such fact. */
export async function findMeasurer(
  query: Query,
  { id, placeId, factId }: { readonly id: number; readonly placeId: number; readonly factId: number },
): Promise<{ readonly measuredBy: number | null } | undefined> {
  const [row] = await query<{ measuredBy: number | null }>(
    'place-fact-measurer',
    `select f.measured_by as "measuredBy" from place_facts f join place_notes p on p.id = f.place_id
     where f.id = $1::int and p.id = $2::int and p.space_id = $3::int
       and f.removed_at is null and p.removed_at is null`,
    [factId, placeId, id],
  );
  return row;
}
