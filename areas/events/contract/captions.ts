import { z } from 'zod';
import { Id, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, download, json, nothing, operation } from '#platform/contract/operation.ts';
import { logLimits } from '../pure/caption-log.ts';
import { byId } from './fields.ts';

export const CaptionLog = z.object({
  /**
   * `at`: seconds from the start, null where the log says no times; `speaker`: empty where it says no names; `id`: of a
   * line that was said in the event’s room on Doorways; `mine`: the reader said it there.
   */
  lines: z.array(
    z.object({
      id: Id.nullable(),
      at: z.number().int().nullable(),
      speaker: z.string(),
      text: z.string(),
      mine: z.boolean(),
    }),
  ),
  addedAt: Timestamp,
  /** When it is deleted. */
  goesAt: Timestamp,
});
export type CaptionLog = z.infer<typeof CaptionLog>;

export const saveCaptionLog = operation({
  name: 'saveCaptionLog',
  method: 'PUT',
  path: '/api/events/{id}/caption-log',
  policy: 'events.run',
  summary: 'Adds what was said, as captions or a typed log, for attendees. A new log replaces the earlier one.',
  params: byId,
  body: z.object({
    /** WebVTT, SubRip, or lines such as “[1:05] Ana: Welcome.” */
    text: text(logLimits.text),
    /** People who spoke knew that attendees can read it afterwards. */
    agreed: z.literal(true),
  }),
  output: nothing(),
  errors: ['conflict'],
});

export const dropCaptionLog = operation({
  name: 'dropCaptionLog',
  method: 'DELETE',
  path: '/api/events/{id}/caption-log',
  policy: 'events.run',
  summary: 'Deletes the caption log.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const getCaptionLog = operation({
  name: 'getCaptionLog',
  method: 'GET',
  path: '/api/events/{id}/caption-log',
  policy: 'events.readLog',
  summary: 'What was said at the event, for its attendees and its organiser.',
  params: byId,
  output: json(CaptionLog),
});

export const downloadCaptionLog = operation({
  name: 'downloadCaptionLog',
  method: 'GET',
  path: '/api/events/{id}/caption-log.txt',
  policy: 'events.readLog',
  summary: 'The caption log as a plain text file.',
  params: byId,
  output: download('text/plain; charset=utf-8'),
});

export const captionsPart = contractPart({
  operations: [saveCaptionLog, dropCaptionLog, getCaptionLog, downloadCaptionLog],
  entities: { CaptionLog },
});
