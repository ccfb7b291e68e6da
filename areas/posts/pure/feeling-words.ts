const others: Readonly<Record<string, string>> = {
  celebrating: 'like celebrating',
  smug: 'a little smug',
  'low-battery': 'low on battery',
};

/** The words of a feeling after a name: mostly its code. In a file of its own, since each page of posts needs it. */
export const feelingWords = (code: string): string => others[code] ?? code;
