import { problem } from '#platform/server/problem.ts';
import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';

/** A description is shorter than the words of an audio note may be. */
export function mustFit(kind: Media['kind'], field: string, words: string): void {
  const most = kind === 'audio' ? limits.transcript : limits.alt;
  if (words.length <= most) return;
  throw problem.invalid([{ field, rule: 'max', message: `Make it shorter: at most ${most} characters.` }]);
}
