import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, operation } from '#platform/contract/operation.ts';
import { byId } from './fields.ts';
import { User } from './profiles.ts';

export const readAvatar = operation({
  name: 'readAvatar',
  method: 'GET',
  path: '/avatars/user-{id}.png',
  policy: 'anyone',
  summary: 'A member’s picture, 256 × 256; drawn from the initials when there is none.',
  params: byId,
  output: file('image/png'),
});

export const uploadAvatar = operation({
  name: 'uploadAvatar',
  method: 'PUT',
  path: '/api/users/{userId}/avatar',
  policy: 'self',
  summary: 'Stores your picture: cut to a square and re-encoded without hidden data.',
  params: z.object({ userId: id }),
  upload: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'], maxBytes: 6 * 1024 * 1024 },
  output: json(User),
  errors: ['unprocessable', 'too-large', 'wrong-type', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const deleteAvatar = operation({
  name: 'deleteAvatar',
  method: 'DELETE',
  path: '/api/users/{userId}/avatar',
  policy: 'self',
  summary: 'Removes your picture. Your initials are shown instead.',
  params: z.object({ userId: id }),
  output: json(User),
});

export const readBanner = operation({
  name: 'readBanner',
  method: 'GET',
  path: '/banners/user-{id}.webp',
  policy: 'people.see',
  summary: 'The wide picture above a member’s profile, 1600 × 400. Members only, and not across a block.',
  params: byId,
  /** Changes with the picture, so that a browser does not show the one it kept. */
  query: z.object({ v: z.string().max(16).optional() }),
  output: file('image/webp'),
});

export const uploadBanner = operation({
  name: 'uploadBanner',
  method: 'PUT',
  path: '/api/users/{userId}/banner',
  policy: 'self',
  summary: 'Stores the wide picture above your profile: cut to four by one and re-encoded.',
  params: z.object({ userId: id }),
  upload: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'], maxBytes: 6 * 1024 * 1024 },
  output: json(User),
  errors: ['unprocessable', 'too-large', 'wrong-type', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const deleteBanner = operation({
  name: 'deleteBanner',
  method: 'DELETE',
  path: '/api/users/{userId}/banner',
  policy: 'self',
  summary: 'Removes the wide picture and its description.',
  params: z.object({ userId: id }),
  output: json(User),
});

export const readNameClip = operation({
  name: 'readNameClip',
  method: 'GET',
  path: '/name-clips/user-{id}',
  policy: 'people.see',
  summary: 'A member saying their own name, for anyone who can read how to talk with them.',
  params: byId,
  /** Changes with the recording, so that a browser does not play the one it kept. */
  query: z.object({ v: z.string().max(16).optional() }),
  output: file('audio/mp4', 'audio/webm', 'audio/mpeg', 'audio/wav'),
});

const soundTypes = 'webm mp4 x-m4a m4a aac mpeg mp3 ogg wav x-wav wave'.split(' ').map((one) => `audio/${one}`);

export const uploadNameClip = operation({
  name: 'uploadNameClip',
  method: 'PUT',
  path: '/api/users/{userId}/name-clip',
  policy: 'self',
  summary:
    'Stores how you say your own name: at most 10 seconds, copied into a new file, so that nothing hidden stays.',
  params: z.object({ userId: id }),
  upload: {
    types: soundTypes,
    maxBytes: 4 * 1024 * 1024,
  },
  output: json(User),
  errors: ['unprocessable', 'too-large', 'wrong-type', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const deleteNameClip = operation({
  name: 'deleteNameClip',
  method: 'DELETE',
  path: '/api/users/{userId}/name-clip',
  policy: 'self',
  summary: 'Removes the recording of your name. What you wrote about it stays.',
  params: z.object({ userId: id }),
  output: json(User),
});

/** A stored picture or recording is no longer anybody's. */
export const avatarReplaced = event('avatarReplaced', z.object({ oldKey: z.string() }));

export const filesPart = contractPart({
  operations: [
    readAvatar,
    uploadAvatar,
    deleteAvatar,
    readBanner,
    uploadBanner,
    deleteBanner,
    readNameClip,
    uploadNameClip,
    deleteNameClip,
  ],
  events: [avatarReplaced],
});
