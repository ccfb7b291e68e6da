import { postKinds } from '#areas/posts/server/public.ts';
import { slugOf } from '../pure/slug.ts';

/** Blogs are posts with an address made of their title. */
export const kind = postKinds.with({
  types: ['blog'],
  path: ({ slug }) => slug && `/blogs/${slug}`,
  slug: slugOf,
});
