import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sessionLimits } from '#platform/contract/session-limits.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db.ts';
import { type Asker, guest, makePrincipal, type Principal } from '../principal.ts';
import type { Sessions } from '../services.ts';
import { suspendedText } from '../suspension.ts';
import { cookieLine, cookieName, readCookie } from './cookies.ts';
import { rolesInForceSql } from './roles.ts';
import { sessions } from './tables.ts';

const { idleDays, endDays, secondStepHours } = sessionLimits;
const day = 86_400_000;
/** Sessions of which a process remembers whose they are, for counting alone. */
const mostRemembered = 10_000;
/** Minutes of use after which a session is renewed, its token with it. */
const renewalMinutes = 10;
/** Seconds that the token before still counts once the new one has come, for requests that are on their way. */
const overlapSeconds = 120;

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Cookies are made with the first; while the secret is replaced, those of other processes are read with both. */
interface Keys {
  readonly own: KeyObject;
  readonly all: readonly KeyObject[];
}
function keysOf({ sessionSecret, previousSecret }: Config): Keys {
  const own = createSecretKey(sessionSecret, 'utf8');
  return { own, all: previousSecret ? [own, createSecretKey(previousSecret, 'utf8')] : [own] };
}
const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest();

interface Presented {
  readonly family: string;
  readonly token: string;
  readonly hash: string;
}

/** `[<family>.]<token>.<base64 HMAC-SHA256>`. The first token of a session names no family: its own hash is the name. */
const cookieValue = (key: KeyObject, signed: string) =>
  encodeURIComponent(`${signed}.${hmac(key, signed).toString('base64')}`);

function readValue(value: string | undefined, keys: readonly KeyObject[]): Presented | undefined {
  if (!value) return undefined;
  let plain: string;
  try {
    plain = decodeURIComponent(value);
  } catch {
    return undefined;
  }
  const end = plain.lastIndexOf('.');
  if (end < 1) return undefined;
  const signed = plain.slice(0, end);
  const given = Buffer.from(plain.slice(end + 1), 'base64');
  const isOurs = keys.some((key) => {
    const wanted = hmac(key, signed);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!isOurs) return undefined;
  const dot = signed.indexOf('.');
  const token = signed.slice(dot + 1);
  const hash = tokenHash(token);
  return { family: dot < 0 ? hash : signed.slice(0, dot), token, hash };
}

/**
 * The token that comes after this one. Whoever has the one before it and asks again gets the same, so that an answer
 * that was lost, or two that crossed, sign nobody out. It cannot be made from what the database has.
 */
const nextToken = (key: KeyObject, { family, token }: Presented) =>
  hmac(key, `next token ${family} ${token}`).toString('base64url');

interface Row extends Asker {
  family: string;
  sessionId: number;
  tokenHash: string;
  previousHash: string | null;
  /** The token has been used since it replaced the one before. */
  acknowledged: boolean;
  /** Seconds since the one before counts no longer; negative while it does. */
  previousOver: number | null;
  seconds: number;
  stale: boolean;
}

/**
 * Requests that arrive together ask together. The statement is sent after the last of them has come, so that each still
 * hears of what was committed before it.
 */
function batch<Key extends string | number>(
  database: Database,
  name: string,
  text: { readonly one: string; readonly many: string },
  keyOfRow: (row: Row) => Key,
): (key: Key) => Promise<Row | undefined> {
  let next: { readonly keys: Set<Key>; readonly rows: Promise<readonly Row[]> } | undefined;
  const begin = () => {
    const keys = new Set<Key>();
    const rows = new Promise<void>((go) => setImmediate(go)).then(() => {
      next = undefined;
      // For a list the database makes a new plan each time, as it cannot know how long the next one is.
      const [key] = keys;
      return keys.size === 1
        ? database.query<Row>(name, text.one, [key])
        : database.query<Row>(`${name}-many`, text.many, [[...keys]]);
    });
    return { keys, rows };
  };
  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.rows).find((row) => keyOfRow(row) === key);
  };
}

/** A token that was replaced a while ago has come back: two browsers have one session. */
export interface ReusedToken {
  readonly sessionId: number;
  readonly userId: number;
}

