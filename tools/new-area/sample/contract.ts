import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from './pure/limits.ts';

export const SampleThing = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  author: Person,
  createdAt: Timestamp,
  version: Version,
  /** True for its author. */
  mine: z.boolean(),
});
export type SampleThing = z.infer<typeof SampleThing>;

export const DeletedSampleThing = z.object({ id: Id });

const byId = z.object({ id });
const content = { title: text(limits.title).trim(), text: text(limits.text).trim() };

export const listSampleThings = operation({
  name: 'listSampleThings',
  method: 'GET',
  path: '/api/sample-things',
  policy: 'anyone',
  summary: 'Sample things, newest first.',
  query: z.object(paging()),
  output: paged(SampleThing),
});

export const getSampleThing = operation({
  name: 'getSampleThing',
  method: 'GET',
  path: '/api/sample-things/{id}',
  policy: 'sampleThings.see',
  summary: 'One sample thing.',
  params: byId,
  output: json(SampleThing),
});

export const createSampleThing = operation({
  name: 'createSampleThing',
  method: 'POST',
  path: '/api/sample-things',
  policy: 'member',
  summary: 'Shares a sample thing.',
  body: z.object(content),
  output: json(SampleThing),
  status: 201,
});

export const editSampleThing = operation({
  name: 'editSampleThing',
  method: 'PUT',
  path: '/api/sample-things/{id}',
  policy: 'sampleThings.edit',
  summary: 'Changes your own sample thing.',
  params: byId,
  body: z.object({ ...content, version: Version }),
  output: json(SampleThing),
  errors: ['conflict'],
});

export const deleteSampleThing = operation({
  name: 'deleteSampleThing',
  method: 'DELETE',
  path: '/api/sample-things/{id}',
  policy: 'sampleThings.delete',
  summary: 'Deletes your own sample thing. You can restore it for 30 days.',
  params: byId,
  output: json(DeletedSampleThing),
});

export const restoreSampleThing = operation({
  name: 'restoreSampleThing',
  method: 'POST',
  path: '/api/sample-things/{id}/restore',
  policy: 'sampleThings.restore',
  summary: 'Restores a sample thing you deleted.',
  params: byId,
  output: json(SampleThing),
});

const written = z.object({ id: Id, authorId: Id });
export const sampleThingCreated = event('sampleThingCreated', written);
export const sampleThingEdited = event('sampleThingEdited', written);
export const sampleThingDeleted = event('sampleThingDeleted', written);

export const sampleThingsContract = areaContract({
  name: 'sample-things',
  operations: [
    listSampleThings,
    getSampleThing,
    createSampleThing,
    editSampleThing,
    deleteSampleThing,
    restoreSampleThing,
  ],
  events: [sampleThingCreated, sampleThingEdited, sampleThingDeleted],
  entities: { SampleThing, DeletedSampleThing },
});
