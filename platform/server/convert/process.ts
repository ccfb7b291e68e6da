import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ProblemError } from '../problem.ts';
import type { Convert, ConvertAnswer, ConvertJob } from './converter.ts';

// Whoever waits for an answer goes before whoever waits for a file, also while both have one processor.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Does the jobs of converter.ts, one after the other, in a process that may read its own code and one upload. */
process.on('message', async ({ module, source, folder, options }: ConvertJob) => {
  let answer: ConvertAnswer;
  try {
    const { convert } = (await import(module)) as { convert: Convert<unknown, string, unknown> };
    const result = await convert({ source, target: (name) => join(folder, name), options });
    answer = { result, rss: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof ProblemError)
      answer = { refusal: { status: error.problem.status, detail: error.problem.detail } };
    else answer = { failure: error instanceof Error ? error.message : 'unknown' };
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
