import type { Matrix, MatrixFixture, MatrixInput, MatrixRow } from '#platform/server/matrix.ts';
import type { pollsContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): MatrixRow['expect'] => ({ guest, member, other, blocked, moderator });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const poll = () => ({ options: ['Tuesday', 'Thursday'], closesAt: inDays(3) });

/** A poll in a post of the member. */
const onPoll =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async ({ as, people }: MatrixFixture): Promise<MatrixInput> => {
    const { id } = await as<{ id: number }>(people.member, 'createPoll', { body: poll() });
    await as(people.member, 'createPost', { body: { content: 'Which day?', pollId: id } });
    return { params: { id }, ...more };
  };

export const matrix: Matrix<(typeof pollsContract)['operations'][number]['name']> = {
  createPoll: { expect: who(401, 201, 201, 201, 201), also: [403, 201, 201], given: () => ({ body: poll() }) },
  votePoll: {
    expect: who(401, 200, 200, 404, 200),
    also: [403, 200, 200],
    given: onPoll({ body: { options: [1] } }),
  },
  closePoll: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onPoll() },
};
