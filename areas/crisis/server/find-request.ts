import { peopleOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { has, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { readable } from '#platform/server/sealed.ts';
import type { CrisisSupportRequest } from '../contract.ts';
import { authorMarks, openAuthor, openWords } from './seal.ts';

/** A request as it is stored. */
export interface RequestRow {
  readonly id: string;
  readonly authorId: number | null;
  readonly authorMark: string | null;
  readonly authorSealed: string;
  readonly urgency: CrisisSupportRequest['urgencyLevel'];
  readonly supportType: CrisisSupportRequest['supportType'];
  readonly words: string;
  readonly isAnonymous: boolean;
  readonly preferredContact: CrisisSupportRequest['preferredContact'];
  readonly status: CrisisSupportRequest['status'];
  readonly supporterId: number | null;
  readonly responseMinutes: number | null;
  readonly version: number;
  readonly createdAt: string;
  readonly messages: number;
  /** Supporters who no longer get it, after a report. */
  readonly keptAway: readonly number[];
}

export const requestColumns = `r.id, r.author_id as "authorId", r.author_mark as "authorMark", r.author_sealed as "authorSealed",
  r.urgency, r.support_type as "supportType", r.words_sealed as words, r.is_anonymous as "isAnonymous",
  r.preferred_contact as "preferredContact", r.status, r.supporter_id as "supporterId",
  r.response_minutes as "responseMinutes", r.version, ${isoTime('r.created_at')} as "createdAt",
  (select count(*)::int from crisis_messages m where m.request_id = r.id) as messages,
  array(select p.supporter_id from crisis_reports p where p.request_id = r.id and p.keeps_away and p.supporter_id is not null) as "keptAway"`;

export type Side = CrisisSupportRequest['side'];

/** What somebody may do as a helper, read afresh from the database: a role that was taken counts no longer. */
export interface Helper {
  readonly approved: boolean;
  readonly onDuty: boolean;
  readonly duty: boolean;
}

export async function helperOf(query: Query, principal: Principal): Promise<Helper> {
  const [row] = await query<{ onDuty: boolean }>(
    'crisis-helper',
    `select on_duty as "onDuty" from crisis_supporters where user_id = $1::int and state = 'approved'`,
    [principal.id],
  );
  const approved = row !== undefined && has(principal, 'supporter');
  return { approved, onDuty: approved && row.onDuty, duty: has(principal, 'duty') };
}

export const isAuthor = (config: Config, row: RequestRow, principal: Principal) =>
  row.isAnonymous ? authorMarks(config, principal.id).includes(row.authorMark ?? '') : row.authorId === principal.id;

/** What somebody is to a request; undefined: for them there is none. */
export function sideOf(config: Config, row: RequestRow, principal: Principal, helper: Helper): Side | undefined {
  if (isAuthor(config, row, principal)) return 'author';
  if (row.keptAway.includes(principal.id)) return undefined;
  if (row.supporterId === principal.id && (helper.approved || helper.duty)) return 'supporter';
  if (row.status === 'escalated' && helper.duty) return 'duty';
  if (row.status === 'open' && (helper.onDuty || helper.duty)) return 'waiting';
  return undefined;
}

/** Helpers whom the author has blocked. The other way round would tell a helper, by blocking, who the author is. */
export async function blockedBy(query: Query, authorId: number): Promise<readonly number[]> {
  const rows = await query<{ id: number }>(
    'crisis-blocked',
    'select blocked_id as id from blocks where blocker_id = $1::int',
    [authorId],
  );
  return rows.map(({ id }) => id);
}

/** The members who have blocked this one. */
export async function blockersOf(query: Query, userId: number): Promise<ReadonlySet<number>> {
  const rows = await query<{ id: number }>(
    'crisis-blockers',
    'select blocker_id as id from blocks where blocked_id = $1::int',
    [userId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Undefined where it does not open: then nobody can say who asked. */
export const authorOf = (config: Config, row: RequestRow): number | undefined =>
  row.authorId ?? readable(() => openAuthor(config, row.id, row.authorSealed).userId, undefined);

/**
 * Whether the request is kept from this helper: its author has blocked them. Where nobody can say who asked, the duty
 * role alone has it.
 */
export async function isKeptFrom(query: Query, config: Config, row: RequestRow, principal: Principal) {
  const authorId = authorOf(config, row);
  if (authorId === undefined) return !has(principal, 'duty');
  return (await blockedBy(query, authorId)).includes(principal.id);
}

export interface Found {
  readonly row: RequestRow;
  readonly side: Side;
}

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly principal: Principal;
  readonly id: string;
}

async function read({ query, config, principal, id }: Ask, lock: boolean): Promise<Found | undefined> {
  const [row] = await query<RequestRow>(
    lock ? 'crisis-find-lock' : 'crisis-find',
    `select ${requestColumns} from crisis_requests r where r.id = $1::text${lock ? ' for update of r' : ''}`,
    [id],
  );
  const side = row && sideOf(config, row, principal, await helperOf(query, principal));
  if (!row || !side) return undefined;
  return side !== 'author' && (await isKeptFrom(query, config, row, principal)) ? undefined : { row, side };
}

/** The request for somebody who may know of it; undefined for everybody else. */
export const findRequest = (ask: Ask) => read(ask, false);

/** The same, locked until the transaction ends. */
export const lockRequest = (ask: Ask) => read(ask, true);

export function mustBeCurrent(row: RequestRow, version: number): void {
  if (row.version !== version) {
    throw problem.conflict('Someone has changed this request since you opened it. Have another look.');
  }
}

/** Rows as their readers get them, in one go. */
export async function viewRequests(
  { query, config }: Pick<Ask, 'query' | 'config'>,
  found: readonly Found[],
): Promise<CrisisSupportRequest[]> {
  const ids = found.flatMap(({ row }) => [row.authorId, row.supporterId]).filter((id) => id !== null);
  const people = await peopleOf(query, ids);
  return found.map(({ row, side }) => {
    const { description, location } = openWords(config, row.id, row.words);
    return {
      id: row.id,
      urgencyLevel: row.urgency,
      supportType: row.supportType,
      description,
      location,
      isAnonymous: row.isAnonymous,
      preferredContact: row.preferredContact,
      createdAt: row.createdAt,
      status: row.status,
      supporterId: row.supporterId,
      supporter: people.get(row.supporterId ?? 0) ?? null,
      responseTime: row.responseMinutes,
      author: people.get(row.authorId ?? 0) ?? null,
      side,
      messages: row.messages,
      version: row.version,
    };
  });
}

export async function viewRequest(ask: Pick<Ask, 'query' | 'config'>, found: Found): Promise<CrisisSupportRequest> {
  const [view] = await viewRequests(ask, [found]);
  if (!view) throw problem.notFound();
  return view;
}

/** The request as it is now, after its reader has changed it. */
export async function readRequest(ask: Ask): Promise<CrisisSupportRequest> {
  const found = await findRequest(ask);
  if (!found) throw problem.notFound();
  return viewRequest(ask, found);
}
