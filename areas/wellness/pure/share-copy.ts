import type { ShareCovers } from '../contract/shares.ts';
import type { RecordPlace } from './place.ts';
import { openRecord, sealRecord } from './sealing.ts';
import type { Key } from './web-crypto.ts';

type Content = Readonly<Record<string, unknown>>;
type Shows = Pick<ShareCovers, 'notes' | 'scales'>;

/** A copy opens in its share alone, and only as the version it was made of. */
const placeOf = (
  shareId: number,
  { uid, version }: { readonly uid: string; readonly version: number },
): RecordPlace => ({
  userId: shareId,
  kind: 'share-copy',
  uid,
  generation: version,
});

const picked = (content: Content, names: readonly string[]): Content =>
  Object.fromEntries(names.flatMap((name) => (name in content ? [[name, content[name]]] : [])));

const ofEntry = [
  ...['moodRating', 'energyLevel', 'painLevel', 'symptoms', 'medications', 'factors', 'sleepHours'],
] as const;
const ofMedicine = ['medicationName', 'dosage', 'strength', 'form'] as const;

/** What a share shows of a record, and nothing else of it. */
export function shownOf(kind: string, content: Content, { notes, scales }: Shows): Content {
  if (kind === 'medicine') return picked(content, [...ofMedicine, ...(notes ? ['note'] : [])]);
  return picked(content, [...ofEntry, ...(notes ? ['notes'] : []), ...(scales ? ['scales'] : [])]);
}

interface CopyOf {
  readonly uid: string;
  readonly kind: string;
  readonly version: number;
}

/** As a browser seals it for a share. */
export const sealCopy = (
  key: Key,
  share: { readonly id: number; readonly covers: Shows },
  { content, ...of }: CopyOf & { readonly content: Content },
): Promise<string> => sealRecord(key, placeOf(share.id, of), shownOf(of.kind, content, share.covers));

/** Throws DoesNotOpen. */
export const openCopy = (key: Key, shareId: number, copy: CopyOf & { readonly sealed: string }): Promise<unknown> =>
  openRecord(key, placeOf(shareId, copy), copy.sealed);
