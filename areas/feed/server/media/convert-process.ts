import type { ConvertAnswer, ConvertJob } from './convert.ts';
import { convertImage } from './convert-image.ts';
import { Refusal } from './refusal.ts';
import { remux } from './remux.ts';

/** Does the jobs of convert.ts, one after the other, in a process that may read its own code and nothing else. */
process.on('message', async ({ kind, bytes }: ConvertJob) => {
  let answer: ConvertAnswer;
  try {
    const result = kind === 'image' ? await convertImage(bytes) : await remux(bytes);
    answer = { result, rss: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof Refusal) answer = { refusal: error.message };
    else answer = { failure: error instanceof Error ? error.message : 'unknown' };
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
