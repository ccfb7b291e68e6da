import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import { root } from '../install.mjs';

const family = join(root, 'node_modules/@fontsource-variable/atkinson-hyperlegible-next');
const folder = 'platform/web/ui/fonts/';
/** What an English page is written in; platform/web/ui/fonts.css names the same characters. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];

const characters = () =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');

/**
 * The font that comes with the first page: English characters in the weights that the styles use. Less than half of
 * the whole file, which comes when a page has other letters.
 */
export const generator = {
  name: 'fonts',
  owns: [folder],
  write: async (to: string) => {
    mkdirSync(join(to, folder), { recursive: true });
    const whole = readFileSync(join(family, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2'));
    const small = await subset(whole, characters(), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800 } },
    });
    writeFileSync(join(to, folder, 'atkinson-english-wght-normal.woff2'), small);
    // The licence goes with the changed file.
    cpSync(join(family, 'LICENSE'), join(to, folder, 'OFL.txt'));
  },
};
