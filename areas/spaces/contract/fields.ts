import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { limits } from '../pure/limits.ts';

/** What a space is: a support group or a local community. */
export const SpaceKind = z.enum(['group', 'community']);
export type SpaceKind = z.infer<typeof SpaceKind>;

export const ofSpace = z.object({ id });
/** A member of a space by the number that they have in it, and nowhere else. */
export const ofMember = z.object({ id, no: id });
export const alias = z
  .string()
  .trim()
  .max(limits.alias)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Use letters, digits and spaces.');

export const about = { spaceId: Id, kind: SpaceKind };
