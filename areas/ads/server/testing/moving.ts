import sharp from 'sharp';

/** A GIF whose frames are each of one grey, from 0 to 255. */
export async function gifOf(greys: readonly number[], delay: number, size = 320) {
  const frames = greys.map((grey) => Buffer.alloc(size * size * 3, grey));
  const raw = { width: size, height: size * greys.length, channels: 3, pageHeight: size } as const;
  const bytes = await sharp(Buffer.concat(frames), { raw })
    .gif({ delay: greys.map(() => delay), keepDuplicateFrames: true })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), type: 'image/gif' };
}
