import { z } from 'zod';
import { id, Timestamp } from '#platform/contract/fields.ts';

/** MOD-30 */
export const Severity = z.enum(['low', 'moderate', 'severe', 'critical']);
export type Severity = z.infer<typeof Severity>;

/** Kind of what is reported, such as post or game_room: the area of each declares it among its reportables. */
export const ReportContentType = z
  .string()
  .max(40)
  .regex(/^[a-z]+(_[a-z]+)*$/);
export type ReportContentType = z.infer<typeof ReportContentType>;

export const noteLimit = 2000;

export const asModerator = { moderatorId: id.optional() };

/** What goes with a measure against somebody. */
export const measure = {
  severity: Severity.default('moderate'),
  /** Until when a suspension holds; left out, the severity says: 1, 7, 30 or 90 days. */
  expiresAt: Timestamp.optional(),
  /** A suspension for good: it needs a second moderator. */
  forGood: z.boolean().optional(),
};
