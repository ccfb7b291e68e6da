import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { likeText, readPlace, writePlace } from '#platform/server/search.ts';
import { once } from '#platform/server/statement.ts';
import type { listMentors as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { mentorView, shown } from './view.ts';
import { wantedOf, wishesOf } from './wishes.ts';

const first = { rank: '9999', at: '-', id: 0 };

/** Planned each time: what is asked for differs, and so does what counts for the viewer. */
export const listMentors: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { search, focusArea, minRating, minYears, respondsWithin, format, hasRoom, limit } = input;
  const viewer = principal.id;
  const place = readPlace(input.cursor, first);
  const wanted = wantedOf(await wishesOf(query, viewer), focusArea);
  const words = search ? `%${likeText(search.replaceAll(/\s+/g, ' '))}%` : undefined;
  const asked = shown({ viewer, wanted, now }).where((e) =>
    e.and([
      ...(words
        ? [
            e.or([
              e('u.name', 'ilike', words),
              e('m.title', 'ilike', words),
              e('m.bio', 'ilike', words),
              sql<boolean>`array_to_string(${e.ref('m.expertise')}, E'\\n') ilike ${words}`,
            ]),
          ]
        : []),
      ...(focusArea ? [sql<boolean>`${focusArea} = any(${e.ref('m.focus_areas')})`] : []),
      ...(format ? [sql<boolean>`${format} = any(${e.ref('m.formats')})`] : []),
      ...(minYears === undefined ? [] : [e('m.experience', '>=', minYears)]),
    ]),
  );
  // Two for each reason, one for room: reasons weigh more.
  const rank = sql<number>`(case when f.id = ${viewer} then 0 else cardinality(f.reasons) end * 2
    + case when f.room > 0 then 1 else 0 end)`;
  const rows = await query(
    once(
      from
        .selectFrom(asked.as('f'))
        .selectAll()
        .select(sql<number>`${rank}::int`.as('rank'))
        .where((e) =>
          e.and([
            ...(minRating === undefined ? [] : [e('f.rating', '>=', minRating)]),
            ...(respondsWithin === undefined ? [] : [e('f.responseSeconds', '<=', respondsWithin * 86_400)]),
            ...(hasRoom ? [e('f.room', '>', 0)] : []),
            sql<boolean>`(${rank}, -f.id) < (${place.rank}::numeric, ${-place.id}::int)`,
          ]),
        )
        .orderBy(rank, 'desc')
        .orderBy('f.id')
        .limit(limit + 1),
    ),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ rank: _, ...row }) => mentorView(row, viewer)),
    next: rows.length > limit && last ? writePlace({ rank: String(last.rank), at: '-', id: last.id }) : undefined,
  };
};
