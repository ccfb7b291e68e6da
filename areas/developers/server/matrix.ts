import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { developersContract } from '../contract.ts';
import { rulesVersion } from '../pure/options.ts';
import { sdkVersion } from '../pure/sdk-methods.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const members = (status: number) => who(401, status, status, status, status);
const everyone = (status: number) => ({
  expect: who(status, status, status, status, status),
  also: [status, status, status] as const,
});
const owners = (status: number) => who(401, status, 404, 404, 404);

const signUp = `insert into developers (user_id, builds, rules_version, agreed_at)
  values ($1, 'A site of the matrix', ${rulesVersion}, now()) on conflict do nothing`;
const upgrade = `update users set plan = 'professional' where id = $1`;

/** A suspended member signs up for nothing, and has perhaps done so before. */
const signedUp = ({ write }: MatrixFixture, userId: number) => (userId > 0 ? write(signUp, [userId]) : undefined);

const key = { name: 'Of the matrix', mode: 'live', scopes: ['posts:read'] };
const webhook = { url: 'https://hooks.example.org/doorways', events: ['post.created'], mode: 'live' };

async function makeKey(fixture: MatrixFixture): Promise<number> {
  const { member } = fixture.people;
  await signedUp(fixture, member);
  const made = await fixture.as<{ key: { id: number } }>(member, 'createApiKey', { body: key });
  // There is room for so many that count, and each caller begins with a new one.
  await fixture.write('delete from api_keys where user_id = $1 and id <> $2', [member, made.key.id]);
  return made.key.id;
}

async function premium(fixture: MatrixFixture): Promise<number> {
  const { member } = fixture.people;
  await signedUp(fixture, member);
  await fixture.write(upgrade, [member]);
  await fixture.write('delete from webhooks where user_id = $1', [member]);
  return member;
}

const makeWebhook = async (fixture: MatrixFixture): Promise<number> =>
  (await fixture.as<{ webhook: { id: number } }>(await premium(fixture), 'createWebhook', { body: webhook })).webhook
    .id;

async function makeDelivery(fixture: MatrixFixture): Promise<number> {
  const params = { id: await makeWebhook(fixture) };
  return (await fixture.as<{ id: number }>(fixture.people.member, 'testWebhook', { params })).id;
}

const on =
  (make: (fixture: MatrixFixture) => Promise<number>, more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await make(fixture) }, ...more });

const post = async ({ as, people }: MatrixFixture): Promise<number> =>
  (await as<{ id: number }>(people.member, 'createPost', { body: { content: 'Of the matrix' } })).id;

/** Programs are the member’s, and write to another. */
const isProgram = ({ caller }: MatrixFixture) => caller === 'session' || caller === 'reader' || caller === 'tester';

/** What keys open is called by a live key of each caller with every scope; `keys` says what other programs get. */
export const matrix: Matrix<(typeof developersContract)['operations'][number]['name']> = {
  getDeveloper: { expect: members(200), also: [200, 200, 200] },
  signUpDeveloper: {
    expect: members(200),
    also: [403, 200, 200],
    given: () => ({ body: { builds: 'A site', agreesTo: rulesVersion } }),
  },
  leaveDeveloper: { expect: members(200), also: [200, 200, 200] },
  listApiKeys: { expect: members(200), also: [200, 200, 200] },
  createApiKey: {
    expect: members(201),
    also: [403, 201, 201],
    given: async (fixture) => {
      await signedUp(fixture, fixture.callerId);
      return { body: key };
    },
  },
  editApiKey: {
    expect: owners(200),
    also: [403, 404, 404],
    given: on(makeKey, { body: { name: 'Renamed', origins: [], version: 1 } }),
  },
  rollApiKey: { expect: owners(201), also: [403, 404, 404], given: on(makeKey, { body: { version: 1 } }) },
  revokeApiKey: { expect: owners(200), also: [404, 404, 404], given: on(makeKey) },
  getApiKeyUsage: { expect: owners(200), also: [404, 404, 404], given: on(makeKey) },
  reportLeakedKey: { ...everyone(202), given: () => ({ body: { key: 'ds_live_that_is_none' } }) },
  listWebhooks: { expect: members(200), also: [200, 200, 200] },
  createWebhook: {
    expect: who(401, 201, 403, 403, 403),
    also: [403, 403, 403],
    given: async (fixture) => {
      await premium(fixture);
      // What the calls before have signed up for is another matter.
      if (fixture.callerId !== fixture.people.member) {
        await fixture.write('delete from developers where user_id = $1', [fixture.callerId]);
      }
      return { body: webhook };
    },
  },
  editWebhook: {
    expect: owners(200),
    also: [403, 404, 404],
    given: on(makeWebhook, { body: { url: webhook.url, events: webhook.events, version: 1 } }),
  },
  setWebhookPaused: {
    expect: owners(200),
    also: [403, 404, 404],
    given: on(makeWebhook, { body: { paused: true } }),
  },
  rollWebhookSecret: { expect: owners(200), also: [403, 404, 404], given: on(makeWebhook, { body: { version: 1 } }) },
  deleteWebhook: { expect: owners(200), also: [404, 404, 404], given: on(makeWebhook) },
  testWebhook: { expect: owners(200), also: [403, 404, 404], given: on(makeWebhook) },
  listWebhookDeliveries: { expect: owners(200), also: [404, 404, 404], given: on(makeWebhook) },
  getWebhookDelivery: { expect: owners(200), also: [404, 404, 404], given: on(makeDelivery) },
  replayWebhookDelivery: { expect: owners(200), also: [403, 404, 404], given: on(makeDelivery) },
  readApiDocument: everyone(200),
  listSdkFiles: everyone(200),
  downloadSdk: { ...everyone(200), given: () => ({ params: { name: `doorways-${sdkVersion}.tgz` } }) },
  getApiStatus: everyone(200),
  getSandbox: { expect: members(200), also: [200, 200, 200] },
  resetSandbox: { expect: members(200), also: [403, 200, 200] },
  getApiDocs: { expect: members(200), also: [200, 200, 200], keys: [401, 200, 200] },
  listApiPosts: { expect: members(200), also: [200, 200, 200], keys: [401, 200, 200] },
  createApiPost: {
    expect: members(201),
    also: [403, 201, 201],
    keys: [401, 403, 201],
    given: () => ({ body: { content: 'Of a program' } }),
  },
  getApiPost: {
    expect: who(401, 200, 200, 404, 200),
    also: [200, 200, 200],
    // The sandbox knows no post of the community.
    keys: [401, 200, 404],
    given: on(post),
  },
  listApiProviders: { expect: members(200), also: [200, 200, 200], keys: [401, 200, 200] },
  getApiProvider: {
    expect: members(404),
    also: [404, 404, 404],
    keys: [401, 404, 404],
    given: () => ({ params: { id: 999_999 } }),
  },
  listApiMessages: { expect: members(200), also: [200, 200, 200], keys: [401, 200, 200] },
  createApiMessage: {
    expect: who(401, 404, 201, 404, 201),
    also: [403, 201, 201],
    keys: [401, 403, 404],
    given: (fixture) => {
      const { member, other } = fixture.people;
      return { body: { recipientId: isProgram(fixture) ? other : member, content: 'Hello from an app' } };
    },
  },
  getApiMe: { expect: members(200), also: [200, 200, 200], keys: [401, 200, 200] },
};
