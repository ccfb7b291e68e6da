/** Characters of one tag. */
export const longestTag = 40;

/** "Public Transport", "#PublicTransport" and "public_transport" are all public-transport; '' when nothing is left. */
export function normaliseTag(raw: string): string {
  const kebab = raw
    .normalize('NFKC')
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...kebab]
    .slice(0, longestTag)
    .join('')
    .replaceAll(/^-+|(?<!-)-+$/g, '');
}
