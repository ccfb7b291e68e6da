import { z } from 'zod';
import { Id } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { byId, Day } from './fields.ts';

/** Null: fewer than five, none included, so that no one is found out. */
const Counted = z.number().int().min(5).nullable();

const Week = z.object({
  /** The Monday it begins with, by the listing’s own clock. */
  from: Day,
  /** How many people opened it, each counted once a day. */
  views: Counted,
  saves: Counted,
  /** Conversations that members began with it. */
  questions: Counted,
  /** Times that were asked for, and what became of requests in this week. */
  requests: Counted,
  accepted: Counted,
  declined: Counted,
  completed: Counted,
  /** Minutes until the first answer, in the middle of what was asked in this week and answered; null: fewer than five. */
  replyMinutes: z.number().int().min(0).nullable(),
});

export const ProviderFigures = z.object({
  id: Id,
  /** Twelve, this week last. */
  weeks: z.array(Week),
});
export type ProviderFigures = z.infer<typeof ProviderFigures>;

export const getProviderFigures = operation({
  name: 'getProviderFigures',
  method: 'GET',
  path: '/api/ndis-providers/{id}/figures',
  policy: 'providers.coordinate',
  summary: 'What happened with a listing in each of the last twelve weeks. Fewer than five are not told.',
  params: byId,
  output: json(ProviderFigures),
});

export const viewProvider = operation({
  name: 'viewProvider',
  method: 'POST',
  path: '/api/ndis-providers/{id}/views',
  policy: 'providers.read',
  summary: 'Counts that a listing was opened, once a day for each person. Nothing is stored of who it was.',
  params: byId,
  output: json(z.object({ id: Id })),
  whileSuspended: true,
});

export const figuresPart = contractPart({
  operations: [getProviderFigures, viewProvider],
  entities: { ProviderFigures },
});
