import { z } from 'zod';
import { Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { ReportContentType } from './fields.ts';
import { ReportReason } from './reports.ts';

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

/** How much moderators have to do, as sums: about no one but the caller. */
export const Workload = z.object({
  /** The last 14 days in Sydney, latest first. */
  days: z.array(z.object({ day: z.iso.date(), reported: z.number().int(), decided: z.number().int() })),
  /** How many moderators decided something in these days. */
  moderators: z.number().int(),
  /** Null while nothing was decided in them. */
  medianHours: z.number().nullable(),
  /** Open cases, most first. */
  open: z.array(z.object({ kind: ReportContentType, cases: z.number().int() })),
  /** The caller’s own, for themself alone. */
  mine: z.object({ assigned: z.number().int(), decidedToday: z.number().int(), decided: z.number().int() }),
});
export type Workload = z.infer<typeof Workload>;

export const getWorkload = operation({
  name: 'getWorkload',
  method: 'GET',
  path: '/api/moderation/workload',
  policy: 'moderator',
  summary: 'How many cases came and were decided in the last 14 days, and your own part in it. No one else is named.',
  output: json(Workload),
});

const caseFigures = {
  reports: z.number().int(),
  open: z.number().int(),
  decided: z.number().int(),
  /** Null while nothing was decided. */
  medianHours: z.number().nullable(),
  /** Warnings, removals and suspensions. */
  acted: z.number().int(),
  appeals: z.number().int(),
  appealsUpheld: z.number().int(),
};

export const KindFigures = z.object({
  kind: ReportContentType,
  title: z.string(),
  intro: z.string(),
  /** What they are, in a sentence: "profiles". */
  things: z.string(),
  ...caseFigures,
});
export type KindFigures = z.infer<typeof KindFigures>;

/** Of one kind of thing. */
export const KindRow = z.object({ kind: ReportContentType, ...caseFigures });
export type KindRow = z.infer<typeof KindRow>;

/** Of one reason: one thing can be reported for several. */
export const ReasonRow = z.object({
  reason: ReportReason,
  reports: z.number().int(),
  open: z.number().int(),
  /** Reports after which a moderator warned, removed or suspended. */
  acted: z.number().int(),
});
export type ReasonRow = z.infer<typeof ReasonRow>;

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
  /** Every kind of thing that was reported, most reports first. */
  byKind: z.array(KindRow),
  byReason: z.array(ReasonRow),
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
  operations: [countModeration, getWorkload, getTransparency],
  entities: { KindFigures, KindRow, ModerationCounts, ReasonRow, Transparency, Workload },
});
