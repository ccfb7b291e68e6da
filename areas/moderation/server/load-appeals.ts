import type { UseCase } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Appeal } from '../contract.ts';
import { readAction } from './actions.ts';
import { actionWords, openWords } from './evidence.ts';

type Ask = Pick<UseCase<unknown>, 'principal' | 'query' | 'services' | 'now'>;

interface Row extends Omit<Appeal, 'action' | 'text' | 'mayDecide'> {
  readonly actionId: number;
  readonly snapshot: string | null;
  readonly userId: number;
}

/** Those that wait, the oldest first; or one, whatever has become of it. */
export async function loadAppeals(ask: Ask, id?: number): Promise<Appeal[]> {
  const { principal, query, services, now } = ask;
  const rows = await query<Row>(
    'appeals',
    `select p.id, p.words, ${isoTime('p.created_at')} as "createdAt", p.status, p.action_id as "actionId", a.snapshot,
       p.user_id as "userId"
     from appeals p join moderation_actions a on a.id = p.action_id
     where case when $1::int is null then p.status = 'pending' else p.id = $1::int end
     order by p.created_at, p.id limit 100`,
    [id ?? null],
  );
  const all: Appeal[] = [];
  for (const { actionId, snapshot, userId, ...row } of rows) {
    const action = await readAction(query, actionId, now);
    if (!action) continue;
    const mayDecide = action.moderatorId !== principal.id && userId !== principal.id;
    all.push({ ...row, action, text: openWords(actionWords, services.config, actionId, snapshot), mayDecide });
  }
  return all;
}
