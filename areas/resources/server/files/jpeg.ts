/** Kept: the picture's own form (APP0), its colours (APP2) and how they are mixed (APP14). */
const kept = new Set([0xe0, 0xe2, 0xee]);

/**
 * A JPEG without what cameras write into it: place, time, device, comments. The coded picture stays as it is. Bytes that
 * are no JPEG, or a damaged one, come back unchanged.
 */
export function withoutMarks(bytes: Buffer): Buffer {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    // From here on the picture itself follows.
    if (mark === 0xda) return Buffer.concat([...parts, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return bytes;
    const goes = mark === 0xfe || (mark >= 0xe0 && mark <= 0xef && !kept.has(mark));
    if (!goes) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return bytes;
}
