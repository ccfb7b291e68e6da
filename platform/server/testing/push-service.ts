import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushTarget } from '../push.ts';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser's own side of web push: it makes the keys, and it alone can read what is sent (RFC 8291). */
export function makeSubscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  const mine = keys.generateKeys();
  const auth = randomBytes(16);
  const target: PushTarget = { endpoint, p256dh: mine.toString('base64url'), auth: auth.toString('base64url') };
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + length);
    const secret = keys.computeSecret(theirs);
    const hkdf = (from: Buffer, with_: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', from, with_, info, size));
    const both = hkdf(secret, auth, Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]), 32);
    const key = hkdf(both, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(both, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + length);
    const open = createDecipheriv('aes-128-gcm', key, nonce);
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  return { target, read };
}

/** Checks the sender's proof (RFC 8292) and answers with what it says. */
export function readProof(authorization: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('The proof names another key.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The proof is not signed by that key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}

/** A push service on loopback that keeps what it is given and answers as the test says. */
export async function startPushService() {
  const received: Pushed[] = [];
  const answers = new Map<string, number | 'never' | { redirect: string }>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body });
      const answer = answers.get(path) ?? 201;
      if (answer === 'never') return;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(307, { location: answer.redirect }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer: (path: string, how: number | 'never' | { redirect: string }) => answers.set(path, how),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
