import { z } from 'zod';
import { notBlocked } from '#areas/people/server/public.ts';
import type { DraftedCall, DraftLine, Opened, RegisteredDoor } from '#platform/server/acting.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { readable, sealedText } from '#platform/server/sealed.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import type { As } from './grants.ts';

export const sealedCall = sealedText({
  table: 'support_drafts',
  column: 'call_sealed',
  row: ['id', 'grant_id'],
  purpose: 'support drafts',
});

const Kept = z.object({
  call: z.object({ params: z.unknown().optional(), query: z.unknown().optional(), body: z.unknown().optional() }),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  link: z.string(),
});
export type Kept = z.infer<typeof Kept>;

const add = statement((v: { id: number; grantId: number; operation: string; sealed: string; now: string }) =>
  from.insertInto('support_drafts').values({
    id: v.id,
    grant_id: v.grantId,
    operation: v.operation,
    call_sealed: v.sealed,
    at: moment(v.now),
  }),
);

export interface DraftRow {
  readonly id: number;
  readonly grantId: number;
  readonly memberId: number;
  readonly supporterId: number;
  readonly operation: string;
  readonly sealed: string;
  readonly at: string;
}

export const draftRows = () =>
  from
    .selectFrom('support_drafts as d')
    .innerJoin('support_grants as g', 'g.id', 'd.grant_id')
    .select([
      'd.id',
      'd.grant_id as grantId',
      'd.operation',
      'd.call_sealed as sealed',
      'g.member_id as memberId',
      'g.supporter_id as supporterId',
    ])
    .select((e) => isoTime(e.ref('d.at')).as('at'));

export const draftSides = {
  member: ['g.member_id', 'g.supporter_id'],
  supporter: ['g.supporter_id', 'g.member_id'],
} as const;

const byId = (as: As) => {
  const [own, other] = draftSides[as];
  return statement((v: { id: number; viewer: number }) =>
    draftRows()
      .where('d.id', '=', v.id)
      .where(own, '=', v.viewer)
      .where((e) => notBlocked(v.viewer, e.ref(other))),
  );
};
const one = { member: byId('member'), supporter: byId('supporter') };

export const draftOf = async (query: Query, as: As, id: number, viewer: number): Promise<DraftRow | undefined> =>
  (await query(one[as], { id, viewer }))[0];

/** What was kept, or nothing where it doesn’t open. */
export function keptIn(config: Config, { id, grantId, sealed }: DraftRow): Kept | undefined {
  const text = readable(() => sealedCall.take(config, { id, grant_id: grantId }, sealed), '');
  return text === '' ? undefined : Kept.parse(JSON.parse(text));
}

interface New {
  readonly grantId: number;
  readonly operation: string;
  readonly call: DraftedCall;
  readonly lines: readonly DraftLine[];
  readonly link: string;
  readonly now: Date;
}

const ofGrant = statement((v: { grantId: number }) =>
  draftRows().where('d.grant_id', '=', v.grantId).limit(limits.drafts),
);

/** A member isn’t flooded: ten of one supporter’s wait at most, and no call twice. */
export async function addDraft(query: Query, config: Config, draft: New): Promise<number> {
  const { grantId, operation, call, lines, link, now } = draft;
  await takeTurn(query, 'drafts of', grantId);
  const waiting = await query(ofGrant, { grantId });
  const text = JSON.stringify(call);
  if (waiting.some((row) => row.operation === operation && JSON.stringify(keptIn(config, row)?.call) === text)) {
    throw problem.conflict('You prepared this already. It waits for their answer.');
  }
  if (waiting.length >= limits.drafts) {
    throw problem.conflict(`${limits.drafts} things that you prepared wait for them already. Wait for their answer.`);
  }
  const id = await nextId(query, 'support_drafts');
  const kept: Kept = { call, lines: [...lines], link };
  const sealed = sealedCall.put(config, { id, grant_id: grantId }, JSON.stringify(kept));
  await query(add, { id, grantId, operation, sealed, now: now.toISOString() });
  return id;
}

/** The door and the words of what is drafted; undefined once the site no longer has it. */
export function draftedBy(doors: readonly RegisteredDoor[], operation: string) {
  for (const door of doors) {
    const opens: Opened | undefined = Object.hasOwn(door.opens, operation) ? door.opens[operation] : undefined;
    if (opens && opens.least !== 'see' && opens.draft) return { door, opens, draft: opens.draft };
  }
  return undefined;
}

const remove = statement((v: { id: number }) =>
  from.deleteFrom('support_drafts').where('id', '=', v.id).returning('id'),
);
export const removeDraft = async (query: Query, id: number): Promise<boolean> =>
  (await query(remove, { id })).length > 0;
