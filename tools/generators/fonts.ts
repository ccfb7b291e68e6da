import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import { root } from '../install.mjs';

const family = join(root, 'node_modules/@fontsource-variable/atkinson-hyperlegible-next');
const lexend = join(root, 'node_modules/@fontsource-variable/lexend');
const folder = 'platform/web/ui/fonts/';
const paperFolder = 'platform/pdf/fonts/';
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

/** What a PDF may say besides: names of people and medicines in any European language that is written in Latin letters. */
const paperRanges: typeof ranges = [
  ...ranges,
  [0xa1, 0x24f],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

const characters = (of: typeof ranges) =>
  of
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');

/** Fonts for PDFs: one weight in each file, uncompressed, as PDFs have them. */
async function writePaperFonts(to: string) {
  mkdirSync(join(to, paperFolder), { recursive: true });
  for (const letters of ['latin', 'latin-ext'])
    for (const [weight, wght] of Object.entries({ regular: 400, bold: 700 })) {
      const whole = readFileSync(join(family, `files/atkinson-hyperlegible-next-${letters}-wght-normal.woff2`));
      const file = await subset(whole, characters(paperRanges), {
        targetFormat: 'truetype',
        variationAxes: { wght },
      });
      writeFileSync(join(to, paperFolder, `atkinson-${letters}-${weight}.ttf`), file);
    }
  cpSync(join(family, 'LICENSE'), join(to, paperFolder, 'OFL.txt'));
}

/** English characters in the weights that the styles use, with the licence: it goes with the changed file. */
async function writeEnglish(to: string, from: { whole: string; name: string; licence: string }) {
  const small = await subset(readFileSync(from.whole), characters(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  writeFileSync(join(to, folder, `${from.name}-english-wght-normal.woff2`), small);
  cpSync(join(from.whole, '../../LICENSE'), join(to, folder, from.licence));
}

/**
 * Atkinson comes with the first page, Lexend with the first page of members who chose it: English characters in the
 * weights that the styles use. Less than half of the whole file, which comes when a page has other letters.
 */
export const generator = {
  name: 'fonts',
  owns: [folder, paperFolder],
  write: async (to: string) => {
    mkdirSync(join(to, folder), { recursive: true });
    await writeEnglish(to, {
      whole: join(family, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
      name: 'atkinson',
      licence: 'OFL.txt',
    });
    await writeEnglish(to, {
      whole: join(lexend, 'files/lexend-latin-wght-normal.woff2'),
      name: 'lexend',
      licence: 'OFL-Lexend.txt',
    });
    await writePaperFonts(to);
  },
};
