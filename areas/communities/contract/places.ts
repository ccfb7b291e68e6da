import { z } from 'zod';
import { Id, id, optionalText } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { factKinds, surfaces } from '../pure/facts.ts';
import { limits } from '../pure/options.ts';
import { byId, oneLine, optionalLine } from './fields.ts';

const Day = z.iso.date();

/** One measurement. A later one of the same kind takes its place; the earlier ones stay as its history. */
export const PlaceFact = z.object({
  id: Id,
  kind: z.enum(factKinds),
  /** Null for what is no number. */
  value: z.number().int().nullable(),
  choice: z.string(),
  note: z.string(),
  measuredOn: Day,
  /** The name in this community; empty: the account is gone, or may not be shown. */
  measuredBy: z.string(),
  /** Older than 18 months: please check again. */
  stale: z.boolean(),
  mayDelete: z.boolean(),
  /** It has a note of another member, who is still known. A number can only be measured again. */
  mayReport: z.boolean(),
});
export type PlaceFact = z.infer<typeof PlaceFact>;

export const PlaceNote = z.object({
  id: Id,
  name: z.string(),
  where: z.string(),
  facts: z.array(PlaceFact),
  mayDelete: z.boolean(),
  /** Another member’s, who is still known. */
  mayReport: z.boolean(),
});
export type PlaceNote = z.infer<typeof PlaceNote>;

export const listPlaceNotes = operation({
  name: 'listPlaceNotes',
  method: 'GET',
  path: '/api/local-communities/{id}/places',
  policy: 'communities.read',
  summary: 'Places of a community with what was last measured there, by name.',
  params: byId,
  output: json(z.array(PlaceNote)),
});

export const addPlaceNote = operation({
  name: 'addPlaceNote',
  method: 'POST',
  path: '/api/local-communities/{id}/places',
  policy: 'communities.takePart',
  summary: 'Adds a place, for members.',
  params: byId,
  body: z.object({ name: oneLine(limits.noteName), where: optionalLine(limits.noteWhere) }),
  output: json(PlaceNote),
  status: 201,
  errors: ['conflict'],
});

const ofPlace = z.object({ id, placeId: id });

export const deletePlaceNote = operation({
  name: 'deletePlaceNote',
  method: 'DELETE',
  path: '/api/local-communities/{id}/places/{placeId}',
  policy: 'communities.deletePlace',
  summary:
    'Deletes a place. The member who added it can while no one else has measured there; the people who run the community always can.',
  params: ofPlace,
  output: nothing(),
});

export const measurePlace = operation({
  name: 'measurePlace',
  method: 'POST',
  path: '/api/local-communities/{id}/places/{placeId}/facts',
  policy: 'communities.measurePlace',
  summary: 'Adds a measurement, or renews one: the day counts from now on.',
  params: ofPlace,
  body: z.object({
    kind: z.enum(factKinds),
    value: z.number().int().optional(),
    surface: z.enum(surfaces).optional(),
    note: optionalText(limits.factNote),
    measuredOn: Day,
  }),
  output: json(PlaceNote),
  status: 201,
  errors: ['conflict'],
});

export const deletePlaceFact = operation({
  name: 'deletePlaceFact',
  method: 'DELETE',
  path: '/api/local-communities/{id}/places/{placeId}/facts/{factId}',
  policy: 'communities.deleteFact',
  summary: 'Deletes your own measurement. The people who run the community can delete any.',
  params: ofPlace.extend({ factId: id }),
  output: nothing(),
});

export const placesPart = contractPart({
  operations: [listPlaceNotes, addPlaceNote, deletePlaceNote, measurePlace, deletePlaceFact],
  entities: { PlaceFact, PlaceNote },
});
