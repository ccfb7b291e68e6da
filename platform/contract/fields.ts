import { z } from 'zod';

/** Whole number above 0: every id in Doorways. Accepts digits in paths and queries. */
export const id = z.coerce.number<number>().int().positive().max(2_147_483_647);

/** An id inside an answer. */
export const Id = z.number().int().positive();

/** An id as PostgreSQL has it: what comes over a live connection is not coerced. */
export const saidId = z.number().int().positive().max(2_147_483_647);

/** UTC, ISO 8601 with milliseconds: 2026-11-21T04:03:11.000Z. */
export const Timestamp = z.iso.datetime();

/** A moment that a caller names. */
export const moment = Timestamp.refine((value) => value >= '1970', { error: 'Use a time after 1970.' });

/** Rises by 1 with each change; a write that names an older one is answered with 409. */
export const Version = z.number().int().min(1);

export const limit = (fallback: number, most = 100) =>
  z.coerce.number<number>().int().min(1).max(most).default(fallback);
export const cursor = z.string().max(200).optional();

/** Query of a list that pages: ?limit=20&cursor=… */
export const paging = (fallback = 20) => ({ limit: limit(fallback), cursor });

/** Text that must say something: trimmed, at least one visible character, at most `most` characters. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => /[^\s\p{Cf}\p{Cc}\p{Z}]/u.test(value), { error: 'Write something first.' });

/** Trimmed, and without line breaks. */
export const oneLine = (most: number) =>
  text(most)
    .trim()
    .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');

/** Text that may be empty or missing. */
export const optionalText = (most: number) => z.string().trim().max(most).optional();

/** The author of something, as shown beside it. */
export const Person = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  /** Address of the picture: /avatars/user-{id}.png */
  avatar: z.string(),
});
export type Person = z.infer<typeof Person>;

export const avatarOf = (userId: number) => `/avatars/user-${userId}.png`;
