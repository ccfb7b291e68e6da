import type { ConvertAnswer, ConvertJob } from './convert.ts';
import { convertImage } from './convert-image.ts';
import { Refusal } from './refusal.ts';
import { remux } from './remux.ts';
import { remuxSound } from './remux-sound.ts';

const convert = (job: ConvertJob) => {
  if (job.kind === 'sound') return remuxSound(job.bytes, job.seconds);
  return job.kind === 'image' ? convertImage(job.bytes) : remux(job.bytes);
};

/** Does the jobs of convert.ts, one after the other, in a process that may read its own code and nothing else. */
process.on('message', async (job: ConvertJob) => {
  let answer: ConvertAnswer;
  try {
    const result = await convert(job);
    answer = { result, rss: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof Refusal) answer = { refusal: error.message };
    else answer = { failure: error instanceof Error ? error.message : 'unknown' };
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
