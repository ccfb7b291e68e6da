import { z } from 'zod';
import { Id, optionalText } from '#platform/contract/fields.ts';
import { contractPart, file, json, operation } from '#platform/contract/operation.ts';
import { audioTypes, imageTypes, limits, videoTypes } from '../pure/limits.ts';
import { one } from './fields.ts';

/** A picture, a clip or an audio note. */
export const Media = z.object({
  id: Id,
  kind: z.enum(['image', 'video', 'audio']),
  /** Address of the file: /media/{id}/full */
  url: z.string(),
  /** At most 640 pixels wide and high; pictures only. */
  smallUrl: z.string().nullable(),
  /** Still shown before a clip plays. */
  posterUrl: z.string().nullable(),
  /** WebVTT. */
  captionsUrl: z.string().nullable(),
  /** WebVTT of what can be seen in a clip and not heard. */
  descriptionsUrl: z.string().nullable(),
  /** Media type of the file: image/webp, video/mp4, audio/webm … */
  type: z.string(),
  /** Pixels; 0 for an audio note. */
  width: z.number().int(),
  height: z.number().int(),
  /** Length of a clip or audio note; 0 for a picture. */
  seconds: z.number().int(),
  /** What is seen, or what an audio note says, in words; empty: not described or written down (yet). */
  alt: z.string(),
  /** The author says that it carries no meaning; never of an audio note. */
  decorative: z.boolean(),
  /** The author asks others to describe it, or to write down what it says. */
  wantsDescription: z.boolean(),
  /** Open offers of a description; 0 for everybody but the uploader. */
  offers: z.number().int(),
});
export type Media = z.infer<typeof Media>;

export const uploadImage = operation({
  name: 'uploadImage',
  method: 'POST',
  path: '/api/media/images',
  policy: 'member',
  summary: 'Uploads a picture. It is turned upright, made smaller and re-encoded as WebP without hidden data.',
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  output: json(Media),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadVideo = operation({
  name: 'uploadVideo',
  method: 'POST',
  path: '/api/media/videos',
  policy: 'member',
  summary: 'Uploads a clip of at most 3 minutes. It is repackaged without hidden data.',
  upload: { types: videoTypes, maxBytes: limits.videoBytes },
  output: json(Media),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadAudio = operation({
  name: 'uploadAudio',
  method: 'POST',
  path: '/api/media/audio',
  policy: 'member',
  summary: 'Uploads an audio note of at most 3 minutes. It is copied into a new file, so that nothing hidden stays.',
  upload: { types: audioTypes, maxBytes: limits.audioBytes },
  output: json(Media),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadPoster = operation({
  name: 'uploadPoster',
  method: 'PUT',
  path: '/api/media/{id}/poster',
  policy: 'posts.changeMedia',
  summary: 'Sets the still shown before a clip plays. Only before the clip belongs to a post.',
  params: one,
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  output: json(Media),
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

/** What is sent takes the place of the words with times that its writer has seen, and of no others. */
const replacing = z.object({
  /** The ETag of the file that was read, or none; when there is another one now, the answer is 409. */
  replaces: z.string().max(60).optional(),
});

export const uploadCaptions = operation({
  name: 'uploadCaptions',
  method: 'PUT',
  path: '/api/media/{id}/captions',
  policy: 'posts.changeMedia',
  summary: 'Sets the captions of a clip. They are read as WebVTT and saved as plain text cues.',
  params: one,
  query: replacing,
  upload: { types: ['text/vtt'], maxBytes: limits.captionsBytes },
  output: json(Media),
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadDescriptions = operation({
  name: 'uploadDescriptions',
  method: 'PUT',
  path: '/api/media/{id}/descriptions',
  policy: 'posts.changeMedia',
  summary: 'Sets the audio description of a clip, read aloud while it plays. Read and saved like captions.',
  params: one,
  query: replacing,
  upload: { types: ['text/vtt'], maxBytes: limits.captionsBytes },
  output: json(Media),
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const updateMedia = operation({
  name: 'updateMedia',
  method: 'PATCH',
  path: '/api/media/{id}',
  policy: 'posts.changeMedia',
  summary:
    'Describes a picture or clip, or writes down an audio note, before or after posting. Words end the other marks.',
  params: one,
  body: z.object({
    /** At most 1,500 characters, of an audio note 4,000. */
    alt: optionalText(limits.transcript),
    decorative: z.boolean().optional(),
    wantsDescription: z.boolean().optional(),
  }),
  output: json(Media),
});

export const deleteMedia = operation({
  name: 'deleteMedia',
  method: 'DELETE',
  path: '/api/media/{id}',
  policy: 'posts.changeMedia',
  summary: 'Removes an upload that belongs to no post.',
  params: one,
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
});

export const readMedia = operation({
  name: 'readMedia',
  method: 'GET',
  path: '/media/{id}/{variant}',
  policy: 'posts.seeMedia',
  summary: 'The file of a picture, clip or audio note, for anyone who can see its post.',
  params: one.extend({ variant: z.enum(['full', 'small', 'poster', 'captions', 'descriptions']) }),
  output: file(
    'image/webp',
    'video/mp4',
    'video/webm',
    'audio/mp4',
    'audio/webm',
    'audio/mpeg',
    'audio/wav',
    'text/vtt',
  ),
});

export const mediaPart = contractPart({
  operations: [
    uploadImage,
    uploadVideo,
    uploadAudio,
    uploadPoster,
    uploadCaptions,
    uploadDescriptions,
    updateMedia,
    deleteMedia,
    readMedia,
  ],
  entities: { Media },
});
