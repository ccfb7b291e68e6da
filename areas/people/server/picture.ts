import sharp, { type Sharp } from 'sharp';
import { problem } from '#platform/server/problem.ts';

/** Width and height of a stored picture. */
const side = 256;
const mostPixels = 40_000_000;

const starts = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.max(0, Math.min(text.length, bytes.length - at))).toString(
    'latin1',
  ) === text;

/** What the file itself says it is. The sender's media type is not believed: an SVG would be run as one. */
export const isPhoto = (bytes: Uint8Array) =>
  starts(bytes, 0, '\xff\xd8\xff') ||
  starts(bytes, 0, '\x89PNG\r\n') ||
  starts(bytes, 0, 'GIF8') ||
  (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) ||
  starts(bytes, 4, 'ftypavi');

/** Made anew from the pixels: place, device and other hidden data are gone. */
async function madeAnew(bytes: Uint8Array, shape: (picture: Sharp) => Sharp): Promise<Uint8Array> {
  if (!isPhoto(bytes))
    throw problem.unprocessable('That is not a picture we can read. Use JPEG, PNG, WebP, GIF or AVIF.');
  try {
    return await shape(sharp(bytes, { limitInputPixels: mostPixels }).rotate()).toBuffer();
  } catch {
    // sharp's own words are about its insides; a damaged or oversized file is all that the sender can mend.
    throw problem.unprocessable('That picture is damaged or too large to read. Try another one.');
  }
}

/** A square PNG. */
export const squarePicture = (bytes: Uint8Array) =>
  madeAnew(bytes, (picture) => picture.resize(side, side, { fit: 'cover' }).png({ palette: true, quality: 90 }));

/** Width and height of a stored banner. */
const banner = { width: 1600, height: 400 } as const;

/** A wide WebP. */
export const widePicture = (bytes: Uint8Array) =>
  madeAnew(bytes, (picture) => picture.resize(banner.width, banner.height, { fit: 'cover' }).webp({ quality: 80 }));

export const pngOf = (svg: string) => sharp(Buffer.from(svg)).resize(side, side).png({ palette: true }).toBuffer();
