import type { Matrix, MatrixFixture, MatrixRow } from '#platform/server/matrix.ts';
import type { Notification } from '../contract.ts';

const everyMember = (status: number): MatrixRow['expect'] => ({
  guest: 401,
  member: status,
  other: status,
  blocked: status,
  moderator: status,
});

const anybody = (status: number): MatrixRow['expect'] => ({ ...everyMember(status), guest: status });

/** To everybody but the member it is for, a notice does not exist. */
const ownerOnly = (status: number): MatrixRow['expect'] => ({
  guest: 401,
  member: status,
  other: 404,
  blocked: 404,
  moderator: 404,
});

/** The owner gets a notice: somebody likes their post. */
async function notice({ as, settle, people }: MatrixFixture) {
  await as(people.member, 'resumeNotifications');
  const post = await as<{ id: number }>(people.member, 'createPost', { body: { content: 'A ramp at last.' } });
  await as(people.other, 'likePost', { params: { id: post.id } });
  await settle();
  const [latest] = await as<Notification[]>(people.member, 'listNotifications');
  return { params: { id: latest?.id ?? 0 } };
}

/** The owner has muted the post of a notice. */
async function mute(fixture: MatrixFixture) {
  const { params } = await notice(fixture);
  const input = { params, body: { until: 'day' } };
  const { id } = await fixture.as<{ id: number }>(fixture.people.member, 'muteThing', input);
  return { params: { id } };
}

/** Each caller saves their own, so each must name their own version. */
async function choices({ as, callerId }: MatrixFixture) {
  const { version } = callerId ? await as<{ version: number }>(callerId, 'readNotificationSettings') : { version: 1 };
  const body = { version, off: [], senders: 'everyone', timeZone: 'Australia/Perth', quiet: null, times: [] };
  return { body };
}

type Names =
  | 'listNotifications'
  | 'countUnread'
  | 'markRead'
  | 'markAllRead'
  | 'deleteNotification'
  | 'countWaiting'
  | 'showWaiting'
  | 'readNotificationSettings'
  | 'saveNotificationSettings'
  | 'chooseNotificationKind'
  | 'pauseNotifications'
  | 'resumeNotifications'
  | 'muteThing'
  | 'unmuteThing'
  | 'addNoticeBrowser'
  | 'removeNoticeBrowser'
  | 'readUnsubscription'
  | 'unsubscribe';

export const matrix: Matrix<Names> = {
  listNotifications: { expect: everyMember(200), also: [200, 200, 200] },
  countUnread: { expect: everyMember(200), also: [200, 200, 200] },
  markRead: { expect: ownerOnly(200), also: [404, 404, 404], given: notice },
  markAllRead: { expect: everyMember(200), also: [200, 200, 200] },
  deleteNotification: { expect: ownerOnly(204), also: [404, 404, 404], given: notice },
  countWaiting: { expect: everyMember(200), also: [200, 200, 200] },
  showWaiting: { expect: everyMember(200), also: [200, 200, 200] },
  readNotificationSettings: { expect: everyMember(200), also: [200, 200, 200] },
  saveNotificationSettings: { expect: everyMember(200), also: [200, 200, 200], given: choices },
  chooseNotificationKind: {
    expect: everyMember(200),
    also: [200, 200, 200],
    given: () => ({ params: { kind: 'memberFollowed' }, body: { inApp: true } }),
  },
  pauseNotifications: { expect: everyMember(200), also: [200, 200, 200], given: () => ({ body: { until: 'hour' } }) },
  resumeNotifications: { expect: everyMember(200), also: [200, 200, 200] },
  muteThing: {
    expect: ownerOnly(200),
    also: [404, 404, 404],
    given: async (fixture) => ({ ...(await notice(fixture)), body: { until: 'week' } }),
  },
  unmuteThing: { expect: ownerOnly(204), also: [404, 404, 404], given: mute },
  // Callers of the matrix have no session that a browser could belong to.
  addNoticeBrowser: {
    expect: { ...everyMember(403), guest: 401 },
    also: [403, 403, 403],
    given: () => ({
      body: { endpoint: 'https://push.example.org/1', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
  },
  removeNoticeBrowser: {
    expect: { ...everyMember(404), guest: 401 },
    also: [404, 404, 404],
    given: () => ({ params: { id: 999_999 } }),
  },
  // The token alone decides; a forged one is nothing, whoever shows it.
  readUnsubscription: {
    expect: anybody(404),
    also: [404, 404, 404],
    given: () => ({ query: { token: 'forged.token' } }),
  },
  unsubscribe: {
    expect: anybody(404),
    also: [404, 404, 404],
    given: () => ({
      query: { token: 'forged.token' },
      body: { 'List-Unsubscribe': 'One-Click' },
    }),
  },
};
