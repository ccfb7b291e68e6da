import type { Matrix, MatrixFixture, MatrixRow } from '#platform/server/matrix.ts';
import type { Notification } from '../contract.ts';

const everyMember = (status: number): MatrixRow['expect'] => ({
  guest: 401,
  member: status,
  other: status,
  blocked: status,
  moderator: status,
});

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
  const post = await as<{ id: number }>(people.member, 'createPost', { body: { content: 'A ramp at last.' } });
  await as(people.other, 'likePost', { params: { id: post.id } });
  await settle();
  const [latest] = await as<Notification[]>(people.member, 'listNotifications');
  return { params: { id: latest?.id ?? 0 } };
}

export const matrix: Matrix<'listNotifications' | 'countUnread' | 'markRead' | 'markAllRead' | 'deleteNotification'> = {
  listNotifications: { expect: everyMember(200) },
  countUnread: { expect: everyMember(200) },
  markRead: { expect: ownerOnly(200), given: notice },
  markAllRead: { expect: everyMember(200) },
  deleteNotification: { expect: ownerOnly(204), given: notice },
};
