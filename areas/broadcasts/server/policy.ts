import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { isThere, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { goneBefore } from './clock.ts';
import { from } from './from.ts';
import { isOpenTo } from './visible.ts';

type OfId = PolicyCheck<{ readonly id: number }>;

const seen = statement((v: { viewer: number; id: number }) =>
  from.selectFrom('broadcasts as b').select('b.id').where('b.id', '=', v.id).where(isOpenTo(v.viewer)),
);

/** Its post may be seen. */
export const isSeen = async ({ db, principal }: Pick<OfId, 'db' | 'principal'>, id: number): Promise<boolean> =>
  (await queryIn(db)(seen, { viewer: principal.id, id })).length > 0;

const see = async (ask: OfId) => ((await isSeen(ask, ask.input.id)) ? allow() : hide());

const owned = statement((v: { id: number }) =>
  from
    .selectFrom('broadcasts as b')
    .select(['b.id', 'b.author_id as authorId', 'b.last_piece as lastPiece'])
    .where('b.id', '=', v.id),
);
export type Own = RowOf<typeof owned>;

/** Also after the post was taken down: to end it. */
async function own(ask: OfId) {
  const [row] = await queryIn(ask.db)(owned, { id: ask.input.id });
  if (row?.authorId === ask.principal.id) return allow(row);
  return (await isSeen(ask, ask.input.id)) ? refuse('Only the author of a live video can do this.') : hide();
}

const piece = statement((v: { viewer: number; id: number; number: number; gone: string }) =>
  from
    .selectFrom('broadcast_pieces as f')
    .innerJoin('broadcasts as b', 'b.id', 'f.broadcast_id')
    .select((e) => [
      'f.file_key as fileKey',
      e
        .or([
          e('b.author_id', '=', v.viewer),
          isThere(
            from
              .selectFrom('broadcast_viewers as w')
              .where('w.broadcast_id', '=', v.id)
              .where('w.user_id', '=', v.viewer)
              .where('w.seen_at', '>', moment(v.gone)),
          ),
        ])
        .as('watches'),
    ])
    .where('f.broadcast_id', '=', v.id)
    .where('f.number', '=', v.number)
    .where(isOpenTo(v.viewer)),
);
export type Piece = RowOf<typeof piece>;

/** Whoever has a place among the viewers; for whom the post is not there, there is no piece either. */
async function watch({ db, principal, input, now }: PolicyCheck<{ readonly id: number; readonly number: number }>) {
  const { id, number } = input;
  const [row] = await queryIn(db)(piece, { viewer: principal.id, id, number, gone: goneBefore(now) });
  if (!row) return hide();
  return row.watches ? allow(row) : refuse('Open the page of this live video to watch it.');
}

export const policies = {
  'broadcasts.see': policy('member', see),
  'broadcasts.own': policy('member', own),
  'broadcasts.watch': policy('member', watch),
};
