import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Services } from '#platform/server/services.ts';

const drawings = join(import.meta.dirname, '../../../demo/drawings');

/** One of the demo's drawings as an upload; undefined when it is missing. */
export async function drawPicture({ files, log }: Services, name: string) {
  const drawing = join(drawings, `${name}.svg`);
  if (!existsSync(drawing)) {
    log.error({ drawing: name }, 'A drawing of the demo is missing');
    return undefined;
  }
  // The first start waits for this: little effort, and at the size the drawings were made for.
  const webp = { quality: 82, effort: 2 };
  const full = await sharp(drawing).webp(webp).toBuffer({ resolveWithObject: true });
  const small = await sharp(full.data).resize({ width: 640, height: 640, fit: 'inside' }).webp(webp).toBuffer();
  return {
    kind: 'image' as const,
    fileKey: await files.put('images', full.data),
    smallKey: await files.put('images', small),
    type: 'image/webp',
    width: full.info.width,
    height: full.info.height,
  };
}
