import { silence } from '#areas/people/server/public.ts';
import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { postsContract } from '../contract.ts';
import { sampleClip, samplePicture } from './media/samples.ts';

type Statuses = Readonly<Record<Caller, number>>;
type Given = (fixture: MatrixFixture) => Promise<MatrixInput>;

const who = (guest: number, member: number, other: number, blocked: number, moderator: number): Statuses => ({
  guest,
  member,
  other,
  blocked,
  moderator,
});
/** Anyone who is signed in, about themselves. */
const members = (status: number) => who(401, status, status, status, status);

const newPost = async ({ as, people }: MatrixFixture, more: object = {}) =>
  (await as<{ id: number }>(people.member, 'createPost', { body: { content: 'A post of the matrix.', ...more } })).id;

const onPost =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: { id: await newPost(fixture) }, ...more });

const newComment = async (fixture: MatrixFixture) => {
  const params = { id: await newPost(fixture) };
  const body = { content: 'A comment of the matrix.' };
  return (await fixture.as<{ id: number }>(fixture.people.member, 'createComment', { params, body })).id;
};

const onComment =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: { id: await newComment(fixture) }, ...more });

const upload = async ({ as, people }: MatrixFixture, operation: 'uploadImage' | 'uploadVideo') => {
  const sample = operation === 'uploadImage' ? samplePicture() : sampleClip();
  return (await as<{ id: number }>(people.member, operation, { upload: sample })).id;
};

/** A picture in a post of the member; it waits for a description. */
const newPicture = async (fixture: MatrixFixture) => {
  const { as, people } = fixture;
  const id = await upload(fixture, 'uploadImage');
  await as(people.member, 'updateMedia', { params: { id }, body: { wantsDescription: true } });
  await newPost(fixture, { mediaIds: [id] });
  return id;
};

const onPicture =
  (more: Omit<MatrixInput, 'params'> = {}): Given =>
  async (fixture) => ({ params: { id: await newPicture(fixture) }, ...more });

const onOffer: Given = async (fixture) => {
  const params = { id: await newPicture(fixture) };
  const offer = { params, body: { text: 'A tram at dusk.' } };
  const { id } = await fixture.as<{ id: number }>(fixture.people.other, 'offerDescription', offer);
  return { params: { id } };
};

const onEasyOffer: Given = async (fixture) => {
  const offer = { params: { id: await newPost(fixture) }, body: { text: 'It is a post.' } };
  const { id } = await fixture.as<{ id: number }>(fixture.people.other, 'offerEasyVersion', offer);
  return { params: { id } };
};

