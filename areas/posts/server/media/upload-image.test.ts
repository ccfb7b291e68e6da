import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesAnswered } from '#platform/server/testing/app.ts';
import type { Media } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const upload = (bytes: Uint8Array, type = 'image/jpeg', userId = all.author) =>
  all.ask<Media>(userId, 'uploadImage', { upload: { bytes, type } });
const refused = (bytes: Uint8Array) => all.refusal(all.author, 'uploadImage', { upload: { bytes, type: 'image/png' } });
const bytesOf = async (media: Media, variant: string, userId = all.author) =>
  bytesAnswered(await all.app.call(userId, 'readMedia', { params: { id: media.id, variant } }));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 40 } } });

test('a photo comes out upright, smaller and without anything hidden', async () => {
  const photo = await plain(2400, 1200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'SECRET-NAME' }, IFD3: { GPSLatitude: '37/1 48/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('SECRET-NAME')).toBe(true);
  const media = await upload(Buffer.concat([photo, Buffer.from('PK\x03\x04<script>alert(1)</script>')]));
  expect(media).toMatchObject({ kind: 'image', type: 'image/webp', width: 800, height: 1600, alt: '', offers: 0 });
  for (const [variant, height] of [
    ['full', 1600],
    ['small', 640],
  ] as const) {
    const bytes = await bytesOf(media, variant);
    const { format, exif, icc, xmp, iptc, ...size } = await sharp(bytes).metadata();
    expect({ format, exif, icc, xmp, iptc }).toEqual({ format: 'webp' });
    expect(size.height).toBe(height);
    for (const hidden of ['SECRET-NAME', '<script>', 'PK\x03\x04']) expect(bytes.includes(hidden)).toBe(false);
  }
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('%s is read, whatever it is called', async (format) => {
  const media = await upload(await plain(20, 10).toFormat(format).toBuffer());
  expect(media).toMatchObject({ type: 'image/webp', width: 20, height: 10 });
});

describe('refused', () => {
  test.each([
    ['a vector file', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['a page', '<!doctype html><script>alert(1)</script>', 415],
    ['a PDF', '%PDF-1.7', 415],
    ['the beginning of a JPEG', '\xff\xd8\xff\xe0', 422],
    ['a JPEG that turns into a page', '\xff\xd8\xff\xe0<script>alert(1)</script>', 422],
  ])('%s', async (_what, text, status) => {
    expect(await refused(Buffer.from(text, 'latin1'))).toMatchObject({ status });
  });

  test('a picture that claims 50,000 by 50,000 pixels, before a single one is read', async () => {
    // It has none: whoever reads on finds a damaged file.
    const { status, detail } = await refused(giantPng(50_000, 50_000));
    expect([status, detail]).toEqual([422, expect.stringContaining('megapixels')]);
  });

  test('a picture of more than 40 megapixels that is small to send', async () => {
    const bomb = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    const { status, detail } = await refused(bomb);
    expect([status, detail]).toEqual([422, expect.stringContaining('40 megapixels')]);
  });

  test('other types and too many bytes, over the wire', async () => {
    const [line = ''] = await all.app.app.services.sessions.start(all.author, { ip: '127.0.0.1', agent: 'test' });
    const cookie = line.split(';')[0] ?? '';
    const send = async (type: string, bytes: Buffer) =>
      (
        await all.app.app.http.inject({
          method: 'POST',
          url: '/api/media/images',
          headers: { host: 'localhost:3000', 'content-type': type, cookie },
          payload: bytes,
        })
      ).statusCode;
    expect(await send('image/svg+xml', Buffer.from('<svg/>'))).toBe(415);
    expect(await send('application/json', Buffer.from('{}'))).toBe(415);
    expect(await send('image/png', Buffer.alloc(13 * 1024 * 1024))).toBe(413);
  });

  test('nobody fills the store: twenty uploads without a post are the most', async () => {
    const hoarder = await all.app.addMember();
    const small = await plain(2, 2).png().toBuffer();
    for (let n = 0; n < 20; n += 1) await upload(small, 'image/png', hoarder);
    const again = { upload: { bytes: small, type: 'image/png' } };
    expect(await all.refusal(hoarder, 'uploadImage', again)).toMatchObject({ status: 409 });
  });
});

/** Signature, IHDR with the size, and an IDAT of a few bytes. */
function giantPng(width: number, height: number) {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100)))]);
}
