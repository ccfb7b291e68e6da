import type { UseCase } from '#platform/server/area.ts';
import { deviceWords } from '#platform/server/device-words.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { MutedThing, NoticeBrowser, NotificationSettings } from '../../contract.ts';
import { kindsFor } from './kinds-for.ts';
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
  principal,
  query,
  services,
  now,
}: Pick<UseCase<unknown>, 'principal' | 'query' | 'services' | 'now'>): Promise<NotificationSettings> {
  const [row] = await query<Row>('notice-settings', settingsSql, [principal.id]);
  const chosen = await loadKindChoices(query, principal.id);
  const [member] = await query<{ email: string; verified: boolean }>(
    'notice-member',
    'select email, email_verified as verified from users where id = $1::int',
    [principal.id],
  );
  const browsers = await query<Omit<NoticeBrowser, 'device'> & { agent: string }>('notice-browsers', browsersSql, [
    principal.id,
    principal.sessionId,
  ]);
  const muted = await query<MutedThing>('notice-mutes', mutesSql, [principal.id, now.toISOString()]);
  if (!row) throw new Error('The settings were not read.');
  const groups = new Map<string, NotificationSettings['groups'][number]['kinds']>();
  for (const { kind, group, words, urgent = false, elsewhere = '' } of kindsFor(services, principal)) {
    const one = { kind, words, urgent, elsewhere, ...chosen(kind, urgent) };
    groups.set(group, [...(groups.get(group) ?? []), one]);
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
    mailTo: member?.verified ? member.email : null,
    pushKey: principal.sessionId > 0 ? services.push.publicKey : null,
    browsers: browsers.map(({ agent, ...one }) => ({ ...one, device: deviceWords(agent) })),
  };
}

/** The ways that a member has chosen for a kind, or those that hold without a choice. */
export async function loadKindChoices(query: UseCase<unknown>['query'], userId: number) {
  const rows = await query<{ kind: string; channel: string; enabled: boolean }>(
    'notice-kind-choices',
    'select kind, channel, enabled from notification_choices where user_id = $1::int',
    [userId],
  );
  const of = (kind: string, channel: string, otherwise: boolean) =>
    rows.find((row) => row.kind === kind && row.channel === channel)?.enabled ?? otherwise;
  return (kind: string, urgent: boolean) => ({
    inApp: of(kind, 'in-app', true),
    email: of(kind, 'email', urgent),
    push: of(kind, 'push', true),
  });
}

const browsersSql = `select b.id, coalesce(s.user_agent, '') as agent, ${isoTime('b.created_at')} as since,
   b.session_id = $2::int as "isHere" from push_browsers b join sessions s on s.id = b.session_id
 where b.user_id = $1::int and s.expires_at > now() order by b.session_id = $2::int desc, b.created_at desc, b.id desc`;

/** A row to change, for a member who has not chosen anything yet. */
export const startSettings = (query: UseCase<unknown>['query'], userId: number) =>
  query(
    'notice-settings-start',
    'insert into notification_settings (user_id) values ($1::int) on conflict do nothing',
    [userId],
  );
