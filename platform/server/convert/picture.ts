import sharp, { type Metadata } from 'sharp';
import { problem } from '../problem.ts';
import type { Convert } from './converter.ts';
import { firstBytes } from './first-bytes.ts';
import type { PictureSize } from './kinds.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Most pixels of width and height. */
const fullSize = 1600;
const smallSize = 640;

/** Width times height as sent; WebP, GIF, AVIF and interlaced PNG take far more memory to read. */
const most = { pixels: 40_000_000, densePixels: 16_000_000 } as const;

/** What the first bytes say: SVG and everything else never reach a decoder. */
export const isPicture = (start: string): boolean =>
  start.startsWith('\xff\xd8\xff') ||
  start.startsWith('\x89PNG\r\n\x1a\n') ||
  /^GIF8[79]a/.test(start) ||
  (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) ||
  /^ftyp(?:avif|avis|mif1|miaf)/.test(start.slice(4));

/** JPEG and PNG are read line by line; the others have to be held whole, some of them several times. */
function mostPixels({ format, isProgressive }: Metadata): number {
  const lineByLine = (format === 'jpeg' || format === 'png') && !isProgressive;
  return lineByLine || format === 'jpeg' ? most.pixels : most.densePixels;
}

/**
 * Turns a picture upright and writes it anew, so that nothing but its pixels comes through: no place, no device, no
 * second file behind it. Of an animation only the first picture is kept.
 */
export const convert: Convert<undefined, 'full' | 'small', PictureSize> = async ({ source, target }) => {
  if (!isPicture(await firstBytes(source))) {
    throw problem.wrongType('This is not a picture that can be read here. Use JPEG, PNG, WebP, GIF or AVIF.');
  }
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  const pixels = mostPixels(metadata);
  if (metadata.width * metadata.height > pixels) {
    throw problem.unprocessable(
      `This picture is larger than ${pixels / 1_000_000} megapixels. Make it smaller and try again.`,
    );
  }
  const { width, height } = await sharp(source, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: fullSize, height: fullSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(target('full'));
  await sharp(target('full'))
    .resize({ width: smallSize, height: smallSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(target('small'));
  return { files: ['full', 'small'], about: { width, height } };
};
