/** What other areas' servers may use of blogs. */

export { keptAsCover } from './kept-covers.ts';
