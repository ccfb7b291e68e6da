import { problem } from '#platform/server/problem.ts';

/** Names of what acts by itself or carries other files. A name may be written with #xx for any letter. */
const acting = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;

const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A PDF is kept as it is. What is in its compressed parts is not seen, so it is only ever handed out to be kept. */
export function checkPdf(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  if (!/%%EOF\s*$/.test(text.slice(-64))) {
    throw problem.unprocessable(
      'This PDF is damaged, or something else hangs on to it. Save it again and try once more.',
    );
  }
  if (/\/Encrypt(?![A-Za-z])/.test(text)) {
    throw problem.unprocessable(
      'This PDF is locked. Screen readers cannot read all of it. Save it without a password.',
    );
  }
  if (acting.test(plainNames(text))) {
    throw problem.unprocessable('This PDF has scripts, forms or other files in it. Save it as a plain PDF.');
  }
  return bytes;
}
