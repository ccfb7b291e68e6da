/** Code, and words that follow the author's name ("is feeling …"). */
export const feelings = [
  { code: 'happy', words: 'happy' },
  { code: 'grateful', words: 'grateful' },
  { code: 'excited', words: 'excited' },
  { code: 'proud', words: 'proud' },
  { code: 'celebrating', words: 'like celebrating' },
  { code: 'amused', words: 'amused' },
  { code: 'calm', words: 'calm' },
  { code: 'hopeful', words: 'hopeful' },
  { code: 'loved', words: 'loved' },
  { code: 'curious', words: 'curious' },
  { code: 'determined', words: 'determined' },
  { code: 'ready', words: 'ready' },
  { code: 'rested', words: 'rested' },
  { code: 'smug', words: 'a little smug' },
  { code: 'hungry', words: 'hungry' },
  { code: 'tired', words: 'tired' },
  { code: 'low-battery', words: 'low on battery' },
  { code: 'sad', words: 'sad' },
  { code: 'worried', words: 'worried' },
  { code: 'frustrated', words: 'frustrated' },
  { code: 'overwhelmed', words: 'overwhelmed' },
  { code: 'lonely', words: 'lonely' },
  { code: 'sore', words: 'sore' },
  { code: 'unwell', words: 'unwell' },
] as const;

export type FeelingCode = (typeof feelings)[number]['code'];

export const feelingCodes: readonly FeelingCode[] = feelings.map(({ code }) => code);

export const feelingWords = (code: FeelingCode): string => feelings.find((one) => one.code === code)?.words ?? code;
