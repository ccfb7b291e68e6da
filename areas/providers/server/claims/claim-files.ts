import { type Handler, on } from '#platform/server/area.ts';
import { toPicture } from '#platform/server/convert/kinds.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import {
  type addProviderClaimFile as addContract,
  providerClaimFilesDropped,
  type readProviderClaimFile as readContract,
  type removeProviderClaimFile as removeContract,
} from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { lockListing } from '../team/rows.ts';
import { readClaim, waitingClaim } from './rows.ts';

const add = statement((v: { claimId: number; fileKey: string }) =>
  from.insertInto('provider_claim_files').values({ claim_id: v.claimId, file_key: v.fileKey }),
);
const change = statement((v: { claimId: number }) =>
  from
    .updateTable('provider_claims')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', '=', v.claimId),
);
const remove = statement((v: { claimId: number; fileId: number }) =>
  from
    .deleteFrom('provider_claim_files')
    .where('id', '=', v.fileId)
    .where('claim_id', '=', v.claimId)
    .returning('file_key as key'),
);

async function claimWithRoom(query: Query, id: number, userId: number) {
  const claim = await waitingClaim(query, id, userId);
  if (claim.files.length >= limits.claimFiles) {
    throw problem.conflict(`A claim has at most ${limits.claimFiles} pictures.`);
  }
  return claim;
}

/** No transaction is held while the picture is read. */
export const addProviderClaimFile: Handler<typeof addContract> = async ({ input, principal, query, services }) => {
  const { id } = input;
  const userId = principal.id;
  await claimWithRoom(query, id, userId);
  const { files } = await services.convert(input.upload, toPicture, undefined);
  return withFiles(services.files, [{ folder: 'provider-claims', content: files.full }], ([fileKey = '']) =>
    services.transaction(async (db) => {
      const inside = queryIn(db);
      await lockListing(inside, id);
      const { id: claimId } = await claimWithRoom(inside, id, userId);
      await inside(add, { claimId, fileKey });
      await inside(change, { claimId });
      return readClaim(inside, id, userId);
    }),
  );
};

export const removeProviderClaimFile: Handler<typeof removeContract> = async ({ input, principal, query, emit }) => {
  const { id, fileId } = input;
  const userId = principal.id;
  await lockListing(query, id);
  const { id: claimId } = await waitingClaim(query, id, userId);
  const [gone] = await query(remove, { claimId, fileId });
  if (!gone) throw problem.notFound();
  await query(change, { claimId });
  await emit(providerClaimFilesDropped, { keys: [gone.key] });
  return readClaim(query, id, userId);
};

const one = statement((v: { id: number }) =>
  from
    .selectFrom('provider_claim_files as f')
    .innerJoin('provider_claims as c', 'c.id', 'f.claim_id')
    .select(['f.file_key as key', 'c.user_id as userId'])
    .where('f.id', '=', v.id),
);
export type ClaimFile = RowOf<typeof one>;

export async function findClaimFile(query: Query, id: number): Promise<ClaimFile | undefined> {
  const [row] = await query(one, { id });
  return row;
}

export const readProviderClaimFile: Handler<typeof readContract, ClaimFile> = async ({ found, services }) => {
  const content = await services.files.open(found.key);
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'secret' };
};

export const deleteClaimFiles = on(
  providerClaimFilesDropped,
  'providers.deleteClaimFiles',
  async ({ event, services }) => {
    for (const key of event.keys) await services.files.delete(key);
  },
);
