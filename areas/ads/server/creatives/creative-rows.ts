import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, choice, type RowOf, statement } from '#platform/server/statement.ts';
import type { Creative } from '../../contract.ts';
import { heldClaims, type Proof } from '../../pure/claims.ts';
import { type GatedAd, gate } from '../../pure/gate.ts';
import { from } from '../from.ts';
import { pictureUrl } from './picture-url.ts';

const rows = () =>
  from
    .selectFrom('ad_creatives as k')
    .leftJoin('ad_pictures as i', 'i.id', 'k.picture_id')
    .select((e) => [
      'k.id',
      'k.account_id as accountId',
      'k.title',
      'k.type',
      'k.body',
      'k.alt_text as altText',
      'k.call_to_action as callToAction',
      'k.link_url as linkUrl',
      'k.ink',
      'k.paper',
      'k.text_size as textSize',
      'k.picture_id as pictureId',
      'k.version',
      'i.width',
      'i.height',
      'i.file_name as fileName',
      'i.moving_ms as movingMs',
      'i.flashes',
      isoTime(e.ref('k.created_at')).as('createdAt'),
      exactTime(e.ref('k.created_at')).as('at'),
      isoTime(e.ref('k.archived_at')).as('archivedAt'),
      sql<number>`(select count(*)::int from ads d where d.creative_id = k.id and d.status <> 'archived')`.as('usedBy'),
    ]);

const some = statement((v: { ids: readonly number[] }) => rows().where('k.id', '=', anyOf(v.ids)));
export type CreativeRow = RowOf<typeof some>;
const lock = statement((v: { id: number }) => rows().where('k.id', '=', v.id).forNoKeyUpdate('k'));
const listed = choice((archived: boolean) =>
  statement((v: { accountId: number; at: string; atId: number; limit: number }) =>
    rows()
      .where('k.account_id', '=', v.accountId)
      .where('k.archived_at', archived ? 'is not' : 'is', null)
      .where((e) => isOlder(e.ref('k.created_at'), e.ref('k.id'), v))
      .orderBy('k.created_at', 'desc')
      .orderBy('k.id', 'desc')
      .limit(v.limit),
  ),
);

type Words = Pick<CreativeRow, 'title' | 'body' | 'altText' | 'callToAction'>;
/** Everything in it that can be read or heard. */
export const textsOf = ({ title, body, altText, callToAction }: Words) => [title, body, altText, callToAction];

type Looks = Pick<CreativeRow, 'altText' | 'ink' | 'paper' | 'textSize' | 'linkUrl'> & {
  readonly picture: {
    readonly fileName: string;
    readonly width: number;
    readonly movingMs: number;
    readonly flashes: number;
  } | null;
};
export const gatedAd = ({ altText, ink, paper, textSize, linkUrl, picture }: Looks): GatedAd => ({
  hasPicture: picture !== null,
  altText,
  fileName: picture?.fileName ?? '',
  ink,
  paper,
  textSize,
  site: linkUrl === null ? null : (URL.parse(linkUrl)?.hostname ?? null),
  movingSeconds: (picture?.movingMs ?? 0) / 1000,
  flashes: picture?.flashes ?? 0,
  pictureWidth: picture?.width ?? null,
});

export function creativeView(row: CreativeRow, proof: Proof): Creative {
  const { pictureId, fileName, movingMs, flashes, at: _at, accountId: _account, ...rest } = row;
  const picture =
    pictureId === null
      ? null
      : { fileName: fileName ?? '', width: row.width ?? 0, movingMs: movingMs ?? 0, flashes: flashes ?? 0 };
  return {
    ...rest,
    pictureId,
    imageUrl: pictureId === null ? null : pictureUrl(pictureId, 'full'),
    smallImageUrl: pictureId === null ? null : pictureUrl(pictureId, 'small'),
    gate: [...gate(gatedAd({ ...row, picture }))],
    claims: [...heldClaims(textsOf(row), proof)],
  };
}

export const findCreatives = (query: Query, ids: readonly number[]): Promise<CreativeRow[]> => query(some, { ids });

/** Changes of a creative, and ads that begin to show it, wait for each other. */
export async function lockCreative(query: Query, id: number): Promise<CreativeRow> {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  return row;
}
export async function readCreative(query: Query, id: number, proof: Proof): Promise<Creative> {
  const [row] = await findCreatives(query, [id]);
  if (!row) throw problem.notFound();
  return creativeView(row, proof);
}

interface Asked {
  readonly accountId: number;
  readonly archived: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}
export async function creativePage(query: Query, { accountId, archived, cursor, limit }: Asked, proof: Proof) {
  const found = await query(listed(archived), { accountId, ...after(readKeyset(cursor, newest)), limit: limit + 1 });
  return pageOf(
    found,
    limit,
    (row) => creativeView(row, proof),
    ({ at, id }) => ({ at, id }),
  );
}
