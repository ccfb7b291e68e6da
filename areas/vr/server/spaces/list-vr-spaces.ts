import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { likeText } from '#platform/server/search.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { listVrSpaces as contract } from '../../contract.ts';
import { goneBefore } from '../clock.ts';
import { isVisible } from '../visible.ts';
import { shown, spaceView } from './view.ts';

/** Planned each time: what is asked for differs. What is over is not listed, save to its host. */
export const listVrSpaces: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { q, type, platform, feature, control, mine, limit } = input;
  const place = after(readKeyset(input.cursor, newest));
  const viewer = principal.id;
  const rows = await query(
    once(
      shown(viewer, goneBefore(now))
        .select((e) => exactTime(e.ref('s.created_at')).as('exactly'))
        .where(isVisible(viewer, 's'))
        .where((e) =>
          e.and([
            ...(mine
              ? [e('s.host_id', '=', viewer)]
              : [
                  e.or([
                    e('s.closes_at', 'is', null),
                    e('s.closes_at', '>', moment(now.toISOString())),
                    e('s.host_id', '=', viewer),
                  ]),
                ]),
            ...(q ? [e('s.name', 'ilike', `%${likeText(q)}%`)] : []),
            ...(type ? [e('s.space_type', '=', type)] : []),
            ...(platform ? [e('s.platform', '=', platform)] : []),
            ...(feature ? [sql<boolean>`${e.ref('s.features')} @> array[${feature}]`] : []),
            ...(control ? [sql<boolean>`${e.ref('s.controls')} @> array[${control}]`] : []),
            isOlder(e.ref('s.created_at'), e.ref('s.id'), place),
          ]),
        )
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id', 'desc')
        .limit(limit + 1),
    ),
  );
  return pageOf(
    rows,
    limit,
    ({ exactly: _, ...row }) => spaceView(row, principal, now),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
