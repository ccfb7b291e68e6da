import { z } from 'zod';
import { Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { ReportContentType } from './fields.ts';

export const ModerationCounts = z.object({
  /** MOD-02 */
  pending: z.number().int(),
  reviewing: z.number().int(),
  flags: z.number().int(),
  resolvedToday: z.number().int(),
  appeals: z.number().int(),
  /** Open for more than 12 hours, and for more than 24. */
  late: z.number().int(),
  overdue: z.number().int(),
  /** Someone may be in danger. */
  danger: z.number().int(),
  oldestAt: Timestamp.nullable(),
});
export type ModerationCounts = z.infer<typeof ModerationCounts>;

export const countModeration = operation({
  name: 'countModeration',
  method: 'GET',
  path: '/api/moderation/counts',
  policy: 'moderator',
  summary: 'How many cases, flags and appeals are waiting, and for how long the oldest has waited.',
  output: json(ModerationCounts),
});

export const KindFigures = z.object({
  kind: ReportContentType,
  title: z.string(),
  intro: z.string(),
  /** What they are, in a sentence: "profiles". */
  things: z.string(),
  reports: z.number().int(),
  open: z.number().int(),
  decided: z.number().int(),
  /** Null while nothing was decided. */
  medianHours: z.number().nullable(),
  /** Warnings, removals and suspensions. */
  acted: z.number().int(),
  appeals: z.number().int(),
  appealsUpheld: z.number().int(),
});
export type KindFigures = z.infer<typeof KindFigures>;

export const Transparency = z.object({
  /** Since when is counted: 90 days. */
  since: Timestamp,
  reports: z.number().int(),
  open: z.number().int(),
  decided: z.number().int(),
  decidedInTime: z.number().int(),
  /** Null while nothing was decided. */
  medianHours: z.number().nullable(),
  resolutions: z.object({
    warning_issued: z.number().int(),
    content_removed: z.number().int(),
    user_suspended: z.number().int(),
    no_action: z.number().int(),
    dismissed: z.number().int(),
  }),
  appeals: z.number().int(),
  appealsUpheld: z.number().int(),
  flags: z.number().int(),
  /** Of kinds whose areas want them counted apart; they are counted above too. */
  kinds: z.array(KindFigures),
});
export type Transparency = z.infer<typeof Transparency>;

export const getTransparency = operation({
  name: 'getTransparency',
  method: 'GET',
  path: '/api/transparency',
  policy: 'anyone',
  summary: 'Moderation figures for the last 90 days.',
  output: json(Transparency),
});

export const figuresPart = contractPart({
  operations: [countModeration, getTransparency],
  entities: { ModerationCounts, KindFigures, Transparency },
});
