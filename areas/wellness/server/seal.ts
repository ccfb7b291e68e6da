import { SealError } from '#platform/server/auth/seal.ts';
import type { BrowserSealedColumn, SealedColumn } from '#platform/server/sealed.ts';
import { openRecord, sealRecord } from '../pure/sealing.ts';
import { readKeyRing } from './keys/key-ring.ts';

const column = {
  table: 'wellness_records',
  column: 'sealed_content',
  row: ['user_id', 'kind', 'uid', 'generation'],
} as const;

type Ask = Parameters<SealedColumn['open']>[0];

async function placed({ query, config, row }: Ask) {
  const place = {
    userId: Number(row.user_id),
    kind: String(row.kind),
    uid: String(row.uid),
    generation: Number(row.generation),
  };
  const key = (await readKeyRing({ query, config, userId: place.userId }))?.keys.get(place.generation);
  if (!key) throw new SealError('wellness_records.sealed_content');
  return { key, place };
}

async function open(ask: Ask): Promise<unknown> {
  const { key, place } = await placed(ask);
  try {
    return await openRecord(key, place, String(ask.sealed));
  } catch (cause) {
    throw new SealError('wellness_records.sealed_content', { cause });
  }
}

/** Content of a diary that its member can get back without a passphrase. */
export const contents: SealedColumn = {
  ...column,
  open: async (ask) => JSON.stringify(await open(ask)),
  anew: async (ask) => {
    const { key, place } = await placed(ask);
    return sealRecord(key, place, await open(ask));
  },
  // The server’s secret seals the data keys, never the records: a new secret changes wellness_keys.wrapped alone.
  isOld: () => 'false',
};

export const closed: BrowserSealedColumn = { table: 'wellness_records', column: 'browser_sealed', sealedBy: 'browser' };
/** Sealed with the key of a share, which is in its link behind the #. */
export const copies: BrowserSealedColumn = {
  table: 'wellness_share_copies',
  column: 'browser_sealed',
  sealedBy: 'browser',
};
