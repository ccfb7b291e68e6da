import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { Broadcast, broadcastsContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const members = (status: number) => who(401, status, status, status, status);

const body = { title: 'Of the matrix', audience: 'members', type: 'video/webm;codecs=vp8,opus', keepsRecording: false };

/** One at a time: that of an earlier case ends first. */
async function begin({ as, write }: MatrixFixture, by: number): Promise<Broadcast> {
  await write('update broadcasts set ended_at = now() where ended_at is null', []);
  return as<Broadcast>(by, 'startBroadcast', { body });
}
const onOne =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({
    params: { id: (await begin(fixture, fixture.people.member)).id },
    ...more,
  });

/** The head and a part to begin with. */
const piece = (number: number) => ({ number, key: number > 1, data: 'AAAA' });

export const matrix: Matrix<(typeof broadcastsContract)['operations'][number]['name']> = {
  startBroadcast: {
    expect: members(201),
    also: [403, 201, 201],
    given: async ({ write }) => {
      await write('update broadcasts set ended_at = now() where ended_at is null', []);
      return { body };
    },
  },
  listBroadcasts: { expect: members(200), also: [200, 200, 200] },
  listBroadcastSpaces: { expect: members(200), also: [200, 200, 200] },
  getBroadcast: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onOne() },
  endBroadcast: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: onOne({ body: { keepsRecording: false } }),
  },
  listBroadcastViewers: { expect: who(401, 200, 403, 404, 403), also: [403, 403, 403], given: onOne() },
  sendBroadcastPiece: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: onOne({ body: piece(1) }),
  },
  readBroadcastPiece: {
    expect: who(401, 200, 403, 404, 403),
    also: [403, 403, 403],
    given: async (fixture) => {
      const { member } = fixture.people;
      const { id } = await begin(fixture, member);
      for (const number of [1, 2])
        await fixture.as(member, 'sendBroadcastPiece', { params: { id }, body: piece(number) });
      return { params: { id, number: 2 } };
    },
  },
  listBroadcastCaptions: { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200], given: onOne() },
};