export interface Asking {
  /** The session is renewed when it is time; the line goes into the answer, if that is kept by nobody. */
  readonly setCookie?: (line: string) => void;
  /** Seconds since the request began: one that came slowly had the token of that time. */
  readonly took?: number;
}

export interface SessionCheck {
  /** Who sends these cookies. */
  readonly principalOf: (cookies: string | undefined, asking?: Asking) => Promise<Principal>;
  /**
   * Whom these cookies stand for where work is shared out (admission.ts), without asking the database: a member, or a
   * session that has not come yet. Undefined for guests and for sessions that were found to be over.
   */
  readonly callerOf: (cookies: string | undefined) => string | undefined;
  /** Who has this session now; 0 is the demo's member without one. For connections that outlive a token. */
  readonly principalOfSession: (sessionId: number) => Promise<Principal>;
}

/**
 * One HMAC and at most one prepared statement a request, so that a sign-out, a new role or a ban counts from the next
 * request on: no copy of the session is kept anywhere. The same holds for the second factor that some roles need.
 */
export function makeSessionCheck(
  database: Database,
  config: Config,
  onReuse: (reused: ReusedToken) => Promise<void>,
): SessionCheck {
  // Outside the demo no session is a sample's, whatever the table says.
  const sample = config.mode === 'demo' ? 's.sample' : 'false';
  const inForce = rolesInForceSql({
    sample,
    secondStep: 's.second_step_at is not null',
    recently: `s.second_step_at > now() - interval '${secondStepHours} hours'`,
  });
  const closed = 'exists (select 1 from closed_accounts c where c.user_id = u.id)';
  const sessionWhere = (condition: string) => `select s.family, s.id as "sessionId", s.token_hash as "tokenHash",
      s.previous_hash as "previousHash", s.previous_until is not null as acknowledged,
      extract(epoch from now() - s.previous_until)::float8 as "previousOver",
      ceil(extract(epoch from s.expires_at - now()))::int as seconds,
      u.id, u.roles as "heldRoles", ${inForce} as roles, u.plan,
      s.updated_at < now() - interval '${renewalMinutes} minutes' as stale, ${closed} as closed,
      ${suspendedText('u.id')} as suspended
    from sessions s join users u on u.id = s.user_id
    where ${condition} and s.expires_at > now()`;
  const byId = `select u.id, u.roles, u.plan, ${suspendedText('u.id')} as suspended
    from users u where u.id = $1 and not ${closed}`;
  const name = cookieName(config, 'session');
  const { own, all } = keysOf(config);
  const sessionOf = batch(
    database,
    'session',
    { one: sessionWhere('s.family = $1::text'), many: sessionWhere('s.family = any($1::text[])') },
    ({ family }) => family,
  );
  const sessionById = batch(
    database,
    'session-by-id',
    { one: sessionWhere('s.id = $1::int'), many: sessionWhere('s.id = any($1::int[])') },
    ({ sessionId }) => sessionId,
  );

  const line = (family: string, token: string, seconds: number) => {
    const value = cookieValue(own, `${family}.${token}`);
    return cookieLine(config, 'session', value, Math.min(seconds, (idleDays * day) / 1000));
  };

  /** Row and cookie go on together, with a new token. Of requests that come together one renews. */
  const renew = async (row: Row, presented: Presented, setCookie: (line: string) => void) => {
    const next = nextToken(own, presented);
    const [renewed] = await database.query<{ seconds: number }>(
      'renew-session',
      `update sessions set token_hash = $3, previous_hash = $2, previous_until = null, updated_at = now(),
         expires_at = least(now() + interval '${idleDays} days', created_at + interval '${endDays} days')
       where id = $1 and token_hash = $2
       returning ceil(extract(epoch from expires_at - now()))::int as seconds`,
      [row.sessionId, presented.hash, tokenHash(next)],
    );
    if (renewed) setCookie(line(presented.family, next, renewed.seconds));
  };

  /** The token that has replaced this one, whichever secret the process had that made it. */
  const nextIn = (row: Row, presented: Presented) =>
    all.map((key) => nextToken(key, presented)).find((next) => tokenHash(next) === row.tokenHash);

  /** Whether this token of the session counts; what follows from its use is done. */
  const counts = async (row: Row, presented: Presented, { setCookie, took = 0 }: Asking) => {
    if (presented.hash === row.tokenHash) {
      if (row.stale && setCookie) await renew(row, presented, setCookie);
      else if (row.previousHash && !row.acknowledged) await acknowledge(database, row);
      return true;
    }
    if (presented.hash === row.previousHash && (row.previousOver ?? 0) <= took) {
      // Nobody has come with the new token yet: its answer is perhaps lost, or still on its way.
      const next = row.acknowledged ? undefined : nextIn(row, presented);
      if (next !== undefined) setCookie?.(line(presented.family, next, row.seconds));
      return true;
    }
    // What has been on its way for long is no sign of a second browser.
    if (took > overlapSeconds) return false;
    const ended = await database.query('end-session', endSession, [row.sessionId]);
    if (ended.length > 0) await onReuse({ sessionId: row.sessionId, userId: row.id });
    return false;
  };

  const principalIn = (row: Row) => makePrincipal({ by: 'session', sessionId: row.sessionId }, row);

  /** Ground rule 4: in demo mode a request without a session acts as member 1. */
  const demoMember = async (): Promise<Principal> => {
    const [row] = await database.query<Asker>('demo-member', byId, [1]);
    return row ? makePrincipal({ by: 'demo' }, row) : guest;
  };

  /** Whose each session was when it came last; 0: it was over. */
  const owners = new Map<string, number>();
  const remember = (family: string, owner: number) => {
    owners.delete(family);
    owners.set(family, owner);
    const [oldest] = owners.size > mostRemembered ? owners.keys() : [];
    if (oldest !== undefined) owners.delete(oldest);
  };

  return {
    callerOf: (cookies) => {
      const presented = readValue(readCookie(cookies, name), all);
      if (!presented) return undefined;
      const owner = owners.get(presented.family);
      if (owner === undefined) return `s${presented.family}`;
      return owner > 0 ? `m${owner}` : undefined;
    },
    principalOf: async (cookies, asking = {}) => {
      const presented = readValue(readCookie(cookies, name), all);
      if (presented) {
        const row = await sessionOf(presented.family);
        const isValid = row !== undefined && (await counts(row, presented, asking));
        remember(presented.family, isValid ? row.id : 0);
        if (isValid) return principalIn(row);
      }
      // Unless the person signed out.
      const ambient = config.mode === 'demo' && readCookie(cookies, cookieName(config, 'guest')) !== '1';
      return ambient ? demoMember() : guest;
    },
    principalOfSession: async (sessionId) => {
      if (sessionId === 0) return config.mode === 'demo' ? demoMember() : guest;
      const row = await sessionById(sessionId);
      return row ? principalIn(row) : guest;
    },
  };
}

