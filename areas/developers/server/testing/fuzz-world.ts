import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { TestApp } from '#platform/server/testing/app.ts';
import { type FuzzAnswer, makeFuzz } from './fuzz.ts';
import { programsOf } from './programs.ts';

/** Words of what no key reaches. */
const hidden = ['gloxinia between others', 'gloxinia for members', 'gloxinia on no page'];

/** Puts a listing of this owner into the directory, as an administrator decides. */
type Publish = (app: TestApp, ownerId: number, adminId: number, about: object) => Promise<{ readonly id: number }>;

/** Members, keys of every kind and a little of everything, some of it hidden; and requests made from the document. */
export async function fuzzWorld(app: TestApp, publish: Publish) {
  const programs = programsOf(app);
  const [ana, ben, cleo] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  const provider = await publish(app, ben, admin, {
    listing: { businessName: 'Cedar Living' },
    checks: { identity: null },
  });
  const share = async (by: number, body: object) =>
    (await app.call<{ id: number }>(by, 'createPost', { body })).body.id;
  const send = (from: number, to: number, content: string) =>
    app.call(from, 'sendMessage', { body: { recipientId: to, content } });
  const posts = [
    await share(ben, { content: 'A ramp at the tram stop' }),
    await share(ana, { content: 'Hello', isPublic: false }),
    await share(ben, { content: hidden[1], isPublic: false }),
    await share(cleo, { content: hidden[2], isPublic: false }),
  ];
  await send(ben, ana, 'Hello Ana');
  await send(cleo, ben, hidden[0] ?? '');
  await app.settle();

  const live = await programs.makeKey(ana);
  const test = await programs.makeKey(ana, { mode: 'test' });
  const reader = await programs.makeKey(ana, { scopes: ['posts:read'] });
  const revoked = await programs.makeKey(ana);
  await app.call(ana, 'revokeApiKey', { params: { id: revoked.key.id } });
  const expired = await programs.makeKey(ana);
  await app.database.query('', `update api_keys set expires_at = now() - interval '1 day' where id = $1`, [
    expired.key.id,
  ]);
  const document = app.app.services.apiDocument();
  return makeFuzz({
    document,
    keys: [...Array<typeof live>(8).fill(live), ...Array<typeof test>(8).fill(test), reader, revoked, expired].map(
      ({ secret }) => secret,
    ),
    ids: [ana, ben, cleo, provider.id, ...posts, 999_999, 2_000_000_001],
    hidden,
  });
}

/** The words of an answer that may have come compressed. */
export function textOf(bytes: Buffer, { 'content-encoding': encoding }: FuzzAnswer['headers']): string {
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8');
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}
