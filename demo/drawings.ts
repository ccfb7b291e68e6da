import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Every drawing is 1200 × 800. */
export const drawingSize = { width: 1200, height: 800 } as const;

export function drawingPath(name: string): string {
  return fileURLToPath(new URL(`./drawings/${name}.svg`, import.meta.url));
}

/** The SVG source; the seeder renders it to WebP. */
export function readDrawing(name: string): Promise<Buffer> {
  return readFile(drawingPath(name));
}
