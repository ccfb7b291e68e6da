import { problem } from '#platform/server/problem.ts';

/** Marks that turn the direction of text around can make it read as something else. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Plain text in UTF-8, or undefined for bytes that are no text at all. */
export function checkText(bytes: Uint8Array): Uint8Array | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none but tabs, form feeds and line breaks
  if (/[\u0000-\u0008\u000B\u000E-\u001F\u007F]/.test(text)) return undefined;
  if (text.trim() === '') throw problem.unprocessable('There is nothing in this file.');
  if (/^\s*<(?:!doctype|html|head|body|script|svg|\?xml|iframe|!--)/i.test(text)) {
    throw problem.wrongType('Pages and drawings with code cannot be shared here. Save it as PDF or plain text.');
  }
  return new TextEncoder().encode(text.replaceAll(turning, ''));
}
