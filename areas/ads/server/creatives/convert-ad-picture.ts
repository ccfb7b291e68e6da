import sharp from 'sharp';
import type { Convert } from '#platform/server/convert/converter.ts';
import { convert as toPicture } from '#platform/server/convert/picture.ts';
import { type Frame, flashesASecond } from '../../pure/gate.ts';
import type { MeasuredPicture } from './kinds.ts';

/** Frames that are looked at; one that has more moves for longer than an ad may. */
const mostFrames = 300;
/** What flashes is large: a grid of so many cells each way finds it. */
const grid = 12;
/** Players show a frame without a time for so long. */
const untimed = 100;

/** As WCAG counts light: linear, so that a change in the dark and one in the bright are told apart. */
function lightOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

async function cellsOf(source: string, page: number): Promise<number[]> {
  const pixels = await sharp(source, { page, limitInputPixels: 16_000_000 })
    .resize({ width: grid, height: grid, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from({ length: grid * grid }, (_, cell) => lightOf([...pixels.subarray(cell * 3, cell * 3 + 3)]));
}

export const convert: Convert<undefined, 'full' | 'small', MeasuredPicture> = async (job) => {
  const { files, about } = await toPicture(job);
  const { pages = 1, delay = [] } = await sharp(job.source, { limitInputPixels: false }).metadata();
  const times = Array.from({ length: pages }, (_, at) => delay[at] || untimed);
  const frames: Frame[] = [];
  if (pages > 1) {
    for (let page = 0; page < Math.min(pages, mostFrames); page += 1) {
      frames.push({ cells: await cellsOf(job.source, page), ms: times[page] ?? untimed });
    }
  }
  const ms = pages > 1 ? times.reduce((sum, time) => sum + time, 0) : 0;
  return { files, about: { ...about, movingMs: ms, flashes: flashesASecond(frames) } };
};
