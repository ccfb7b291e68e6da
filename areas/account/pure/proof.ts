import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Zero bits that a proof begins with: a quarter of a million tries, a second on a computer, a few on an old phone. */
export const proofBits = 18;
/** A browser never works for more than this, whatever it is told. */
const mostBits = 22;

export interface ProofTask {
  readonly challenge: string;
  readonly bits: number;
}

function zeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

export const isProof = ({ challenge, bits }: ProofTask, answer: string): boolean =>
  zeroBits(sha256(utf8ToBytes(`${challenge}:${answer}`))) >= bits;

/** The first number that proves it. It takes its time: for a worker. */
export function solveProof(task: ProofTask): string {
  if (task.bits > mostBits) throw new Error('This is too much work.');
  for (let n = 0; n < 2 ** (mostBits + 6); n++) {
    const answer = String(n);
    if (isProof(task, answer)) return answer;
  }
  throw new Error('No answer was found.');
}
