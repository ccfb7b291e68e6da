import encodeQR from 'qr';
import type { QrCode } from '../contract.ts';

/** Light squares around the code that readers need. */
const quiet = 4;

/** One path for all dark squares, row by row, so that the page draws it without any markup from here. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
  const runs = rows.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) found.push(`M${from} ${y}h${x - from}v1H${from}z`);
    }
    return found;
  });
  return { size: rows.length, path: runs.join('') };
}
