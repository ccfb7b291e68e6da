import type { UseCase } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Decision } from '../contract.ts';
import { appealDays } from '../pure/clock.ts';
import { actionWords, openWords } from './evidence.ts';

type Ask = Pick<UseCase<unknown>, 'principal' | 'query' | 'services' | 'now'>;

interface Row extends Omit<Decision, 'text' | 'isOnlyOne'> {
  readonly snapshot: string | null;
}

/** Decisions about the one who asks. Who decided and who reported is not in them. */
export async function loadDecisions({ principal, query, services, now }: Ask, id?: number): Promise<Decision[]> {
  const rows = await query<Row>(
    'decisions',
    `select a.id, a.action_type as "actionType", a.reason, a.severity, a.rule, a.content_type as "contentType", a.snapshot,
       ${isoTime('a.created_at')} as "createdAt", ${isoTime('a.expires_at')} as "expiresAt",
       case when a.lifted_at is not null then 'lifted' when a.expires_at <= $3::timestamptz then 'expired' else 'active' end as status,
       case when not a.for_good then 'no' when a.expires_at is null then 'agreed' else 'proposed' end as "forGood",
       ${isoTime(`(a.created_at + make_interval(days => ${appealDays}))`)} as "appealUntil",
       case when p.id is not null then json_build_object('words', p.words, 'createdAt', ${isoTime('p.created_at')},
         'status', p.status, 'answer', p.answer, 'decidedAt', ${isoTime('p.decided_at')}) end as appeal
     from moderation_actions a left join appeals p on p.action_id = a.id
     where a.target_user_id = $1::int and ($2::int is null or a.id = $2::int)
     order by a.created_at desc, a.id desc limit 100`,
    [principal.id, id ?? null, now.toISOString()],
  );
  return rows.map(({ snapshot, ...row }) => ({
    ...row,
    isOnlyOne: row.contentType !== null && services.reportables.get(row.contentType)?.isOnlyOne === true,
    text: openWords(actionWords, services.config, row.id, snapshot),
  }));
}
