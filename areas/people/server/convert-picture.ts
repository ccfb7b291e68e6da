import sharp, { type Sharp } from 'sharp';
import type { Convert } from '#platform/server/convert/converter.ts';
import { firstBytes } from '#platform/server/convert/first-bytes.ts';
import { problem } from '#platform/server/problem.ts';
import { isPhoto } from './is-photo.ts';
import { type Shape, shapes } from './picture.ts';

sharp.cache(false);
sharp.concurrency(1);

const mostPixels = 40_000_000;

const written = {
  square: (picture: Sharp) => picture.png({ palette: true, quality: 90 }),
  wide: (picture: Sharp) => picture.webp({ quality: 80 }),
} as const;

/** Made anew from the pixels: place, device and other hidden data are gone. */
export const convert: Convert<Shape, 'picture', undefined> = async ({ source, target, options }) => {
  if (!isPhoto(await firstBytes(source)))
    throw problem.unprocessable('That is not a picture we can read. Use JPEG, PNG, WebP, GIF or AVIF.');
  try {
    const picture = sharp(source, { limitInputPixels: mostPixels }).rotate();
    await written[options](picture.resize({ ...shapes[options], fit: 'cover' })).toFile(target('picture'));
  } catch {
    // sharp's own words are about its insides; a damaged or oversized file is all that the sender can mend.
    throw problem.unprocessable('That picture is damaged or too large to read. Try another one.');
  }
  return { files: ['picture'], about: undefined };
};
