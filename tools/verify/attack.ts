// A production server on loopback under the worst inputs, one after the other and all at once, while a second
// client uses the crisis page, signs in and posts. All that it asks is answered right, 99 of 100 within a second, and
// the server's memory stays bounded.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { keyModes, rulesVersion, scopes } from '#areas/developers/pure/options.ts';
import { sampleClip } from '#areas/posts/server/media/samples.ts';
import { makePasswords } from '#platform/server/auth/passwords.ts';
import { startPostgres } from '#platform/server/testing/postgres.ts';
import { type Ask, addresses, ask, cookieOf } from '../attack/ask.ts';
import type { Order, Tallies } from '../attack/attackers.ts';
import { attackers, inputs, shares, webhookSecret } from '../attack/inputs.ts';
import { secondClient } from '../attack/second-client.ts';
import { startServer } from '../e2e/server.ts';
import { root } from '../install.mjs';

const password = 'a kettle, two cups and the tram';
/** Seconds of each input alone, and of all together. */
const alone = 10;
const together = 30;
/** Milliseconds within which 99 of 100 of the second client's requests are answered. */
const longest = 1000;
/** Megabytes that the server may need more than before: bodies that are received, and what is kept for answers. */
const mostMore = 700;
/** Accounts of the second client: a person who posts each second would be one of many. */
const people = 20;

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('attack');
const server = await startServer({
  env: {
    MODE: 'production',
    SESSION_SECRET: 'of the attack on loopback and of nothing else',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'attack@example.org',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    STRIPE_KEY: 'sk_test_of_the_attack',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: 'http://127.0.0.1:9',
  },
});
const at = { host: '127.0.0.1', port: Number(new URL(server.url).port) };
const emailOf = (member: number) => `m${member}@example.org`;

try {
  await furnish();
  const cookies: string[] = [];
  for (let n = 0; n < attackers; n += 1) cookies.push(await signIn(people + 1 + n, { from: addresses[n] }));
  const crowd = fork(join(import.meta.dirname, '../attack/attackers.ts'), { stdio: 'inherit' });
  const about = {
    ...at,
    cookies,
    keys: await makeKeys(cookies[shares.keys[0]] as string),
    clipId: await uploadClip(cookies[shares.captions[0]] as string),
    email: emailOf(1),
    asset: largestAsset(),
    bomb: (await bomb()).toString('base64'),
    document: (await pumpedDocument()).toString('base64'),
  };
  const client = await secondClient({ at, people, signIn, signInOf, rss, longest });
  await client.during('nothing else', () => pause(alone * 1000));
  const before = rss();
  for (const name of Object.keys(inputs)) {
    await client.during(name, () => order(crowd, { names: [name], seconds: alone, about }));
  }
  const names = Object.keys(inputs);
  await client.during('all at once', () => order(crowd, { names, seconds: together, about }));
  await client.during('afterwards', () => pause(alone * 1000));
  crowd.kill();
  const isBounded = client.mostMemory() <= before + mostMore;
  const memory = `at most ${Math.round(client.mostMemory())} MB, ${Math.round(before)} MB before`;
  console.log(`${isBounded ? 'ok  ' : 'FAIL'} memory: ${memory}`);
  if (!isBounded || client.failed() > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await postgres.stop();
}

/** Members with one password: those of the second client first, then the attackers. */
async function furnish() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`insert into users (name, email, username, email_verified, created_at)
    select 'Member ' || n, 'm' || n || '@example.org', 'member-' || n, true, now() - interval '90 days'
    from generate_series(1, ${people + attackers}) n`);
  await client.query(`insert into profiles (user_id) select id from users on conflict do nothing`);
  await client.query(
    'insert into passwords (user_id, hash, created_at, updated_at) select id, $1, now(), now() from users',
    [await makePasswords().hash(password)],
  );
  await client.query(`insert into posts (author_id, content, created_at)
    select 1 + n % ${people}, repeat('The ramp at the library is open again. ', 20), now() - make_interval(mins => n)
    from generate_series(1, 2000) n`);
  await client.query('analyze');
  await client.end();
}

async function signIn(member: number, how: { from?: string | undefined; cookie?: string } = {}): Promise<string> {
  const answer = await ask(at, signInOf(member, how));
  if (answer.status !== 200) throw new Error(`Member ${member} could not sign in: ${answer.status} ${answer.text}`);
  return cookieOf(answer);
}

function signInOf(member: number, { from, cookie }: { from?: string | undefined; cookie?: string } = {}): Ask {
  const body = Buffer.from(JSON.stringify({ email: emailOf(member), password }));
  return {
    method: 'POST',
    path: '/api/session/sign-in',
    type: 'application/json',
    body,
    cookie,
    ...(from && { from }),
  };
}

async function uploadClip(cookie: string): Promise<number> {
  const { bytes, type } = sampleClip();
  const answer = await ask(at, { method: 'POST', path: '/api/media/videos', cookie, type, body: Buffer.from(bytes) });
  if (answer.status !== 201) throw new Error(`The clip was not taken: ${answer.status} ${answer.text}`);
  return (JSON.parse(answer.text) as { id: number }).id;
}

async function makeKeys(cookie: string): Promise<string[]> {
  const post = async (path: string, value: object) => {
    const body = Buffer.from(JSON.stringify(value));
    const answer = await ask(at, { method: 'POST', path, cookie, type: 'application/json', body });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as { readonly secret: string };
  };
  await post('/api/developer', { builds: 'An attack', agreesTo: rulesVersion });
  const made: string[] = [];
  for (const mode of keyModes) made.push((await post('/api/api-keys', { name: mode, mode, scopes })).secret);
  return made;
}

function largestAsset(): string {
  const folder = join(root, 'dist/web/assets');
  const sizes = readdirSync(folder)
    .filter((name) => /\.(js|woff2|css)$/.test(name))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }));
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  return `/assets/${largest?.name}`;
}

/** As many pixels as a picture may have, in a few kilobytes. */
function bomb(): Promise<Buffer> {
  const picture = sharp({ create: { width: 7900, height: 5000, channels: 3, background: '#888' } });
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

function pumpedDocument(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`<?xml version="1.0"?><Types>${'<Override '.repeat(20_000)}`), '[Content_Types].xml');
  zip.addBuffer(Buffer.from('<w:document xmlns:w="urn:w"><w:body/></w:document>'), 'word/document.xml');
  zip.end();
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    zip.outputStream.on('data', (part: Buffer) => parts.push(part));
    zip.outputStream.on('error', fail);
    zip.outputStream.on('end', () => done(Buffer.concat(parts)));
  });
}

async function order(crowd: ChildProcess, what: Order): Promise<string> {
  crowd.send(what);
  const [tallies] = (await once(crowd, 'message')) as [Tallies];
  return Object.values(tallies)
    .flatMap((tally) => Object.entries(tally))
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

function rss(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
