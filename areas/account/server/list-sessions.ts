import type { Handler } from '#platform/server/area.ts';
import { deviceWords } from '#platform/server/device-words.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { listSessions as contract } from '../contract.ts';

const most = 100;

const listSql = `select id, coalesce(user_agent, '') as agent, id = $2::int as current,
  ${isoTime('created_at')} as "startedAt", ${isoTime('updated_at')} as "lastUsedAt"
from sessions where user_id = $1 and expires_at > now()
order by id = $2::int desc, updated_at desc, id desc limit ${most}`;

interface Row {
  id: number;
  agent: string;
  current: boolean;
  startedAt: string;
  lastUsedAt: string;
}

export const listSessions: Handler<typeof contract> = async ({ principal, query }) => {
  const rows = await query<Row>('my-sessions', listSql, [principal.id, principal.sessionId]);
  return { items: rows.map(({ agent, ...row }) => ({ ...row, device: deviceWords(agent) })) };
};
