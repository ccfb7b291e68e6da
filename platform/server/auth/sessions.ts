import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Plan, Role } from '#platform/contract/roles.ts';
import { type Actor, guest } from '../actor.ts';
import type { Sessions } from '../area.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db.ts';
import { suspendedText } from '../suspension.ts';
import { cookieLine, cookieName, readCookie } from './cookies.ts';
import { rolesInForceSql } from './roles.ts';
import { sessions } from './tables.ts';

/** Days a session lasts without use. */
export const sessionDays = 30;
const day = 86_400_000;

/** `<token>.<base64 HMAC-SHA256>`, as the auth library signs its own cookie. */
function tokenIn(value: string | undefined, key: KeyObject): string | undefined {
  if (!value) return undefined;
  let plain: string;
  try {
    plain = decodeURIComponent(value);
  } catch {
    return undefined;
  }
  const dot = plain.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = plain.slice(0, dot);
  const given = Buffer.from(plain.slice(dot + 1), 'base64');
  const wanted = createHmac('sha256', key).update(token).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined;
}

interface Row {
  token: string;
  sessionId: number;
  id: number;
  /** Those that count in this session. */
  roles: Role[];
  held: Role[];
  plan: Plan;
  stale: boolean;
  suspended: string | null;
  closed: boolean;
}

/**
 * Requests that arrive together ask together. The statement is sent after the last of them has come, so that each still
 * hears of what was committed before it.
 */
function askTogether(
  database: Database,
  text: { readonly one: string; readonly many: string },
): (token: string) => Promise<Row | undefined> {
  let next: { readonly tokens: Set<string>; readonly rows: Promise<readonly Row[]> } | undefined;
  const begin = () => {
    const tokens = new Set<string>();
    const rows = new Promise<void>((go) => setImmediate(go)).then(() => {
      next = undefined;
      // For a list the database makes a new plan each time, as it cannot know how long the next one is.
      const [token] = tokens;
      return tokens.size === 1
        ? database.query<Row>('session', text.one, [token])
        : database.query<Row>('sessions', text.many, [[...tokens]]);
    });
    return { tokens, rows };
  };
  return async (token) => {
    next ??= begin();
    next.tokens.add(token);
    return (await next.rows).find((row) => row.token === token);
  };
}

/**
 * One HMAC and at most one prepared statement a request, so that a sign-out, a new role or a ban counts from the next
 * request on: no copy of the session is kept anywhere. The same holds for the second factor that some roles need.
 */
export function makeSessionCheck(database: Database, config: Config) {
  // Outside the demo no session is a sample's, whatever the table says.
  const sample = config.mode === 'demo' ? 's.sample' : 'false';
  const inForce = rolesInForceSql({ sample, secondStep: 's.second_step_at is not null' });
  const closed = 'exists (select 1 from closed_accounts c where c.user_id = u.id)';
  const bySession = (
    token: string,
  ) => `select s.token, s.id as "sessionId", u.id, u.roles as held, ${inForce} as roles, u.plan,
      s.updated_at < now() - interval '10 minutes' as stale, ${closed} as closed, ${suspendedText('u.id')} as suspended
    from sessions s join users u on u.id = s.user_id
    where s.token ${token} and s.expires_at > now()`;
  const byId = `select '' as token, 0 as "sessionId", u.id, u.roles, u.roles as held, u.plan, false as stale, false as closed, ${suspendedText('u.id')} as suspended
    from users u where u.id = $1 and not ${closed}`;
  const name = cookieName(config, 'session');
  const key = createSecretKey(config.sessionSecret, 'utf8');
  const sessionOf = askTogether(database, { one: bySession('= $1::text'), many: bySession('= any($1::text[])') });

  return async (cookies: string | undefined): Promise<Actor> => {
    const token = tokenIn(readCookie(cookies, name), key);
    if (token) {
      const row = await sessionOf(token);
      if (row) {
        if (row.stale) await extend(database, row.sessionId);
        if (row.closed) return { ...guest, sessionId: row.sessionId, closing: row.id };
        const withheld = row.held.filter((role) => !row.roles.includes(role));
        return { ...memberOf(row), sessionId: row.sessionId, withheld };
      }
    }
    // Ground rule 4: in demo mode a request without a session acts as member 1, unless the person signed out.
    if (config.mode === 'demo' && readCookie(cookies, cookieName(config, 'guest')) !== '1') {
      const [row] = await database.query<Row>('demo-member', byId, [1]);
      if (row) return { ...memberOf(row), sessionId: 0 };
    }
    return guest;
  };
}

const memberOf = ({ id, roles, plan, suspended }: Row) => ({ id, roles, plan, ...(suspended && { suspended }) });

const extend = (database: Database, id: number) =>
  database.query(
    'extend-session',
    `update sessions set updated_at = now(), expires_at = now() + make_interval(days => ${sessionDays}) where id = $1`,
    [id],
  );

export function makeSessions(database: Database, config: Config): Omit<Sessions, 'disconnect'> {
  const line = (name: string, value: string, seconds: number) => cookieLine(config, name, value, seconds);
  const seconds = (sessionDays * day) / 1000;
  return {
    start: async (userId, about, { db = database.db, confirmed, secondStep, sample = false } = {}) => {
      const token = randomBytes(32).toString('base64url');
      await db.insert(sessions).values({
        userId,
        token,
        ipAddress: about.ip,
        userAgent: about.agent.slice(0, 200),
        confirmedAt: confirmed,
        secondStepAt: secondStep,
        sample,
        expiresAt: sql`now() + make_interval(days => ${sql.raw(String(sessionDays))})`,
      });
      const signature = createHmac('sha256', config.sessionSecret).update(token).digest('base64');
      const value = encodeURIComponent(`${token}.${signature}`);
      return [line('session', value, seconds), line('guest', '', 0)];
    },
    end: async (sessionId) => {
      if (sessionId > 0) await database.query('end-session', 'delete from sessions where id = $1', [sessionId]);
      return [line('session', '', 0), config.mode === 'demo' ? line('guest', '1', seconds) : line('guest', '', 0)];
    },
  };
}