export const matrix: Matrix<(typeof postsContract)['operations'][number]['name']> = {
  listPosts: { expect: who(200, 200, 200, 200, 200), also: [200, 200, 200] },
  countNewPosts: {
    expect: who(200, 200, 200, 200, 200),
    also: [200, 200, 200],
    given: () => ({ query: { since: '2026-01-01T00:00:00.000Z' } }),
  },
  getPost: { expect: who(200, 200, 200, 404, 200), also: [200, 200, 200], given: onPost() },
  createPost: { expect: members(201), also: [403, 201, 201], given: () => ({ body: { content: 'Hello.' } }) },
  editPost: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: onPost({ body: { version: 1, content: 'Changed.' } }),
  },
  listPostVersions: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onPost() },
  deletePost: { expect: who(401, 200, 403, 404, 200), also: [403, 403, 403], given: onPost() },
  restorePost: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: async (fixture) => {
      const params = { id: await newPost(fixture) };
      await fixture.as(fixture.people.member, 'deletePost', { params });
      return { params };
    },
  },
  likePost: { expect: who(401, 200, 200, 404, 200), also: [403, 200, 200], given: onPost() },
  unlikePost: { expect: who(401, 200, 200, 404, 200), also: [403, 200, 200], given: onPost() },
  savePost: { expect: who(401, 200, 200, 404, 200), also: [403, 200, 200], given: onPost() },
  pinPost: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onPost() },
  unpinPost: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onPost() },
  unsavePost: { expect: who(401, 200, 200, 404, 200), also: [403, 200, 200], given: onPost() },
  likeComment: { expect: who(401, 200, 200, 404, 200), also: [403, 200, 200], given: onComment() },
  unlikeComment: { expect: who(401, 200, 200, 404, 200), also: [403, 200, 200], given: onComment() },
  listComments: { expect: who(200, 200, 200, 404, 200), also: [200, 200, 200], given: onPost() },
  createComment: {
    expect: who(401, 201, 201, 404, 201),
    also: [403, 201, 201],
    given: onPost({ body: { content: 'Yes.' } }),
  },
  editComment: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: onComment({ body: { version: 1, content: 'Changed.' } }),
  },
  listCommentVersions: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onComment() },
  deleteComment: { expect: who(401, 200, 403, 404, 200), also: [403, 403, 403], given: onComment() },
  restoreComment: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: async (fixture) => {
      const params = { id: await newComment(fixture) };
      await fixture.as(fixture.people.member, 'deleteComment', { params });
      return { params };
    },
  },
  uploadImage: {
    expect: members(201),
    also: [403, 201, 201],
    given: () => ({ upload: samplePicture() }),
  },
  uploadVideo: {
    expect: members(201),
    also: [403, 201, 201],
    given: () => ({ upload: sampleClip() }),
  },
  uploadAudio: {
    expect: members(201),
    also: [403, 201, 201],
    given: () => ({ upload: silence() }),
  },
  uploadPoster: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: async (fixture) => ({
      params: { id: await upload(fixture, 'uploadVideo') },
      upload: samplePicture(),
    }),
  },
  uploadCaptions: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: async (fixture) => {
      const id = await upload(fixture, 'uploadVideo');
      await newPost(fixture, { mediaIds: [id] });
      const bytes = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
      return { params: { id }, upload: { bytes, type: 'text/vtt' } };
    },
  },
  uploadDescriptions: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: async (fixture) => {
      const id = await upload(fixture, 'uploadVideo');
      await newPost(fixture, { mediaIds: [id] });
      const bytes = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
      return { params: { id }, upload: { bytes, type: 'text/vtt' } };
    },
  },
  updateMedia: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: onPicture({ body: { alt: 'A tram.' } }),
  },
  deleteMedia: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: async (fixture) => ({ params: { id: await upload(fixture, 'uploadImage') } }),
  },
  readMedia: {
    expect: who(200, 200, 200, 404, 200),
    also: [200, 200, 200],
    given: async (fixture) => ({ params: { id: await newPicture(fixture), variant: 'small' } }),
  },
  listWantedDescriptions: { expect: members(200), also: [200, 200, 200] },
  offerDescription: {
    expect: who(401, 403, 201, 404, 201),
    also: [403, 201, 201],
    given: onPicture({ body: { text: 'A tram.' } }),
  },
  listOffers: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onPicture() },
  acceptOffer: { expect: who(401, 200, 403, 404, 404), also: [403, 404, 404], given: onOffer },
  declineOffer: { expect: who(401, 200, 403, 404, 404), also: [403, 404, 404], given: onOffer },
  offerEasyVersion: {
    expect: who(401, 403, 201, 404, 201),
    also: [403, 201, 201],
    given: onPost({ body: { text: 'It is a post.' } }),
  },
  readMyEasyOffer: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onPost() },
  listEasyOffers: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onPost() },
  acceptEasyOffer: { expect: who(401, 200, 403, 404, 404), also: [403, 404, 404], given: onEasyOffer },
  declineEasyOffer: { expect: who(401, 200, 403, 404, 404), also: [403, 404, 404], given: onEasyOffer },
  readFeedSettings: { expect: members(200), also: [200, 200, 200] },
  saveFeedSettings: {
    expect: members(200),
    also: [200, 200, 200],
    given: () => ({ body: { showAltText: true, hideUndescribed: false, hiddenWarnings: ['flooding'] } }),
  },
};
