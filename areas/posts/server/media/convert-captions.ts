import { readFile, writeFile } from 'node:fs/promises';
import { readCaptions, writeCaptions } from '#platform/contract/webvtt.ts';
import type { Convert } from '#platform/server/convert/converter.ts';
import { problem } from '#platform/server/problem.ts';

export const convert: Convert<undefined, 'captions', undefined> = async ({ source, target }) => {
  const cues = readCaptions(new TextDecoder().decode(await readFile(source)));
  if (!cues)
    throw problem.unprocessable('We couldn’t find any timed captions in this file. It needs to be WebVTT (.vtt).');
  await writeFile(target('captions'), writeCaptions(cues));
  return { files: ['captions'], about: undefined };
};
