import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { judgeParts, makeBodies } from './bodies.ts';

const limits = { bytes: 10_000, first: 1000, bytesOfOne: 4000 };
const asked = () => new IncomingMessage(new Socket());

describe('bodies in memory', () => {
  const all =
    (bodies: ReturnType<typeof makeBodies>) =>
    async (caller: string, pieces: number[], most = 5000) => {
      const request = asked();
      const bytes = await bodies.receive(request, Readable.from(pieces.map((length) => Buffer.alloc(length))), {
        caller,
        most,
      });
      return { bytes: bytes.length, end: () => bodies.drop(request) };
    };
  const refused = (status: number) => expect.objectContaining({ problem: expect.objectContaining({ status }) });

  test('of one caller are few until their calls are answered', async () => {
    const receive = all(makeBodies(limits));
    const first = await receive('ana', [1500, 1500]);
    expect(first.bytes).toBe(3000);
    await expect(receive('ana', [1500])).rejects.toEqual(refused(429));
    expect((await receive('ben', [1500])).bytes).toBe(1500);
    first.end();
    expect((await receive('ana', [1500])).bytes).toBe(1500);
  });

  test('of all have a limit, past which what is small still comes in', async () => {
    const receive = all(makeBodies(limits));
    const crowd = await Promise.all([1, 2, 3].map((n) => receive(`caller ${n}`, [3000])));
    await expect(receive('ana', [1500])).rejects.toEqual(refused(503));
    expect((await receive('ana', [900])).bytes).toBe(900);
    expect((await receive('ben', [900])).bytes).toBe(900);
    for (const { end } of crowd) end();
    expect((await receive('ana', [1500])).bytes).toBe(1500);
  });

  test('take more than their bytes when they come in crumbs', async () => {
    const receive = all(makeBodies(limits));
    await expect(receive('ana', Array(20).fill(1))).rejects.toEqual(refused(429));
  });

  test('that are longer than they may be are refused, announced or not', async () => {
    const bodies = makeBodies(limits);
    await expect(all(bodies)('ana', [500, 501], 1000)).rejects.toEqual(refused(413));
    const request = asked();
    request.headers = { 'content-length': '1001' };
    const never = new Readable({
      read: () => {
        throw new Error('It was read.');
      },
    });
    await expect(bodies.receive(request, never, { caller: 'ana', most: 1000 })).rejects.toEqual(refused(413));
  });

  test('of a connection that was lost count no longer', async () => {
    const bodies = makeBodies(limits);
    const lost = asked();
    const body = new Readable({ read: () => undefined });
    const coming = bodies.receive(lost, body, { caller: 'ana', most: 5000 });
    body.push(Buffer.alloc(2000));
    await new Promise((go) => setImmediate(go));
    bodies.drop(lost);
    body.push(Buffer.alloc(2000));
    await expect(coming).rejects.toEqual(refused(408));
    expect((await all(bodies)('ana', [3900])).bytes).toBe(3900);
  });
});

describe('the parts of a JSON text', () => {
  const judge = (text: string) => judgeParts(Buffer.from(text));
  const deep = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

  test('may be as deep as documents need, and no deeper', () => {
    expect(() => judge(deep(32))).not.toThrow();
    expect(() => judge(deep(34))).toThrow('Invalid input');
    expect(() => judge('['.repeat(200_000))).toThrow('Invalid input');
  });

  test('may be as many as documents need, and no more', () => {
    const many = (count: number) => `[${Array(count).fill('{}').join()}]`;
    expect(() => judge(many(15_000))).not.toThrow();
    expect(() => judge(many(25_000))).toThrow('Invalid input');
    expect(() => judge(`[${'1,'.repeat(50_000)}1]`)).toThrow('Invalid input');
  });

  test('are not looked for in the words', () => {
    expect(() => judge(JSON.stringify({ a: '[{,'.repeat(60_000), '\\"[': ['"[['.repeat(1000)] }))).not.toThrow();
    expect(() => judge(`{"a":"\\\\",${'"b":['.repeat(40)}`)).toThrow('Invalid input');
  });
});
