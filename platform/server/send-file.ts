import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content, DownloadAnswer, FileAnswer, Part } from '#platform/contract/operation.ts';

/** Kinds that are compressed on their way: byte positions of what arrives would not be those of the file. */
export const isCompressible = (type: string): boolean => /^text\/|[/+](?:json|xml)(?:;|$)/.test(type);

function keepingOf({ visibility, maxAge = 0 }: FileAnswer): string {
  if (visibility === 'secret') return 'no-store';
  if (visibility === 'private') return 'private, no-cache';
  return maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache';
}

/** Files of members are sandboxed and never sniffed; ranges let players seek. */
export function sendFile(reply: FastifyReply, file: FileAnswer, request: FastifyRequest) {
  reply.header('cache-control', keepingOf(file));
  return sendContent(reply, file, request);
}

export function sendDownload(reply: FastifyReply, download: DownloadAnswer, request: FastifyRequest) {
  reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${download.name}"`);
  return sendContent(reply, download, request);
}

interface Sent {
  readonly content: Content;
  readonly type: string;
}

/** Piece by piece, as fast as it is read at the other end. */
function sendContent(reply: FastifyReply, { content, type }: Sent, request: FastifyRequest) {
  const { length, etag } = content;
  reply.header('content-security-policy', "default-src 'none'; sandbox").type(type);
  if (etag) {
    reply.header('etag', etag);
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const inParts = !isCompressible(type);
  if (inParts) reply.header('accept-ranges', 'bytes');
  const part = inParts ? partOf(request, content) : undefined;
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${length}`).send();
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${length}`);
  reply.header('content-length', part ? part.end - part.start + 1 : length);
  // Nothing is opened for somebody who asks for the headers alone.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const stream = content.read(part);
  return reply.send(stream instanceof Readable ? stream : Readable.from(stream, { objectMode: false }));
}

/** A proxy that compresses may have made the name a weak one. */
export const hasAlready = (known: string | undefined, etag: string) =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** RFC 9110, 14.2: one range of a GET; several, broken ones and those of another content are answered with all of it. */
function partOf({ method, headers }: FastifyRequest, { length, etag }: Content): Part | 'outside' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  const condition = headers['if-range'];
  if (!asked || method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) === 0 || length === 0 ? 'outside' : { start: Math.max(0, length - Number(to)), end: length - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= length ? 'outside' : { start, end: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
