import { z } from 'zod';
import { Id, id, Person, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { isZone } from '#platform/contract/zones.ts';
import { limits } from '../pure/limits.ts';

/** A day as its member sees it: 2026-11-25. */
export const Day = z.iso.date();

/** Names a record on the device that writes it, so that what is sent twice is kept once. */
export const uid = z.string().regex(/^[A-Za-z0-9_-]{16,22}$/);

/** What a browser sealed: w1.<generation>.<nonce>.<text>, the last two base64url. */
export const sealed = z
  .string()
  .max(limits.sealed)
  .regex(/^w1\.\d{1,9}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$/);

/** IANA name of the time zone in which the member’s day begins: Australia/Perth. */
export const zone = z.string().max(64).refine(isZone, { error: 'Use a time zone such as Australia/Perth.' });

/** What every record of the diary says of itself. */
export const record = {
  id: Id,
  uid: z.string(),
  /** Which of the member’s keys it is sealed with. */
  generation: z.number().int().min(1),
  version: Version,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** Set where only the member’s browser can open it; the fields of its content are then missing. */
  sealed: z.string().optional(),
  /** True where it can’t be opened: it was damaged or moved. Its content is missing. */
  isDamaged: z.boolean().optional(),
};

export const byId = z.object({ id });

/** Sent instead of the fields of the content, where the diary is sealed with a passphrase. */
export const sealedContent = { uid, sealed };

export const symptom = text(limits.symptom).trim();
export const writtenBy = Person.nullable();
