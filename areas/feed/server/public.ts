/** What other areas' servers may use of the feed. */

export { normaliseTag } from '../pure/tags.ts';
export {
  excerptOf,
  ownPostCount,
  postAuthorOf,
  postCountOf,
  reportableComment,
  reportablePost,
} from './about-posts.ts';
export { demoIds } from './demo-order.ts';
export { cursorOf, firstPageQuery } from './measuring.ts';
export { readSound } from './media/read-sound.ts';
export { readImage } from './media/read-upload.ts';
export { setHidden } from './moderate.ts';
export { tagsInUse } from './search-tags.ts';
export { topicCounts } from './topic-counts.ts';
