import { PNG } from 'pngjs';

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = (data: Uint8Array, at: number) =>
  0.2126 * (linear[data[at] ?? 0] ?? 0) +
  0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
  0.0722 * (linear[data[at + 2] ?? 0] ?? 0);

/** Number of pixels whose contrast between two pictures of one size is at least the ratio. */
export function contrastingPixels(one: Buffer, two: Buffer, ratio: number): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(two)];
  if (a.width !== b.width || a.height !== b.height) return a.width * a.height;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    if (a.data[at] === b.data[at] && a.data[at + 1] === b.data[at + 1] && a.data[at + 2] === b.data[at + 2]) continue;
    const [x, y] = [luminance(a.data, at), luminance(b.data, at)];
    if ((Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05) >= ratio) count++;
  }
  return count;
}
