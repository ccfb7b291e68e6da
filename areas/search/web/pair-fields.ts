/** Most characters of each side; the server has the same figure. */
export const wordLimit = 60;

export interface PairValues {
  readonly word: string;
  readonly means: string;
}

export function checkPair({ word, means }: PairValues): Partial<Record<keyof PairValues, string>> {
  const same = word.trim() !== '' && word.trim().toLowerCase() === means.trim().toLowerCase();
  return {
    ...(word.trim() === '' && { word: 'Write the everyday words.' }),
    ...(means.trim() === '' && { means: 'Write the service words.' }),
    ...(same && { means: 'Write other words than in the first field.' }),
  };
}
