import { atHome } from './blogs/at-home.ts';
import { gettingAbout } from './blogs/getting-about.ts';
import type { DemoBlog } from './blogs/shapes.ts';
import { workAndWords } from './blogs/work-and-words.ts';

export type { DemoBlog } from './blogs/shapes.ts';

/** Oldest first: in the order in which they were written. */
export const blogs: readonly DemoBlog[] = [...gettingAbout, ...atHome, ...workAndWords].sort(
  (a, b) => b.daysAgo - a.daysAgo,
);
