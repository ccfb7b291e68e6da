import type { UseCase } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { MutedThing, NotificationSettings } from '../../contract.ts';
import { quietOf, type TimingRow, timingColumns } from './timing.ts';

interface Row extends TimingRow {
  version: number;
  senders: NotificationSettings['senders'];
}

const settingsSql = `select coalesce(s.version, 1) as version, coalesce(s.senders, 'everyone') as senders,
   ${timingColumns('s')} from (select 1) one left join notification_settings s on s.user_id = $1::int`;

const mutesSql = `select id, thing, excerpt, link, ${isoTime('until')} as until from notification_mutes
  where user_id = $1::int and (until is null or until > $2::timestamptz) order by created_at desc, id desc limit 200`;

/** Kinds in the order of their areas, under the headings that these give. */
export async function loadSettings({
  actor,
  query,
  services,
  now,
}: Pick<UseCase<unknown>, 'actor' | 'query' | 'services' | 'now'>): Promise<NotificationSettings> {
  const [row] = await query<Row>('notice-settings', settingsSql, [actor.id]);
  const off = await query<{ kind: string }>(
    'notice-kinds-off',
    `select kind from notification_choices where user_id = $1::int and channel = 'in-app' and not enabled`,
    [actor.id],
  );
  const muted = await query<MutedThing>('notice-mutes', mutesSql, [actor.id, now.toISOString()]);
  if (!row) throw new Error('The settings were not read.');
  const groups = new Map<string, NotificationSettings['groups'][number]['kinds']>();
  for (const { kind, group, words, urgent = false } of services.notices.values()) {
    const inApp = !off.some((one) => one.kind === kind);
    groups.set(group, [...(groups.get(group) ?? []), { kind, words, urgent, inApp }]);
  }
  return {
    version: row.version,
    groups: [...groups].map(([name, kinds]) => ({ name, kinds })),
    senders: row.senders,
    timeZone: row.timeZone,
    quiet: quietOf(row),
    times: row.times,
    pausedUntil: row.pausedUntil !== null && row.pausedUntil > now.toISOString() ? row.pausedUntil : null,
    muted,
  };
}

/** A row to change, for a member who has not chosen anything yet. */
export const startSettings = (query: UseCase<unknown>['query'], userId: number) =>
  query(
    'notice-settings-start',
    'insert into notification_settings (user_id) values ($1::int) on conflict do nothing',
    [userId],
  );
