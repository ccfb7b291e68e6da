import type { Handler } from '#platform/server/area.ts';
import type { listOwnSeries as contract, OwnSeries } from '../contract.ts';
import { limits } from '../pure/limits.ts';

export const listOwnSeries: Handler<typeof contract> = ({ principal, query }) =>
  query<OwnSeries>(
    'own-series',
    `select s.title, count(*)::int as parts from blog_series s join blog_parts b on b.series_id = s.id
      join posts p on p.id = b.post_id and p.deleted_at is null
      where s.author_id = $1::int group by s.id order by lower(s.title), s.id limit ${limits.seriesOfOne}`,
    [principal.id],
  );
