import type { Bytes } from './web-crypto.ts';

interface Utf8 {
  readonly TextEncoder: new () => { encode(text: string): Bytes };
  readonly TextDecoder: new (label: 'utf-8', options: { fatal: true }) => { decode(bytes: Bytes): string };
}
const { TextEncoder, TextDecoder } = globalThis as unknown as Utf8;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export const toUtf8 = (text: string): Bytes => encoder.encode(text);
export const fromUtf8 = (bytes: Bytes): string => decoder.decode(bytes);
