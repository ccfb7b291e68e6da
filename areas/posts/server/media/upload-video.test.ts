import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesAnswered } from '#platform/server/testing/app.ts';
import type { Media, Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';
import { sampleClip, samplePicture } from './samples.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const upload = (bytes: Uint8Array) =>
  all.ask<Media>(all.author, 'uploadVideo', { upload: { bytes, type: 'video/webm' } });
const refused = (bytes: Uint8Array) => all.refusal(all.author, 'uploadVideo', { upload: { bytes, type: 'video/mp4' } });
const read = async (media: Media, variant: string, userId = all.author) => {
  const answered = await all.app.call(userId, 'readMedia', { params: { id: media.id, variant } });
  return { type: answered.file?.type, bytes: await bytesAnswered(answered) };
};

/** A real VP8 picture: a lossy WebP holds exactly one. */
async function vp8Picture() {
  const webp = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  const at = webp.indexOf('VP8 ');
  return new Uint8Array(webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4)));
}

async function clip(seconds: number, size: { codedWidth: number; codedHeight: number }) {
  const picture = await vp8Picture();
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  output.setMetadataTags({ title: 'SECRET-TITLE', comment: '-37.8136,144.9631' });
  await output.start();
  for (let at = 0; at < seconds; at += 1) {
    await source.add(new EncodedPacket(picture, 'key', at, 1), { decoderConfig: { codec: 'vp8', ...size } });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** H.264 as a camera writes it: free text between the pictures, and sound beside them. */
async function cameraClip() {
  const bytes = (hex: string) => Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16));
  const avcC = bytes('01 42 00 0a ff e1 00 07 67 42 00 0a f8 41 a2 01 00 04 68 ce 38 80');
  const unit = (data: Uint8Array) => Buffer.concat([Uint8Array.of(0, 0, 0, data.length), data]);
  const words = Buffer.from('0123456789abcdefSECRET-PLACE');
  const text = unit(Buffer.concat([Uint8Array.of(6, 5, words.length), words, Uint8Array.of(0x80)]));
  const picture = Buffer.concat([text, unit(bytes('65 88 84 00 10 ff fe f6'))]);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(video, { rotation: 90 });
  output.addAudioTrack(audio);
  output.setMetadataTags({ title: 'SECRET-TITLE' });
  await output.start();
  const decoderConfig = { codec: 'avc1.42000a', codedWidth: 128, codedHeight: 96, description: avcC };
  const sound = { codec: 'mp4a.40.2', sampleRate: 44100, numberOfChannels: 2, description: bytes('12 10') };
  for (let at = 0; at < 4; at += 1) {
    await video.add(new EncodedPacket(new Uint8Array(picture), 'key', at, 1), { decoderConfig });
    await audio.add(new EncodedPacket(bytes('21 10 04 60 8c 1c'), 'key', at, 1), { decoderConfig: sound });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
const small = { codedWidth: 64, codedHeight: 48 };

test('a clip is copied into a new file without what was hidden in it', async () => {
  const original = await clip(3, small);
  expect(Buffer.from(original).includes('SECRET-TITLE')).toBe(true);
  const media = await upload(original);
  expect(media).toMatchObject({ kind: 'video', type: 'video/webm', width: 64, height: 48, seconds: 2 });
  expect(media).toMatchObject({ smallUrl: null, posterUrl: null, captionsUrl: null, descriptionsUrl: null });
  const file = await read(media, 'full');
  expect(file.type).toBe('video/webm');
  for (const hidden of ['SECRET-TITLE', '144.9631']) expect(file.bytes.includes(hidden)).toBe(false);
});

test('a clip from a phone keeps its pictures, sound and way up, and loses text between the pictures', async () => {
  const original = await cameraClip();
  expect(Buffer.from(original).includes('SECRET-PLACE')).toBe(true);
  const media = await upload(original);
  expect(media).toMatchObject({ type: 'video/mp4', width: 96, height: 128, seconds: 4 });
  const { bytes: file } = await read(media, 'full');
  for (const hidden of ['SECRET-PLACE', 'SECRET-TITLE']) expect(file.includes(hidden)).toBe(false);
  for (const kept of ['avc1', 'mp4a']) expect(file.includes(kept)).toBe(true);
  expect(file.includes(Buffer.from('6588840010fffef6', 'hex'))).toBe(true);
});

describe('refused', () => {
  test('longer than three minutes', async () => {
    const { status, detail } = await refused(await clip(183, small));
    expect([status, detail]).toEqual([422, expect.stringContaining('3 minutes')]);
  });
  test('larger than 4K', async () => {
    expect(await refused(await clip(1, { codedWidth: 8192, codedHeight: 8192 }))).toMatchObject({ status: 422 });
  });
  test.each([
    ['a page', Buffer.from('<!doctype html>')],
    ['a picture', Buffer.from(samplePicture().bytes)],
    ['the first half of a clip', Buffer.from(sampleClip().bytes).subarray(0, 60)],
    ['an MP4 with nothing in it', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1')],
  ])('%s', async (_what, bytes) => {
    expect(await refused(bytes)).toMatchObject({ status: 422 });
  });
});

describe('still and captions', () => {
  test('a still is a picture written anew; a clip in a post keeps its still', async () => {
    const media = await upload(sampleClip().bytes);
    const params = { id: media.id };
    const poster = { params, upload: samplePicture() };
    const withPoster = await all.ask<Media>(all.author, 'uploadPoster', poster);
    expect(withPoster.posterUrl).toBe(`/media/${media.id}/poster`);
    expect((await read(media, 'poster')).type).toBe('image/webp');
    await all.ask(all.author, 'uploadPoster', poster);
    await all.post(all.author, { content: 'Clip', mediaIds: [media.id] });
    expect(await all.refusal(all.author, 'uploadPoster', poster)).toMatchObject({ status: 409 });
  });

  test('captions come out as plain WebVTT and can be corrected after posting', async () => {
    const media = await upload(sampleClip().bytes);
    const post = await all.post(all.author, { content: 'Clip', mediaIds: [media.id] });
    const send = (text: string) => ({
      params: { id: media.id },
      upload: { bytes: new TextEncoder().encode(text), type: 'text/vtt' },
    });
    await all.ask(all.author, 'uploadCaptions', send('WEBVTT\n\n00:00.000 --> 00:01.000\n<b>Helo</b>'));
    await all.ask(all.author, 'uploadCaptions', send('WEBVTT\n\n00:00.000 --> 00:01.000\n<b>Hello</b>'));
    await all.app.settle();
    const file = await read(media, 'captions', 0);
    expect(file.type).toMatch(/^text\/vtt/);
    expect(file.bytes.toString()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nHello\n');
    const shown = await all.ask<Post>(0, 'getPost', { params: { id: post.id } });
    expect(shown.media[0]?.captionsUrl).toBe(`/media/${media.id}/captions`);
    expect(shown.imageUrl).toBeNull();
    expect(await all.refusal(all.author, 'uploadCaptions', send('no cues'))).toMatchObject({ status: 422 });
  });

  test('descriptions are a track of their own beside the captions, and can be corrected too', async () => {
    const media = await upload(sampleClip().bytes);
    const post = await all.post(all.author, { content: 'Clip', mediaIds: [media.id] });
    const send = (text: string) => ({
      params: { id: media.id },
      upload: { bytes: new TextEncoder().encode(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`), type: 'text/vtt' },
    });
    await all.ask(all.author, 'uploadCaptions', send('Hello'));
    await all.ask(all.author, 'uploadDescriptions', send('A dog runs in.'));
    await all.ask(all.author, 'uploadDescriptions', send('<i>A dog</i> runs out.'));
    await all.app.settle();
    const file = await read(media, 'descriptions', 0);
    expect(file.type).toMatch(/^text\/vtt/);
    expect(file.bytes.toString()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nA dog runs out.\n');
    expect((await read(media, 'captions', 0)).bytes.toString()).toContain('Hello');
    const shown = await all.ask<Post>(0, 'getPost', { params: { id: post.id } });
    expect(shown.media[0]?.descriptionsUrl).toBe(`/media/${media.id}/descriptions`);
    expect(await all.refusal(all.reader, 'uploadDescriptions', send('Not mine'))).toMatchObject({ status: 403 });
    const nothing = { ...send(''), upload: { bytes: new TextEncoder().encode('no cues'), type: 'text/vtt' } };
    expect(await all.refusal(all.author, 'uploadDescriptions', nothing)).toMatchObject({ status: 422 });
  });

  test.each(['captions', 'descriptions'] as const)('%s that somebody has not seen are not replaced', async (track) => {
    const media = await upload(sampleClip().bytes);
    const operation = track === 'captions' ? 'uploadCaptions' : 'uploadDescriptions';
    const send = (text: string, replaces = '') => ({
      params: { id: media.id },
      query: { replaces },
      upload: { bytes: new TextEncoder().encode(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`), type: 'text/vtt' },
    });
    const etag = async () =>
      (await all.app.call(all.author, 'readMedia', { params: { id: media.id, variant: track } })).file?.content.etag;
    await all.ask(all.author, operation, send('First', 'none'));
    expect(await all.refusal(all.author, operation, send('Also first', 'none'))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/ changed somewhere else\. /),
    });
    const first = await etag();
    await all.ask(all.author, operation, send('Second', first));
    expect(await all.refusal(all.author, operation, send('Instead of the first', first))).toMatchObject({
      status: 409,
    });
    await all.ask(all.author, operation, send('Third', await etag()));
    await all.app.settle();
    expect((await read(media, track)).bytes.toString()).toContain('Third');
  });

  test('a picture has neither', async () => {
    const { id } = await all.picture(all.author);
    const captions = { bytes: new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nHi'), type: 'text/vtt' };
    expect(await all.app.status(all.author, 'uploadCaptions', { params: { id }, upload: captions })).toBe(409);
    expect(await all.app.status(all.author, 'uploadPoster', { params: { id }, upload: samplePicture() })).toBe(409);
  });
});
