import type { Caller, Matrix, MatrixFixture, MatrixInput, MatrixPeople } from '#platform/server/matrix.ts';
import type { spacesContract } from '../contract.ts';

type Statuses = Readonly<Record<Caller, number>>;
type Given = (fixture: MatrixFixture) => Promise<MatrixInput>;

const who = (guest: number, member: number, other: number, blocked: number, moderator: number): Statuses => ({
  guest,
  member,
  other,
  blocked,
  moderator,
});
/** A private space is the same 404 to whoever is not in it, moderators of the site too. */
const owner = (status: number) => who(401, status, 404, 404, 404);

const content = {
  name: 'A space of the matrix',
  description: 'It says what it is for.',
  guidelines: 'Be kind.',
  category: 'visual',
};

type Which = 'public' | 'private' | 'club';
const make = () => new WeakMap<MatrixPeople, Promise<number>>();
/** One of each for the whole matrix; the club is private too, and the only one whose members change. */
const kept: Readonly<Record<Which, ReturnType<typeof make>>> = { public: make(), private: make(), club: make() };

async function space({ as, people }: MatrixFixture, which: Which): Promise<number> {
  const body = { ...content, visibility: which === 'public' ? 'public' : 'private' };
  const begin = async () => (await as<{ id: number }>(people.member, 'createSupportGroup', { body })).id;
  const made = kept[which].get(people) ?? begin();
  kept[which].set(people, made);
  return made;
}

const inSpace =
  (which: Which, more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: { id: await space(fixture, which) }, ...more });

const inPrivate = (more?: Omit<MatrixInput, 'params'>) => inSpace('private', more);

const post = async (fixture: MatrixFixture) => {
  const id = await space(fixture, 'private');
  const body = { content: 'A post of the matrix' };
  const made = await fixture.as<{ id: number }>(fixture.people.member, 'createSpacePost', { params: { id }, body });
  return { id, postId: made.id };
};
const onPost =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: await post(fixture), ...more });
const comment = async (fixture: MatrixFixture) => {
  const params = await post(fixture);
  const body = { content: 'A comment of the matrix' };
  const made = await fixture.as<{ id: number }>(fixture.people.member, 'createSpaceComment', { params, body });
  return { id: params.id, commentId: made.id };
};

/** The number of the site’s moderator in the club, who asks to join it, and with `letIn` is a plain member of it. */
async function newcomer(fixture: MatrixFixture, letIn: boolean) {
  const { as, people } = fixture;
  const id = await space(fixture, 'club');
  await as(people.moderator, 'leaveSpace', { params: { id } });
  await as(people.moderator, 'joinSpace', { params: { id }, body: {} });
  const [request] = await as<{ no: number }[]>(people.member, 'listSpaceRequests', { params: { id } });
  const params = { id, no: request?.no ?? 0 };
  if (letIn) await as(people.member, 'answerSpaceRequest', { params, body: { accept: true } });
  return params;
}

const text = () => ({ bytes: new TextEncoder().encode('Plain words.\n'), type: 'text/plain' });
const dot = () => ({
  bytes: new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  type: 'image/png',
});

const upload = async (fixture: MatrixFixture) => {
  const id = await space(fixture, 'private');
  const input = { params: { id }, query: { name: 'words.txt' }, upload: text() };
  return fixture.as<{ id: number; name: string }>(fixture.people.member, 'uploadSpaceFile', input);
};
const storedFile = async (fixture: MatrixFixture) => {
  const spaceId = await space(fixture, 'private');
  const stored = await upload(fixture);
  const body = { fileId: stored.id, about: 'Plain words' };
  await fixture.as(fixture.people.member, 'addSpaceFile', { params: { id: spaceId }, body });
  return { id: spaceId, fileId: stored.id, name: stored.name };
};

