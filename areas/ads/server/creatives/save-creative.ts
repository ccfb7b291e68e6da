import { takeUsage } from '#areas/billing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type {
  checkCreative as checkContract,
  createCreative as createContract,
  editCreative as editContract,
  getCreative as getContract,
  listCreatives as listContract,
} from '../../contract.ts';
import { heldClaims } from '../../pure/claims.ts';
import { gate } from '../../pure/gate.ts';
import type { CallToAction, CreativeType } from '../../pure/options.ts';
import { type AccountRow, accountFor, billed, payerOf } from '../account/accounts.ts';
import { isRegistered } from '../account/list-ad-accounts.ts';
import { tellAccount } from '../account/tell.ts';
import { submitAgain } from '../ad-sets/submit.ts';
import { from } from '../from.ts';
import type { Found } from '../policy.ts';
import { creativePage, gatedAd, lockCreative, readCreative, textsOf } from './creative-rows.ts';
import { findPicture, keepPicture, type PictureRow } from './picture-rows.ts';

interface Given {
  readonly title: string;
  readonly type: CreativeType;
  readonly callToAction: CallToAction;
  readonly altText: string;
  readonly body: string;
  readonly linkUrl: string | null;
  readonly ink: string;
  readonly paper: string;
  readonly textSize: number;
  readonly pictureId: number | null;
}

const wrong = (field: string, rule: string, message: string) => problem.invalid([{ field, rule, message }]);

/** What its type needs is there, and the picture is one of the account. */
async function pictureOf(query: Query, given: Given, accountId: number | undefined): Promise<PictureRow | null> {
  if (given.type === 'text') {
    if (given.pictureId !== null) throw wrong('pictureId', 'type', 'A text has no picture.');
    return null;
  }
  if (given.pictureId === null) throw wrong('pictureId', 'missing', 'Choose a picture.');
  if (given.type === 'linked' && given.linkUrl === null)
    throw wrong('linkUrl', 'missing', 'Say where the button leads.');
  const picture = await findPicture(query, given.pictureId);
  if (!picture || picture.accountId !== accountId) throw wrong('pictureId', 'unknown', 'Choose a picture again.');
  return picture;
}

/** Which field each rule of the gate is about. */
const fieldOf = {
  altText: 'altText',
  contrast: 'ink',
  textSize: 'textSize',
  movement: 'pictureId',
  flashing: 'pictureId',
  pictureSize: 'pictureId',
  link: 'linkUrl',
} as const;

/** The ad gate: refused with each reason and the figure that was measured. */
function assertPasses(given: Given, picture: PictureRow | null): void {
  const failed = gate(gatedAd({ ...given, picture })).filter(({ passed }) => !passed);
  if (failed.length === 0) return;
  throw problem.unprocessable(
    failed.length === 1
      ? (failed[0]?.message ?? '')
      : `${failed.length} things have to change before this can be an ad.`,
    failed.map(({ rule, message }) => ({ field: fieldOf[rule], rule, message })),
  );
}

interface NewCreative extends Given {
  readonly accountId: number;
  readonly now: string;
}
const add = statement((v: NewCreative) =>
  from
    .insertInto('ad_creatives')
    .values({
      account_id: v.accountId,
      title: v.title,
      type: v.type,
      body: v.body,
      alt_text: v.altText,
      call_to_action: v.callToAction,
      link_url: v.linkUrl,
      ink: v.ink,
      paper: v.paper,
      text_size: v.textSize,
      picture_id: v.pictureId,
      created_at: moment(v.now),
    })
    .returning('id'),
);
/** One that has passed the gate. */
export async function addCreative(query: Query, creative: NewCreative): Promise<number> {
  const [row] = await query(add, creative);
  if (!row) throw new Error('The creative was not stored.');
  return row.id;
}
const save = statement((v: Given & { id: number }) =>
  from
    .updateTable('ad_creatives')
    .set((e) => ({
      title: v.title,
      type: v.type,
      body: v.body,
      alt_text: v.altText,
      call_to_action: v.callToAction,
      link_url: v.linkUrl,
      ink: v.ink,
      paper: v.paper,
      text_size: v.textSize,
      picture_id: v.pictureId,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

const proofOf = async (query: Query, account: AccountRow | null, now: Date) => ({
  isRegistered: account !== null && (await isRegistered(query, account, now)),
});
/** A text that shows no picture says nothing about one. */
const clean = <T extends Given>(given: T): T => (given.type === 'text' ? { ...given, altText: '' } : given);

export const listCreatives: Handler<typeof listContract, Found> = async ({ input, found, query, now }) => {
  if (!found) return { items: [] };
  const { archived, cursor, limit } = input;
  const asked = { accountId: found.id, archived: archived === 'true', cursor, limit };
  return creativePage(query, asked, await proofOf(query, found, now));
};

export const getCreative: Handler<typeof getContract, AccountRow> = async ({ input, found, query, now }) =>
  readCreative(query, input.id, await proofOf(query, found, now));

export const checkCreative: Handler<typeof checkContract, Found> = async ({ input, found, query, now }) => {
  const given = clean(input);
  const picture = given.pictureId === null ? null : await pictureOf(query, given, found?.id);
  return {
    gate: [...gate({ ...gatedAd({ ...given, picture }), hasPicture: given.type !== 'text' })],
    claims: [...heldClaims(textsOf(given), await proofOf(query, found, now))],
  };
};

export const createCreative: Handler<typeof createContract, Found> = async (ask) => {
  const { found, query, now } = ask;
  const given = clean(ask.input);
  const account = await accountFor(ask, found);
  await keepPicture(query, given.pictureId);
  assertPasses(given, await pictureOf(query, given, account.id));
  await takeUsage(billed(ask), payerOf(account), 'creatives');
  const id = await addCreative(query, { ...given, accountId: account.id, now: now.toISOString() });
  await tellAccount(ask, account.id);
  return readCreative(query, id, await proofOf(query, account, now));
};

/** Ads that show it stop in the same transaction, and wait for a moderator as it is now. */
export const editCreative: Handler<typeof editContract, AccountRow> = async (ask) => {
  const { input, found: account, query, now } = ask;
  const given = clean(input);
  const before = await lockCreative(query, input.id);
  if (before.version !== input.version) {
    throw problem.conflict('Someone has changed this creative since. Look at it again, then save.');
  }
  await keepPicture(query, given.pictureId);
  assertPasses(given, await pictureOf(query, given, account.id));
  await query(save, given);
  const proof = await proofOf(query, account, now);
  await submitAgain(ask, input.id, heldClaims(textsOf(given), proof));
  await tellAccount(ask, account.id);
  return readCreative(query, input.id, proof);
};
