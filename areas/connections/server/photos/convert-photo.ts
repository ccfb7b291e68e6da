import sharp from 'sharp';
import type { Convert } from '#platform/server/convert/converter.ts';
import type { PictureSize } from '#platform/server/convert/kinds.ts';
import { convert as convertPicture } from '#platform/server/convert/picture.ts';

/** So few spots of colour are left, whatever is done with them afterwards. */
const spots = 12;
const blurredSize = 320;

/** The two sizes of any picture, and a third of which nothing can be made out. */
export const convert: Convert<undefined, 'full' | 'small' | 'blurred', PictureSize> = async ({ source, target }) => {
  const { about } = await convertPicture({ source, target, options: undefined });
  const few = await sharp(target('small'))
    .resize({ width: spots, height: spots, fit: 'inside' })
    .flatten()
    .png()
    .toBuffer();
  await sharp(few)
    .resize({ width: blurredSize, height: blurredSize, fit: 'inside', kernel: 'cubic' })
    .blur(8)
    .webp({ quality: 60 })
    .toFile(target('blurred'));
  return { files: ['full', 'small', 'blurred'], about };
};
