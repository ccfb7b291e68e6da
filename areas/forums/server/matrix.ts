import type { Matrix, MatrixFixture, MatrixInput, MatrixRow } from '#platform/server/matrix.ts';
import type { forumsContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): MatrixRow['expect'] => ({
  guest,
  member,
  other,
  blocked,
  moderator,
});
const everybody = who(200, 200, 200, 200, 200);
const moderators = (status: number) => who(401, 403, 403, 403, status);

const newTopic = async ({ as, people }: MatrixFixture) => {
  const body = { type: 'question', title: 'A question of the matrix', content: 'Who knows?' };
  return (await as<{ id: number }>(people.member, 'createPost', { body })).id;
};

const newReply = async ({ as, people }: MatrixFixture, id: number) =>
  (await as<{ id: number }>(people.member, 'createComment', { params: { id }, body: { content: 'I do.' } })).id;

const onTopic =
  (body?: object) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({
    params: { id: await newTopic(fixture) },
    ...(body && { body }),
  });

const onAnswer = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const id = await newTopic(fixture);
  return { params: { id }, body: { commentId: await newReply(fixture, id) } };
};

const split = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const id = await newTopic(fixture);
  return { params: { id }, body: { title: 'On its own', commentIds: [await newReply(fixture, id)] } };
};

/** A topic without a name, which somebody has reported. */
const hidden = async ({ as, people }: MatrixFixture) => {
  const body = { type: 'question', title: 'A question without a name', content: 'Who knows?', forumId: 6 };
  const { id } = await as<{ id: number }>(people.member, 'createPost', { body: { ...body, anonymous: true } });
  const report = { reporterId: people.other, contentType: 'post', contentId: id, reason: 'harassment' };
  await as(people.other, 'createReport', { body: report });
  return id;
};
/** Another moderator has asked who wrote it. */
const asked = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const contentId = await hidden(fixture);
  const id = contentId + 1_000_000;
  await fixture.write(
    `insert into author_requests (id, content_type, content_id, asked_by_id, reason, asked_at)
       values ($1::int, 'post', $2::int, $3::int, 'A threat', now())`,
    [id, contentId, fixture.people.member],
  );
  return { params: { id } };
};

export const matrix: Matrix<(typeof forumsContract)['operations'][number]['name']> = {
  listForums: { expect: everybody, also: [200, 200, 200] },
  listTopicStates: {
    expect: who(401, 200, 200, 200, 200),
    also: [200, 200, 200],
    given: () => ({ query: { ids: '1,2' } }),
  },
  listTrackedTopics: {
    expect: who(401, 200, 200, 200, 200),
    also: [200, 200, 200],
    given: () => ({ query: { show: 'unread' } }),
  },
  listFollowedTags: { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200] },
  followTag: {
    expect: who(401, 200, 200, 200, 200),
    also: [200, 200, 200],
    given: () => ({ body: { tag: 'ramps', following: true } }),
  },
  listSimilarTopics: {
    expect: everybody,
    also: [200, 200, 200],
    given: () => ({ query: { title: 'Ramps at the station' } }),
  },
  getTopic: { expect: who(200, 200, 200, 404, 200), also: [200, 200, 200], given: onTopic() },
  findReply: {
    expect: who(200, 200, 200, 404, 200),
    also: [200, 200, 200],
    given: async (fixture) => ({ query: { commentId: await newReply(fixture, await newTopic(fixture)) } }),
  },
  markTopicRead: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onTopic({ number: 1 }) },
  setTopicLevel: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onTopic({ level: 'watch' }) },
  saveForumSettings: {
    expect: who(401, 200, 200, 200, 200),
    also: [200, 200, 200],
    given: () => ({ body: { pageSize: 10 } }),
  },
  acceptAnswer: { expect: who(401, 200, 403, 404, 200), also: [403, 403, 403], given: onAnswer },
  unacceptAnswer: { expect: who(401, 200, 403, 404, 200), also: [403, 403, 403], given: onTopic() },
  changeTopic: { expect: who(401, 200, 403, 404, 200), also: [403, 403, 403], given: onTopic({ closed: true }) },
  splitTopic: { expect: moderators(201), also: [403, 403, 403], given: split },
  mergeTopic: {
    expect: moderators(201),
    also: [403, 403, 403],
    given: async (fixture) => ({ params: { id: await newTopic(fixture) }, body: { intoId: await newTopic(fixture) } }),
  },
  undoMove: {
    expect: moderators(200),
    also: [403, 403, 403],
    given: async (fixture) => {
      const { moveId } = await fixture.as<{ moveId: number }>(
        fixture.people.moderator,
        'splitTopic',
        await split(fixture),
      );
      return { params: { id: moveId } };
    },
  },
  askForAuthor: {
    expect: moderators(204),
    also: [403, 403, 403],
    given: async (fixture) => ({
      body: { contentType: 'post', contentId: await hidden(fixture), reason: 'A threat' },
    }),
  },
  listAuthorRequests: { expect: moderators(200), also: [403, 403, 403] },
  agreeToAuthor: { expect: moderators(204), also: [403, 403, 403], given: asked },
  dropAuthorRequest: { expect: moderators(204), also: [403, 403, 403], given: asked },
};
