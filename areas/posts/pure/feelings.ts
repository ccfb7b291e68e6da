import { feelingWords } from './feeling-words.ts';

export const feelingCodes = [
  'happy',
  'grateful',
  'excited',
  'proud',
  'celebrating',
  'amused',
  'calm',
  'hopeful',
  'loved',
  'curious',
  'determined',
  'ready',
  'rested',
  'smug',
  'hungry',
  'tired',
  'low-battery',
  'sad',
  'worried',
  'frustrated',
  'overwhelmed',
  'lonely',
  'sore',
  'unwell',
] as const;

export type FeelingCode = (typeof feelingCodes)[number];

/** Code, and words that follow the author's name ("is feeling …"). */
export const feelings = feelingCodes.map((code) => ({ code, words: feelingWords(code) }));
