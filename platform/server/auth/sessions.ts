import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Plan, Role } from '#platform/contract/roles.ts';
import { type Actor, guest } from '../actor.ts';
import type { Sessions } from '../area.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db.ts';
import { sessions } from './tables.ts';

/** Days a session lasts without use. */
export const sessionDays = 30;
const day = 86_400_000;

/** Over https the browser itself guards the name: no other host or path can set a __Host- cookie. */
const prefix = (config: Config) => (config.publicUrl.startsWith('https:') ? '__Host-' : '');
export const sessionCookie = (config: Config) => `${prefix(config)}doorways.session`;
const guestCookie = (config: Config) => `${prefix(config)}doorways.guest`;

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** `<token>.<base64 HMAC-SHA256>`, as the auth library signs its own cookie. */
function tokenIn(value: string | undefined, secret: string): string | undefined {
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
  const wanted = createHmac('sha256', secret).update(token).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined;
}

interface Row {
  sessionId: number;
  id: number;
  roles: Role[];
  plan: Plan;
  stale: boolean;
}

/**
 * One HMAC and one prepared statement a request, so that a sign-out, a new role or a ban counts from the next request
 * on: no copy of the session is kept anywhere.
 */
export function makeSessionCheck(database: Database, config: Config) {
  const bySession = `select s.id as "sessionId", u.id, u.roles, u.plan,
      s.updated_at < now() - interval '10 minutes' as stale
    from sessions s join users u on u.id = s.user_id
    where s.token = $1 and s.expires_at > now()`;
  const byId = `select 0 as "sessionId", id, roles, plan, false as stale from users where id = $1`;
  const name = sessionCookie(config);

  return async (cookies: string | undefined): Promise<Actor> => {
    const token = tokenIn(readCookie(cookies, name), config.sessionSecret);
    if (token) {
      const [row] = await database.query<Row>('session', bySession, [token]);
      if (row) {
        if (row.stale) await extend(database, row.sessionId);
        return { id: row.id, roles: row.roles, plan: row.plan, sessionId: row.sessionId };
      }
    }
    // Ground rule 4: in demo mode a request without a session acts as member 1, unless the person signed out.
    if (config.mode === 'demo' && readCookie(cookies, guestCookie(config)) !== '1') {
      const [row] = await database.query<Row>('demo-member', byId, [1]);
      if (row) return { id: row.id, roles: row.roles, plan: row.plan, sessionId: 0 };
    }
    return guest;
  };
}

const extend = (database: Database, id: number) =>
  database.query(
    'extend-session',
    `update sessions set updated_at = now(), expires_at = now() + make_interval(days => ${sessionDays}) where id = $1`,
    [id],
  );

export function makeSessions(database: Database, config: Config): Omit<Sessions, 'disconnect'> {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const line = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  const seconds = (sessionDays * day) / 1000;
  return {
    start: async (userId, about, { db = database.db, confirmed } = {}) => {
      const token = randomBytes(32).toString('base64url');
      await db.insert(sessions).values({
        userId,
        token,
        ipAddress: about.ip,
        userAgent: about.agent.slice(0, 200),
        confirmedAt: confirmed,
        expiresAt: sql`now() + make_interval(days => ${sql.raw(String(sessionDays))})`,
      });
      const signature = createHmac('sha256', config.sessionSecret).update(token).digest('base64');
      const value = encodeURIComponent(`${token}.${signature}`);
      return [line(sessionCookie(config), value, seconds), line(guestCookie(config), '', 0)];
    },
    end: async (sessionId) => {
      if (sessionId > 0) await database.query('end-session', 'delete from sessions where id = $1', [sessionId]);
      return [
        line(sessionCookie(config), '', 0),
        config.mode === 'demo' ? line(guestCookie(config), '1', seconds) : line(guestCookie(config), '', 0),
      ];
    },
  };
}