export const matrix: Matrix<(typeof spacesContract)['operations'][number]['name']> = {
  joinSpace: { expect: who(401, 200, 200, 200, 200), also: [403, 200, 200], given: inSpace('public', { body: {} }) },
  withdrawSpaceRequest: { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200], given: inPrivate() },
  leaveSpace: {
    expect: who(401, 409, 204, 204, 204),
    also: [204, 204, 204],
    given: inSpace('public'),
  },
  listSpaceRequests: { expect: owner(200), also: [404, 404, 404], given: inPrivate() },
  answerSpaceRequest: {
    expect: owner(200),
    also: [403, 404, 404],
    given: async (fixture) => ({ params: await newcomer(fixture, false), body: { accept: true } }),
  },
  inviteToSpace: {
    expect: owner(400),
    also: [403, 404, 404],
    given: inPrivate({ body: { username: 'nobody-of-the-matrix' } }),
  },
  answerSpaceInvitation: {
    expect: who(401, 200, 409, 409, 409),
    also: [403, 409, 409],
    given: inPrivate({ body: { accept: true } }),
  },
  listSpaceMembers: { expect: owner(200), also: [404, 404, 404], given: inPrivate() },
  removeFromSpace: {
    expect: who(401, 204, 404, 404, 403),
    also: [403, 404, 404],
    given: async (fixture) => ({ params: await newcomer(fixture, true) }),
  },
  liftSpaceBan: {
    expect: owner(204),
    also: [403, 404, 404],
    given: async (fixture) => {
      const params = await newcomer(fixture, true);
      const at = { params, query: { ban: 'true' } };
      await fixture.as(fixture.people.member, 'removeFromSpace', at);
      if (fixture.caller !== 'member') await fixture.as(fixture.people.member, 'liftSpaceBan', { params });
      return { params };
    },
  },
  setSpaceRole: {
    expect: who(401, 200, 404, 404, 403),
    also: [403, 404, 404],
    given: async (fixture) => ({ params: await newcomer(fixture, true), body: { role: 'member' } }),
  },
  handOverSpace: { expect: owner(404), also: [403, 404, 404], given: inPrivate({ body: { no: 1 } }) },
  archiveSpace: { expect: owner(409), also: [403, 404, 404], given: inPrivate({ body: { version: 99 } }) },
  reopenSpace: { expect: owner(200), also: [403, 404, 404], given: inPrivate({ body: { version: 1 } }) },
  saveMySpace: { expect: owner(200), also: [403, 404, 404], given: inPrivate({ body: { muted: true } }) },
  getSpaceSharing: { expect: owner(200), also: [404, 404, 404], given: inPrivate() },
  // Its owner shares it with nobody.
  shareWithSpace: { expect: owner(409), also: [403, 404, 404], given: inPrivate({ body: { itemIds: [] } }) },
  acceptSpaceGuidelines: { expect: owner(200), also: [403, 404, 404], given: inPrivate() },
  listSpacePosts: { expect: owner(200), also: [404, 404, 404], given: inPrivate() },
  getSpacePost: { expect: owner(200), also: [404, 404, 404], given: onPost() },
  createSpacePost: { expect: owner(201), also: [403, 404, 404], given: inPrivate({ body: { content: 'Words' } }) },
  editSpacePost: {
    expect: owner(200),
    also: [403, 404, 404],
    given: onPost({ body: { content: 'Words', version: 1 } }),
  },
  deleteSpacePost: { expect: owner(204), also: [403, 404, 404], given: onPost() },
  likeSpacePost: { expect: owner(200), also: [403, 404, 404], given: onPost() },
  unlikeSpacePost: { expect: owner(200), also: [403, 404, 404], given: onPost() },
  listSpaceComments: { expect: owner(200), also: [404, 404, 404], given: onPost() },
  createSpaceComment: { expect: owner(201), also: [403, 404, 404], given: onPost({ body: { content: 'Words' } }) },
  deleteSpaceComment: {
    expect: owner(204),
    also: [403, 404, 404],
    given: async (fixture) => ({ params: await comment(fixture) }),
  },
  uploadSpacePicture: { expect: owner(201), also: [403, 404, 404], given: inPrivate({ upload: dot() }) },
  readSpacePicture: {
    expect: owner(200),
    also: [404, 404, 404],
    given: async (fixture) => {
      const id = await space(fixture, 'private');
      const input = { params: { id }, upload: dot() };
      const made = await fixture.as<{ id: number }>(fixture.people.member, 'uploadSpacePicture', input);
      const body = { content: 'A picture', pictures: [{ id: made.id, alt: 'A dot' }] };
      await fixture.as(fixture.people.member, 'createSpacePost', { params: { id }, body });
      return { params: { id, pictureId: made.id } };
    },
  },
  uploadSpaceFile: {
    expect: owner(201),
    also: [403, 404, 404],
    given: inPrivate({ query: { name: 'words.txt' }, upload: text() }),
  },
  addSpaceFile: {
    expect: owner(201),
    also: [403, 404, 404],
    given: async (fixture) => {
      const { id: fileId } = await upload(fixture);
      return { params: { id: await space(fixture, 'private') }, body: { fileId, about: 'Plain words' } };
    },
  },
  listSpaceFiles: { expect: owner(200), also: [404, 404, 404], given: inPrivate() },
  readSpaceFile: {
    expect: owner(200),
    also: [404, 404, 404],
    given: async (fixture) => ({ params: await storedFile(fixture) }),
  },
  deleteSpaceFile: {
    expect: owner(204),
    also: [403, 404, 404],
    given: async (fixture) => {
      const { id, fileId } = await storedFile(fixture);
      return { params: { id, fileId } };
    },
  },
  revealSpaceAuthor: {
    expect: who(401, 403, 403, 403, 404),
    also: [403, 403, 403],
    given: async (fixture) => ({
      body: { contentType: 'space_post', contentId: (await post(fixture)).postId, reason: 'It was not reported' },
    }),
  },
};