const endSession = 'delete from sessions where id = $1 returning id';

/** The new token has come back from the browser: the one before it has little time left. */
const acknowledge = (database: Database, { sessionId, tokenHash: hash }: Row) =>
  database.query(
    'acknowledge-token',
    `update sessions set previous_until = now() + interval '${overlapSeconds} seconds'
     where id = $1 and token_hash = $2 and previous_until is null`,
    [sessionId, hash],
  );

export function makeSessions(database: Database, config: Config): Omit<Sessions, 'disconnect'> {
  const line = (name: string, value: string, seconds: number) => cookieLine(config, name, value, seconds);
  const seconds = (idleDays * day) / 1000;
  const { own } = keysOf(config);
  return {
    start: async (userId, about, { db = database.db, confirmed, secondStep = false, sample = false } = {}) => {
      const token = randomBytes(32).toString('base64url');
      const hash = tokenHash(token);
      await db.insert(sessions).values({
        userId,
        family: hash,
        tokenHash: hash,
        ipAddress: about.ip,
        userAgent: about.agent.slice(0, 200),
        confirmedAt: confirmed,
        // By the clock of the database, which says when it runs out.
        secondStepAt: secondStep ? sql`now()` : null,
        sample,
        expiresAt: sql`now() + make_interval(days => ${sql.raw(String(idleDays))})`,
      });
      return [line('session', cookieValue(own, token), seconds), line('guest', '', 0)];
    },
    end: async (sessionId) => {
      if (sessionId > 0) await database.query('end-session', endSession, [sessionId]);
      return [line('session', '', 0), config.mode === 'demo' ? line('guest', '1', seconds) : line('guest', '', 0)];
    },
  };
}
