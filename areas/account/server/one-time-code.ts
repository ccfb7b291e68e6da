import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that one code is shown for. */
const period = 30;
/** A code of the step before or after counts too: clocks differ, and typing takes time. */
const drift = 1;

/** RFC 4226: six digits for a counter. */
export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest[19] as number) & 15;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / period);

/** RFC 6238: the step that a code belongs to, or undefined. Every step is looked at, so that time tells nothing. */
export function stepOf(key: Uint8Array, code: string, now: Date): number | undefined {
  let found: number | undefined;
  const given = Buffer.from(code.padEnd(6).slice(0, 6));
  for (let step = stepAt(now) - drift; step <= stepAt(now) + drift; step++) {
    if (timingSafeEqual(given, Buffer.from(codeAt(key, step)))) found = step;
  }
  return found;
}
