import { createHmac } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket as LiveSocket } from 'socket.io-client';
import { makeKey } from '#platform/server/auth/api-key.ts';
import { type Answer, type Ask, addresses, ask } from './ask.ts';

/** What an attacker has: accounts of its own, and addresses on loopback that are not the second client's. */
export interface Attacker {
  readonly host: string;
  readonly port: number;
  /** Cookie headers of members, each its own. */
  readonly cookies: readonly string[];
  /** A live and a test key of the attacker `shares.keys`. */
  readonly keys: readonly string[];
  /** A clip of the attacker `shares.captions` that is not in any post yet. */
  readonly clipId: number;
  /** Whose password is guessed. */
  readonly email: string;
  /** The largest file that a browser loads. */
  readonly asset: string;
  /** A picture of many pixels in few bytes, a text file of words that pump, and a document of the same. */
  readonly bomb: Buffer;
  readonly document: Buffer;
  /** True once it is to stop. */
  readonly over: () => boolean;
}

/** Whose accounts an input uses: each its own, so that none has spent the rates of another. */
export const shares = {
  posts: [0, 4],
  documents: [4, 8],
  captions: [8, 9],
  halves: [9, 19],
  uploads: [19, 20],
  keys: [20, 21],
} as const;
export const attackers = 21;

const ofShare = ({ cookies }: Attacker, share: keyof typeof shares, n: number) => {
  const [from, to] = shares[share];
  return cookies[from + (n % (to - from))];
};

/** What happened, as counts of answers by status; 0 is none. */
export type Tally = Record<number, number>;

const all = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** Asks again and again, so many at once, until it is over. */
async function flood(attacker: Attacker, atOnce: number, next: (n: number) => Ask): Promise<Tally> {
  const tally: Tally = {};
  let n = 0;
  await all(atOnce, async () => {
    while (!attacker.over()) {
      n += 1;
      const { status }: Answer = await ask(attacker, next(n));
      tally[status] = (tally[status] ?? 0) + 1;
      if (status === 0) await pause(5);
    }
  });
  return tally;
}

const json = (value: unknown) => ({ type: 'application/json', body: Buffer.from(JSON.stringify(value)) });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const from = (n: number) => addresses[n % addresses.length] as string;

/** Sockets that are opened and used badly; ended and counted when it is over. */
async function sockets(attacker: Attacker, count: number, use: (socket: Socket, n: number) => void): Promise<Tally> {
  const tally: Tally = { 0: 0, 1: 0 };
  const open = new Set<Socket>();
  const start = (n: number) => {
    const socket = connect({ host: attacker.host, port: attacker.port, localAddress: from(n) });
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('connect', () => use(socket, n));
    socket.on('close', () => {
      open.delete(socket);
      tally[0] = (tally[0] ?? 0) + 1;
      // Who is cut off comes again, after a moment.
      setTimeout(() => !attacker.over() && start(n), 200).unref();
    });
  };
  for (let n = 0; n < count; n += 1) start(n);
  while (!attacker.over()) await pause(100);
  tally[1] = open.size;
  for (const socket of open) socket.destroy();
  return tally;
}

const head = (attacker: Attacker, line: string, headers: Record<string, string>) =>
  [
    `${line} HTTP/1.1`,
    `Host: localhost:${attacker.port}`,
    ...Object.entries(headers).map(([k, v]) => `${k}: ${v}`),
    '',
    '',
  ].join('\r\n');

const { floor, random } = Math;

/** With it the payment service signs what it tells. */
export const webhookSecret = 'whsec_of_the_attack';

