import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { listHelpedEntries as contract } from '../../contract/helpers.ts';
import { midnightOf, todayIn } from '../../pure/today.ts';
import { diaryOf } from '../diary.ts';
import { entryViews } from '../entries/view.ts';
import { shown } from '../records.ts';

/** As many as anyone writes for someone in a day. */
const most = 100;

const writtenSince = statement((v: { userId: number; helperId: number; since: string }) =>
  shown()
    .where('r.user_id', '=', v.userId)
    .where('r.by_id', '=', v.helperId)
    .where('r.kind', '=', 'entry')
    .where('r.created_at', '>=', moment(v.since))
    .where('r.deleted_at', 'is', null)
    .orderBy('r.id', 'desc')
    .limit(most),
);

export const listHelpedEntries: Handler<typeof contract> = async (useCase) => {
  const { input, query, principal, now } = useCase;
  const { userId, zone } = input;
  const since = midnightOf(todayIn(zone, now), zone).toISOString();
  const rows = await query(writtenSince, { userId, helperId: principal.id, since });
  // What the member sealed since, or changed, is theirs alone again.
  const unchanged = rows.filter(({ closed, isPrivate, version }) => closed === null && isPrivate && version === 1);
  return { items: await entryViews({ ...diaryOf(useCase), userId }, unchanged), next: undefined };
};
