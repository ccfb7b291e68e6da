import { z } from 'zod';
import { Id, id, Version } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, nothing, operation } from '#platform/contract/operation.ts';
import { imageTypes, limits } from '../pure/limits.ts';
import { photoSizes } from '../pure/options.ts';

/** One’s own photo. Others see it once it is described, as far as its stage and the blur allow. */
export const OwnPhoto = z.object({
  id: Id,
  /** What can be seen in it, in words; empty: not described yet, and shown to no one. */
  description: z.string(),
  /** Pixels of the full size. */
  width: z.number().int(),
  height: z.number().int(),
  version: Version,
});
export type OwnPhoto = z.infer<typeof OwnPhoto>;

const Photos = json(z.array(OwnPhoto));
const byId = z.object({ id });
/** A text that says something. */
const description = z.string().trim().min(1, 'Say what can be seen in the photo.').max(limits.photoDescription);

export const listConnectionPhotos = operation({
  name: 'listConnectionPhotos',
  method: 'GET',
  path: '/api/connections/photos',
  policy: 'connections.adult',
  summary: 'Your photos in Connections, in their order. The first one is shown on your card.',
  output: Photos,
});

export const uploadConnectionPhoto = operation({
  name: 'uploadConnectionPhoto',
  method: 'POST',
  path: '/api/connections/photos',
  policy: 'connections.adult',
  summary: 'Adds a photo, up to six. It’s re-encoded without hidden data, and no one sees it until it’s described.',
  upload: { types: imageTypes, maxBytes: limits.photoBytes },
  output: json(OwnPhoto),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const describeConnectionPhoto = operation({
  name: 'describeConnectionPhoto',
  method: 'PATCH',
  path: '/api/connections/photos/{id}',
  policy: 'connections.ownPhoto',
  summary: 'Describes one of your photos. From then on others can see it.',
  params: byId,
  body: z.object({ description, version: Version }),
  output: json(OwnPhoto),
  errors: ['conflict'],
});

export const orderConnectionPhotos = operation({
  name: 'orderConnectionPhotos',
  method: 'PUT',
  path: '/api/connections/photos/order',
  policy: 'connections.adult',
  summary: 'Puts your photos in this order. Answers 409 if these aren’t the photos you have.',
  body: z.object({ ids: z.array(Id).max(limits.photos) }),
  output: Photos,
  errors: ['conflict'],
});

export const deleteConnectionPhoto = operation({
  name: 'deleteConnectionPhoto',
  method: 'DELETE',
  path: '/api/connections/photos/{id}',
  policy: 'connections.ownPhoto',
  summary: 'Deletes one of your photos. No one sees it from now on; you can bring it back for an hour.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const restoreConnectionPhoto = operation({
  name: 'restoreConnectionPhoto',
  method: 'PUT',
  path: '/api/connections/photos/{id}/restored',
  policy: 'connections.ownPhoto',
  summary: 'Brings back a photo that you deleted within the last hour.',
  params: byId,
  output: json(OwnPhoto),
  errors: ['conflict'],
});

export const readConnectionPhoto = operation({
  name: 'readConnectionPhoto',
  method: 'GET',
  path: '/api/connections/photos/{id}/{size}',
  policy: 'connections.seePhoto',
  summary:
    'The picture, for its owner and for the people its stage lets see it. One that is missing and one that isn’t for you look the same.',
  params: byId.extend({ size: z.enum(photoSizes) }),
  output: file('image/webp'),
});

/** Rows are gone; their files follow after commit. */
export const connectionPhotosDropped = event('connectionPhotosDropped', z.object({ keys: z.array(z.string()) }));

export const photosPart = contractPart({
  operations: [
    listConnectionPhotos,
    uploadConnectionPhoto,
    describeConnectionPhoto,
    orderConnectionPhotos,
    deleteConnectionPhoto,
    restoreConnectionPhoto,
    readConnectionPhoto,
  ],
  events: [connectionPhotosDropped],
  entities: { OwnPhoto },
});
