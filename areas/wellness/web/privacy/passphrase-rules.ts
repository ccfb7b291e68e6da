export const leastCharacters = 14;
const leastDifferent = 6;

/** Someone who has a copy of the diary can guess as often as they like, so it is longer than a password has to be. */
export function checkPassphrase(typed: string): string | undefined {
  const passphrase = typed.trim();
  if (passphrase.length < leastCharacters)
    return `Use at least ${leastCharacters} characters. Four unrelated words work well.`;
  return new Set(passphrase.toLowerCase()).size < leastDifferent
    ? 'Use more different characters. Four unrelated words work well.'
    : undefined;
}
