import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { byId, Format, FormatRequest } from './fields.ts';

const HelpfulState = z.object({ id: Id, helpful: z.number().int(), helpfulByMe: z.boolean() });
const SavedState = z.object({ id: Id, savedByMe: z.boolean() });

export const markResourceHelpful = operation({
  name: 'markResourceHelpful',
  method: 'POST',
  path: '/api/resources/{id}/helpful',
  policy: 'resources.use',
  summary: 'Says that it helped. Each member counts once, however often this is called.',
  params: byId,
  output: json(HelpfulState),
});

export const unmarkResourceHelpful = operation({
  name: 'unmarkResourceHelpful',
  method: 'DELETE',
  path: '/api/resources/{id}/helpful',
  policy: 'resources.use',
  summary: 'Undoes that.',
  params: byId,
  output: json(HelpfulState),
});

export const saveResource = operation({
  name: 'saveResource',
  method: 'POST',
  path: '/api/resources/{id}/save',
  policy: 'resources.use',
  summary: 'Saves it to your list. No one else can see that.',
  params: byId,
  output: json(SavedState),
});

export const unsaveResource = operation({
  name: 'unsaveResource',
  method: 'DELETE',
  path: '/api/resources/{id}/save',
  policy: 'resources.use',
  summary: 'Takes it off your list.',
  params: byId,
  output: json(SavedState),
});

const FormatRequests = z.object({ id: Id, formatRequests: z.array(FormatRequest) });

export const requestResourceFormat = operation({
  name: 'requestResourceFormat',
  method: 'POST',
  path: '/api/resources/{id}/format-requests',
  policy: 'resources.use',
  summary: 'Asks for it in a format that it does not have. Each member counts once for each format.',
  params: byId,
  body: z.object({ format: Format }),
  output: json(FormatRequests),
  errors: ['conflict'],
});

export const dropResourceFormatRequest = operation({
  name: 'dropResourceFormatRequest',
  method: 'DELETE',
  path: '/api/resources/{id}/format-requests/{format}',
  policy: 'resources.use',
  summary: 'Withdraws your request for a format.',
  params: z.object({ id, format: Format }),
  output: json(FormatRequests),
});

export const readersPart = contractPart({
  operations: [
    markResourceHelpful,
    unmarkResourceHelpful,
    saveResource,
    unsaveResource,
    requestResourceFormat,
    dropResourceFormatRequest,
  ],
});
