import sharp, { type Metadata } from 'sharp';
import { limits } from '../../pure/limits.ts';
import { Refusal } from './refusal.ts';

sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  /** WebP, at most 1600 pixels wide and high. */
  readonly full: Uint8Array;
  /** WebP, at most 640 pixels wide and high. */
  readonly small: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const fullSize = 1600;
const smallSize = 640;

/** JPEG and PNG are read line by line; the others have to be held whole, some of them several times. */
function mostPixels({ format, isProgressive }: Metadata): number {
  const lineByLine = (format === 'jpeg' || format === 'png') && !isProgressive;
  return lineByLine || format === 'jpeg' ? limits.imagePixels : limits.densePixels;
}

/**
 * Turns a picture upright and writes it anew, so that nothing but its pixels comes through: no place, no device, no
 * second file behind it. Of an animation only the first picture is kept.
 */
export async function convertImage(bytes: Uint8Array): Promise<Picture> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const most = mostPixels(metadata);
  if (metadata.width * metadata.height > most) {
    throw new Refusal(`This picture is larger than ${most / 1_000_000} megapixels. Make it smaller and try again.`);
  }
  const full = await sharp(bytes, { limitInputPixels: most, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: fullSize, height: fullSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(full.data)
    .resize({ width: smallSize, height: smallSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return { full: full.data, small, width: full.info.width, height: full.info.height };
}
