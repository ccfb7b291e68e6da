/**
 * "npm test" takes a sample of the accessibility matrix, the same each time: one theme and width for each state, each
 * kind of control photographed once. "npm run verify accessibility" takes all of it.
 */
export const fullMatrix = process.env.DOORWAYS_MATRIX === 'full';

/** For picking a sample by a test's name: the same test always gets the same. */
export const numberOf = (text: string) => [...text].reduce((sum, character) => sum + character.charCodeAt(0), 0);
