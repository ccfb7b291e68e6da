/** The text of a file. Spreadsheets write UTF-8, UTF-16 with its mark, or on old machines Windows-1252. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff && 'utf-16be';
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1252'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : text;
    } catch {
      // The next one may fit.
    }
  return undefined;
}