/** Each input as bad as its kind gets. */
export const inputs: Readonly<Record<string, (attacker: Attacker) => Promise<Tally>>> = {
  'posts made to stop an expression': (attacker) => {
    const pumps = ['a.', 'a@a', 'http://', '0400 ', 'aaaa', '\\(0', '1a/', ' me on', '<', '@a.a-'];
    return flood(attacker, 4, (n) => {
      const pump = pumps[n % pumps.length] as string;
      return {
        method: 'POST',
        path: '/api/posts',
        from: from(n),
        cookie: ofShare(attacker, 'posts', n),
        ...json({ content: pump.repeat(floor(4900 / pump.length)) }),
      };
    });
  },
  'documents made to stop an expression': (attacker) =>
    flood(attacker, 4, (n) => ({
      method: 'POST',
      path: '/api/resources/files?name=a.docx',
      from: from(n),
      cookie: ofShare(attacker, 'documents', n),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      body: attacker.document,
    })),
  'captions made to stop an expression': (attacker) => {
    const lines = `WEBVTT\n\n00:00.000 --> 00:01.000\n${'<'.repeat(60_000)}\n`;
    return flood(attacker, 4, (n) => ({
      method: 'PUT',
      path: `/api/media/${attacker.clipId}/captions`,
      from: from(n),
      cookie: ofShare(attacker, 'captions', 0),
      type: 'text/vtt',
      body: Buffer.from(lines),
    }));
  },
  'a hundred who do not read': (attacker) => {
    const many = head(attacker, `GET ${attacker.asset}`, { Accept: '*/*' }).repeat(40);
    return sockets(attacker, 100, (socket) => {
      socket.pause();
      socket.write(many);
    });
  },
  'a hundred half-sent uploads': (attacker) =>
    sockets(attacker, 100, (socket, n) => {
      const cookie = ofShare(attacker, 'halves', n) as string;
      const length = String(50 * 1024 * 1024);
      socket.write(
        head(attacker, 'POST /api/media/videos', {
          Cookie: cookie,
          'Content-Type': 'video/webm',
          'Content-Length': length,
        }),
      );
      socket.write(Buffer.alloc(1024 * 1024, 0x1a));
    }),
  'nine uploads at once of one member': (attacker) =>
    flood(attacker, 9, (n) => ({
      method: 'POST',
      path: '/api/media/images',
      from: from(n),
      cookie: ofShare(attacker, 'uploads', 0),
      type: 'image/png',
      body: attacker.bomb,
    })),
  'a flood of watched topics': async (attacker) => {
    const tally: Tally = {};
    const count = (status: number) => {
      tally[status] = (tally[status] ?? 0) + 1;
    };
    const live: LiveSocket[] = attacker.cookies.slice(0, 4).flatMap((cookie, n) =>
      Array.from({ length: 5 }, () =>
        io(`http://${attacker.host}:${attacker.port}`, {
          transports: ['websocket'],
          forceNew: true,
          extraHeaders: { cookie },
          localAddress: from(n),
        } as object),
      ),
    );
    while (!attacker.over()) {
      for (const socket of live) {
        if (!socket.connected) continue;
        for (let n = 0; n < 200; n += 1) {
          const id = n % 2 ? floor(random() * 1e10) : 1 + floor(random() * 200);
          socket.emit('watch', { topic: `post:${id}` }, ({ ok }: { ok: boolean }) => count(ok ? 200 : 403));
        }
      }
      await pause(100);
    }
    for (const socket of live) socket.disconnect();
    return tally;
  },
  'a flood of live connections': (attacker) =>
    sockets(attacker, 200, (socket, n) => {
      const cookie = attacker.cookies[n % attacker.cookies.length] as string;
      socket.write(
        head(attacker, 'GET /socket.io/?EIO=4&transport=websocket', {
          Cookie: cookie,
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': Buffer.from(`${n}-aaaaaaaaaaaaaaaaaaaa`).subarray(0, 16).toString('base64'),
        }),
      );
      // A text frame "40": joins, and is judged by its session.
      socket.once('data', () => socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30])));
      socket.setTimeout(300, () => socket.destroy());
    }),
  'a flood of searches': (attacker) =>
    flood(attacker, 40, (n) => ({
      path: `/api/search?q=${encodeURIComponent(`${'a'.repeat(n % 60)} ramp ${n} ${'%_'.repeat(n % 20)}`)}`,
      from: from(n),
      cookie: n % 4 === 0 ? attacker.cookies[n % attacker.cookies.length] : undefined,
    })),
  'keys that are guessed, and reports of them': (attacker) =>
    flood(attacker, 40, (n) => {
      const key = makeKey(n % 3 ? 'live' : 'test');
      return n % 4
        ? { path: `/api/v1/posts?limit=100&offset=${n % 9000}`, from: from(n), headers: bearer(key) }
        : { method: 'POST', path: '/api/leaked-keys', from: from(n), ...json({ key, where: '%_'.repeat(150) }) };
    }),
  'a program that calls as much as it can': (attacker) =>
    flood(attacker, 40, (n) => {
      const headers = bearer(attacker.keys[n % 2] as string);
      const words = encodeURIComponent(`${'a'.repeat(n % 60)} ramp ${n}`);
      const asks: readonly Ask[] = [
        { path: `/api/v1/providers?query=${words}&limit=100&offset=10000`, headers },
        { path: '/api/v1/posts?limit=100&offset=10000&include=author', headers },
        { path: '/api/v1/messages?limit=100&offset=10000&include=from', headers },
        { path: '/api/v1/docs', headers: { ...headers, 'if-none-match': '"x"' } },
        { path: '/api/sdk/doorways-1.0.0.tgz' },
        { method: 'POST', path: '/api/v1/posts', headers, ...json({ content: '@a.a-'.repeat(4000) }) },
      ];
      return { ...(asks[n % asks.length] as Ask), from: from(n) };
    }),
  'guesses from forty addresses': (attacker) =>
    flood(attacker, 40, (n) => ({
      method: 'POST',
      path: '/api/session/sign-in',
      from: from(n),
      ...json({ email: attacker.email, password: `a guess of many, number ${n}` }),
    })),
  'three hundred who never finish their headers': (attacker) =>
    sockets(attacker, 300, (socket) => {
      socket.write(`GET / HTTP/1.1\r\nHost: localhost:${attacker.port}\r\n`);
      const timer = setInterval(() => socket.writable && socket.write('X-More: 1\r\n'), 500);
      socket.on('close', () => clearInterval(timer));
    }),
  'deep bodies and addresses of chance': (attacker) => {
    const deep = Buffer.from(`{"content":${'['.repeat(120_000)}${']'.repeat(120_000)}}`);
    return flood(attacker, 20, (n) =>
      n % 4 === 0
        ? {
            method: 'POST',
            path: '/api/posts',
            from: from(n),
            cookie: attacker.cookies[n % attacker.cookies.length],
            type: 'application/json',
            body: deep,
          }
        : { path: `/api/posts?limit=50&${random().toString(36).slice(2)}=${n}`, from: from(n) },
    );
  },
  'large messages that the payment service has not signed': (attacker) => {
    const large = Buffer.from(`{"id":"evt_1","data":"${'a'.repeat(900_000)}"}`);
    return flood(attacker, 20, (n) => {
      const stamp = floor(Date.now() / 1000);
      const signature = n % 2 ? `t=${stamp},v1=${'0'.repeat(64)}` : `t=${stamp}${',v1=0'.repeat(2000)}`;
      return {
        method: 'POST',
        path: '/api/payment-events',
        from: from(n),
        type: 'application/json',
        body: large,
        headers: { 'stripe-signature': signature },
      };
    });
  },
  'messages that it has signed, of checkouts that it does not answer for': (attacker) =>
    flood(attacker, 20, (n) => {
      const stamp = floor(Date.now() / 1000);
      const data = { object: { id: `cs_${n % 500}`, object: 'checkout.session' } };
      const event = { id: `evt_${n % 500}`, object: 'event', type: 'checkout.session.completed', created: stamp, data };
      const { type, body } = json(event);
      const v1 = createHmac('sha256', webhookSecret).update(`${stamp}.`).update(body).digest('hex');
      return {
        method: 'POST',
        path: '/api/payment-events',
        from: from(n),
        type,
        body,
        headers: { 'stripe-signature': `t=${stamp},v1=${v1}` },
      };
    }),
};
