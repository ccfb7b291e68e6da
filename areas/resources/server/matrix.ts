import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { resourcesContract } from '../contract.ts';

type Statuses = Readonly<Record<Caller, number>>;
type Given = (fixture: MatrixFixture) => Promise<MatrixInput>;

const who = (guest: number, member: number, other: number, blocked: number, moderator: number): Statuses => ({
  guest,
  member,
  other,
  blocked,
  moderator,
});
/** What is in the library is there for everybody, a block notwithstanding (README). */
const everybody = who(200, 200, 200, 200, 200);
const members = (status: number) => who(401, status, status, status, status);
const moderators = (status: number) => who(401, 403, 403, 403, status);

const content = {
  title: 'A resource of the matrix',
  description: 'It says what it is for.',
  category: 'legal',
  resourceType: 'guide',
  states: ['national'],
  externalUrl: 'https://example.org/guide',
};
const inADay = () => new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

const waiting = async ({ as, people }: MatrixFixture) =>
  (await as<{ id: number }>(people.member, 'createResource', { body: content })).id;

const published = async (fixture: MatrixFixture, more: object = {}) => {
  const { id } = await fixture.as<{ id: number }>(fixture.people.member, 'createResource', {
    body: { ...content, ...more },
  });
  await fixture.as(fixture.people.moderator, 'publishResource', { params: { id }, body: { version: 1 } });
  return id;
};

const onWaiting =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: { id: await waiting(fixture) }, ...more });
const onPublished =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: { id: await published(fixture) }, ...more });

const onRequest =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async ({ as, people }) => {
    const { id } = await as<{ id: number }>(people.member, 'requestResource', { body: { words: 'A form' } });
    return { params: { id }, ...more };
  };

const text = () => ({ bytes: new TextEncoder().encode('Plain words.\n'), type: 'text/plain' });

export const matrix: Matrix<(typeof resourcesContract)['operations'][number]['name']> = {
  listResources: { expect: everybody, also: [200, 200, 200] },
  listResourceCategories: { expect: everybody, also: [200, 200, 200] },
  listMyResources: { expect: members(200), also: [200, 200, 200] },
  listResourceQueue: { expect: moderators(200), also: [403, 403, 403] },
  listResourceProblems: { expect: moderators(200), also: [403, 403, 403] },
  getResourceBundle: {
    expect: everybody,
    also: [200, 200, 200],
    given: async (fixture) => ({ query: { ids: String(await published(fixture)) } }),
  },
  getResource: { expect: who(404, 200, 404, 404, 200), also: [404, 404, 404], given: onWaiting() },
  createResource: { expect: members(201), also: [403, 201, 201], given: () => ({ body: content }) },
  editResource: {
    expect: who(401, 200, 404, 404, 200),
    also: [403, 404, 404],
    given: onWaiting({ body: { ...content, version: 1 } }),
  },
  withdrawResource: { expect: who(401, 204, 404, 404, 404), also: [403, 404, 404], given: onWaiting() },
  uploadResourceFile: {
    expect: members(201),
    also: [403, 201, 201],
    given: () => ({ query: { name: 'words.txt' }, upload: text() }),
  },
  readResourceFile: {
    expect: who(404, 200, 404, 404, 200),
    also: [404, 404, 404],
    given: async ({ as, people }) => {
      const upload = { query: { name: 'words.txt' }, upload: text() };
      const { id: fileId } = await as<{ id: number }>(people.member, 'uploadResourceFile', upload);
      const { externalUrl: _link, ...rest } = content;
      const { id } = await as<{ id: number }>(people.member, 'createResource', { body: { ...rest, fileId } });
      return { params: { id, name: 'words.txt' } };
    },
  },
  markResourceHelpful: { expect: members(200), also: [403, 200, 200], given: onPublished() },
  unmarkResourceHelpful: { expect: members(200), also: [403, 200, 200], given: onPublished() },
  saveResource: { expect: members(200), also: [403, 200, 200], given: onPublished() },
  unsaveResource: { expect: members(200), also: [403, 200, 200], given: onPublished() },
  openResource: { expect: everybody, also: [200, 200, 200], given: onPublished() },
  reportResourceProblem: {
    expect: members(204),
    also: [403, 204, 204],
    given: onPublished({ body: { kind: 'broken' } }),
  },
  requestResourceFormat: {
    expect: members(200),
    also: [403, 200, 200],
    given: onPublished({ body: { format: 'auslan' } }),
  },
  dropResourceFormatRequest: {
    expect: members(200),
    also: [403, 200, 200],
    given: async (fixture) => ({ params: { id: await published(fixture), format: 'auslan' } }),
  },
  requestResource: { expect: members(201), also: [403, 201, 201], given: () => ({ body: { words: 'A form' } }) },
  listMyResourceRequests: { expect: members(200), also: [200, 200, 200] },
  withdrawResourceRequest: { expect: who(401, 204, 404, 404, 404), also: [404, 404, 404], given: onRequest() },
  listResourceRequests: { expect: moderators(200), also: [403, 403, 403] },
  settleResourceRequest: { expect: moderators(204), also: [403, 403, 403], given: onRequest({ body: {} }) },
  publishResource: { expect: moderators(200), also: [403, 403, 403], given: onWaiting({ body: { version: 1 } }) },
  returnResource: {
    expect: moderators(200),
    also: [403, 403, 403],
    given: onWaiting({ body: { version: 1, reason: 'Which page is it?' } }),
  },
  verifyResource: {
    expect: moderators(200),
    also: [403, 403, 403],
    given: onPublished({ body: { version: 2, reviewBy: inADay() } }),
  },
  unverifyResource: { expect: moderators(200), also: [403, 403, 403], given: onPublished() },
  settleResourceProblem: {
    expect: moderators(204),
    also: [403, 403, 403],
    given: async (fixture) => {
      const params = { id: await published(fixture) };
      await fixture.as(fixture.people.other, 'reportResourceProblem', { params, body: { kind: 'broken' } });
      const [first] = await fixture.as<{ id: number }[]>(fixture.people.moderator, 'listResourceProblems');
      return { params: { id: first?.id ?? 0 } };
    },
  },
};
