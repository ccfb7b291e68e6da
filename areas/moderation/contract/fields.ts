import { z } from 'zod';
import { id, Timestamp } from '#platform/contract/fields.ts';

/** MOD-30 */
export const Severity = z.enum(['low', 'moderate', 'severe', 'critical']);
export type Severity = z.infer<typeof Severity>;

/** What can be reported: the area of each says who wrote it and whether the reporter may see it. */
export const reportKinds = [
  'post',
  'comment',
  'member',
  'resource',
  'message',
  'space_post',
  'space_comment',
  'space_file',
  'space',
  'place',
  'place_fact',
  'event',
  'game_room',
  'game_message',
] as const;
export const ReportContentType = z.enum(reportKinds);
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
