import { fitsAny, patterns } from '../patterns.ts';
import { enough, type Rule } from '../rule.ts';

const declarations = `
  i love|adore you
  soulmate|soulmates
  god|universe sent|brought|gave|made you
  never ~2 felt ~2 way|this|like
  never have i felt
  meant to be
  marry you
  we will|shall marry
  my destiny
  my everything
  my world
  you complete me
  you are the one
  spend ~3 life with you
  rest of my life with you
  cannot|cant live without you
  our wedding
  my future|dream wife|husband
  future wife|husband
  heaven sent|made|brought|gave
  made you for me
  my whole|entire heart|life|world
  my treasure|sunshine|precious
  my queen|king|angel|love
  my dear|darling
  ^ darling|babe|baby|honey|sweetheart|dear
  please darling|babe|baby|honey|sweetheart
`
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => patterns(line));

const most = 2;

/** One warm word is no more than that; several at once, from someone new, stand out by themselves. */
export const love: Rule = {
  kind: 'love',
  weigh: ({ sentences }) => {
    const count = declarations.filter((one) => sentences.some((words) => fitsAny(one, words))).length;
    return count > most ? enough : count;
  },
};
