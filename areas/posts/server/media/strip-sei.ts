const sei = 6;
const userData = 5;

/** Bytes of the length in front of each unit, from the decoder's description (avcC). */
export const lengthSizeOf = (avcC: Uint8Array): number => ((avcC[4] ?? 3) & 3) + 1;

/**
 * Leaves out free text that cameras and encoders write between the pictures of an H.264 stream (SEI, user data): it is
 * not needed to show the clip and can hold anything, a place among them. Undefined when the units do not add up.
 */
export function stripUserData(packet: Uint8Array, lengthSize: number): Uint8Array | undefined {
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at < packet.length) {
    let length = 0;
    for (let i = 0; i < lengthSize; i += 1) length = length * 256 + (packet[at + i] ?? 0);
    const start = at + lengthSize;
    const end = start + length;
    if (length === 0 || end > packet.length) return undefined;
    const isUserData = ((packet[start] ?? 0) & 31) === sei && packet[start + 1] === userData;
    if (!isUserData) kept.push(packet.subarray(at, end));
    at = end;
  }
  return new Uint8Array(Buffer.concat(kept));
}
