import type { Matrix, MatrixFixture, MatrixRow } from '#platform/server/matrix.ts';
import { silence } from './silence.ts';

const owner = ({ people }: MatrixFixture) => ({ params: { id: people.member } });
const own = ({ people }: MatrixFixture) => ({ params: { userId: people.member } });

/** A member's own page: everybody may ask for their own. */
const everyMember = (status: number): MatrixRow['expect'] => ({
  guest: 401,
  member: status,
  other: status,
  blocked: status,
  moderator: status,
});

/** Behind a block nothing is there. */
const unlessBlocked: MatrixRow['expect'] = { guest: 401, member: 200, other: 200, blocked: 404, moderator: 200 };
/** What makes no sense towards oneself. */
const notSelf: MatrixRow['expect'] = { guest: 401, member: 400, other: 200, blocked: 404, moderator: 200 };
const selfOnly: MatrixRow['expect'] = { guest: 401, member: 200, other: 403, blocked: 403, moderator: 403 };

/** The smallest picture there is: one grey pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

type Names =
  | 'getUser'
  | 'updateProfile'
  | 'checkWebsite'
  | 'follow'
  | 'unfollow'
  | 'listFollowers'
  | 'listFollowing'
  | 'block'
  | 'unblock'
  | 'listBlocks'
  | 'listMutes'
  | 'mute'
  | 'unmute'
  | 'listSuggestions'
  | 'dismissSuggestion'
  | 'restoreSuggestion'
  | 'listContacts'
  | 'readAvatar'
  | 'uploadAvatar'
  | 'deleteAvatar'
  | 'readBanner'
  | 'uploadBanner'
  | 'deleteBanner'
  | 'readNameClip'
  | 'uploadNameClip'
  | 'deleteNameClip';

export const matrix: Matrix<Names> = {
  getUser: { expect: unlessBlocked, also: [200, 200, 200], given: owner },
  updateProfile: {
    expect: selfOnly,
    also: [403, 403, 403],
    given: (fixture) => ({ ...own(fixture), body: { bio: 'I fix bikes.' } }),
  },
  // No one in the matrix has a website.
  checkWebsite: { expect: { ...selfOnly, member: 422 }, also: [403, 403, 403], given: own },
  follow: { expect: notSelf, also: [403, 200, 200], given: owner },
  unfollow: { expect: unlessBlocked, also: [200, 200, 200], given: owner },
  listFollowers: { expect: unlessBlocked, also: [200, 200, 200], given: owner },
  listFollowing: { expect: unlessBlocked, also: [200, 200, 200], given: owner },
  block: { expect: notSelf, also: [200, 200, 200], given: owner },
  unblock: { expect: unlessBlocked, also: [200, 200, 200], given: owner },
  listBlocks: { expect: everyMember(200), also: [200, 200, 200] },
  listMutes: { expect: everyMember(200), also: [200, 200, 200] },
  mute: {
    expect: notSelf,
    also: [200, 200, 200],
    given: ({ people }) => ({ body: { kind: 'member', memberId: people.member } }),
  },
  // A mute is its maker's alone: for everybody else it is not there.
  unmute: {
    expect: { guest: 401, member: 200, other: 404, blocked: 404, moderator: 404 },
    also: [404, 404, 404],
    given: async ({ as, people }) => {
      const body = { kind: 'word', text: 'matrix' };
      return { params: { id: (await as<{ id: number }>(people.member, 'mute', { body })).id } };
    },
  },
  listSuggestions: { expect: everyMember(200), also: [200, 200, 200] },
  dismissSuggestion: {
    expect: { ...unlessBlocked, member: 204, other: 204, moderator: 204 },
    also: [403, 204, 204],
    given: owner,
  },
  restoreSuggestion: {
    expect: { ...unlessBlocked, member: 204, other: 204, moderator: 204 },
    also: [403, 204, 204],
    given: owner,
  },
  listContacts: { expect: everyMember(200), also: [200, 200, 200] },
  // The picture stands beside public posts, so everybody may see it.
  readAvatar: {
    expect: { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 },
    also: [200, 200, 200],
    given: owner,
  },
  uploadAvatar: {
    expect: selfOnly,
    also: [403, 403, 403],
    given: (fixture) => ({ ...own(fixture), upload: { bytes: pixel, type: 'image/gif' } }),
  },
  deleteAvatar: { expect: selfOnly, also: [403, 403, 403], given: own },
  readBanner: {
    expect: unlessBlocked,
    also: [200, 200, 200],
    given: async (fixture) => {
      const upload = { bytes: pixel, type: 'image/gif' };
      await fixture.as(fixture.people.member, 'uploadBanner', { ...own(fixture), upload });
      return owner(fixture);
    },
  },
  uploadBanner: {
    expect: selfOnly,
    also: [403, 403, 403],
    given: (fixture) => ({ ...own(fixture), upload: { bytes: pixel, type: 'image/gif' } }),
  },
  deleteBanner: { expect: selfOnly, also: [403, 403, 403], given: own },
  readNameClip: {
    expect: unlessBlocked,
    also: [200, 200, 200],
    given: async (fixture) => {
      await fixture.as(fixture.people.member, 'uploadNameClip', { ...own(fixture), upload: silence() });
      return owner(fixture);
    },
  },
  uploadNameClip: {
    expect: selfOnly,
    also: [403, 403, 403],
    given: (fixture) => ({ ...own(fixture), upload: silence() }),
  },
  deleteNameClip: { expect: selfOnly, also: [403, 403, 403], given: own },
};
