import type { DemoTopic } from './shapes.ts';
import { outAndAbout } from './topics/out-and-about.ts';
import { peopleAndPlay } from './topics/people-and-play.ts';
import { supports } from './topics/supports.ts';

export type { DemoReply, DemoTopic } from './shapes.ts';

/** Topics of the forums, oldest first. The questions among the posts are in the forums too. */
export const topics: readonly DemoTopic[] = [...supports, ...outAndAbout, ...peopleAndPlay].sort(
  (a, b) => b.minutesAgo - a.minutesAgo,
);
