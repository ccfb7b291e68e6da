import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { likeText, readPlace, writePlace } from '#platform/server/search.ts';
import { once } from '#platform/server/statement.ts';
import type { listMentoringGroups as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { wantedOf, wishesOf } from '../mentors/wishes.ts';
import { groupRows, isOffered } from './rows.ts';
import { groupViews } from './view.ts';

const first = { rank: '9999', at: '-', id: 2_147_483_647 };

/** Planned each time: what is asked for differs, and so does what counts for the viewer. */
export const listMentoringGroups: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const { search, focusArea, limit } = input;
  const viewer = principal.id;
  const { rank: atRank, id: atId } = readPlace(input.cursor, first);
  const wanted = wantedOf(await wishesOf(query, viewer), focusArea);
  const words = search ? `%${likeText(search.replaceAll(/\s+/g, ' '))}%` : undefined;
  const asked = groupRows(viewer)
    .select(
      sql<number>`(select count(*)::int from (
        select 'focus:' || g.focus_area as t union select 'format:' || g.format
        union select t from mentors m, unnest(m.traits) t
          where m.user_id = g.mentor_id and t not like 'focus:%' and t not like 'format:%') t
        where t.t = any(${wanted}::text[]))`.as('fits'),
    )
    .where(isOffered(viewer))
    .where((e) =>
      e.and([
        ...(words
          ? [e.or([e('g.name', 'ilike', words), e('g.goals', 'ilike', words), e('g.when_words', 'ilike', words)])]
          : []),
        ...(focusArea ? [e('g.focus_area', '=', focusArea)] : []),
      ]),
    );
  // Two for each reason, one for a place that can be had: reasons weigh more.
  const rank = sql<number>`(f.fits * 2 + case when f."isOpen" and f.members < f.capacity then 1 else 0 end)`;
  const rows = await query(
    once(
      from
        .selectFrom(asked.as('f'))
        .selectAll()
        .select(sql<number>`${rank}::int`.as('rank'))
        .where(sql<boolean>`(${rank}, f.id) < (${atRank}::numeric, ${atId}::int)`)
        .orderBy(rank, 'desc')
        .orderBy('f.id', 'desc')
        .limit(limit + 1),
    ),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const own = page.map(({ rank: _, fits: __, ...row }) => row);
  return {
    items: await groupViews({ query, config: services.config, userId: viewer, now }, own),
    next: rows.length > limit && last ? writePlace({ rank: String(last.rank), at: '-', id: last.id }) : undefined,
  };
};
