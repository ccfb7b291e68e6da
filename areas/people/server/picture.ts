import sharp from 'sharp';
import { converter } from '#platform/server/convert/converter.ts';

/** Width and height of what is stored: a square PNG, and a wide WebP above a profile. */
export const shapes = { square: { width: 256, height: 256 }, wide: { width: 1600, height: 400 } } as const;
export type Shape = keyof typeof shapes;

export const toShape = converter<Shape, 'picture', undefined>(
  new URL('./convert-picture.ts', import.meta.url),
  'quick',
);

/** Of our own drawings alone. */
export const pngOf = (svg: string) => sharp(Buffer.from(svg)).resize(shapes.square).png({ palette: true }).toBuffer();
