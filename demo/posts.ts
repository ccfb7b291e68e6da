import { access } from './posts/access.ts';
import { body } from './posts/body.ts';
import { carersRest } from './posts/carers-rest.ts';
import { family } from './posts/family.ts';
import { friendsDating } from './posts/friends-dating.ts';
import { gamesAndFun } from './posts/games-and-fun.ts';
import { gardensAndAnimals } from './posts/gardens-and-animals.ts';
import { gettingAround } from './posts/getting-around.ts';
import { homeAndAway } from './posts/home-and-away.ts';
import { kitchen } from './posts/kitchen.ts';
import { musicAndWords } from './posts/music-and-words.ts';
import { oddsAndEnds } from './posts/odds-and-ends.ts';
import { plans } from './posts/plans.ts';
import { sport } from './posts/sport.ts';
import { tech } from './posts/tech.ts';
import { workStudy } from './posts/work-study.ts';
import type { DemoPost } from './shapes.ts';

export type { DemoComment, DemoPost } from './shapes.ts';

/** Newest first. */
export const posts: readonly DemoPost[] = [
  ...access,
  ...body,
  ...carersRest,
  ...family,
  ...friendsDating,
  ...gamesAndFun,
  ...gardensAndAnimals,
  ...gettingAround,
  ...homeAndAway,
  ...kitchen,
  ...musicAndWords,
  ...oddsAndEnds,
  ...plans,
  ...sport,
  ...tech,
  ...workStudy,
].sort((a, b) => a.minutesAgo - b.minutesAgo);
