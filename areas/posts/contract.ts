import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { commentsPart } from './contract/comments.ts';
import { descriptionsPart } from './contract/descriptions.ts';
import { easyPart } from './contract/easy.ts';
import { likesPart } from './contract/likes.ts';
import { mediaPart } from './contract/media.ts';
import { pinsPart } from './contract/pins.ts';
import { postsPart } from './contract/posts.ts';
import { settingsPart } from './contract/settings.ts';

export * from './contract/comments.ts';
export * from './contract/descriptions.ts';
export * from './contract/easy.ts';
export * from './contract/likes.ts';
export * from './contract/media.ts';
export * from './contract/pins.ts';
export * from './contract/posts.ts';
export * from './contract/settings.ts';

export const postsContract = areaContract({
  name: 'posts',
  ...joinParts(commentsPart, descriptionsPart, easyPart, likesPart, mediaPart, pinsPart, postsPart, settingsPart),
});
