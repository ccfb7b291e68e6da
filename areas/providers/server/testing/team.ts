import type { TestApp } from '#platform/server/testing/app.ts';
import type { HelperRole } from '../../pure/options.ts';

/** Someone who helps to run a listing, as the owner invites them and they accept. */
export async function addHelper(
  app: TestApp,
  { owner, listing, role, name }: { owner: number; listing: number; role: HelperRole; name: string },
): Promise<number> {
  const id = await app.addMember({ name });
  const { body } = await app.call<{ member: { username: string } }>(id, 'getSession');
  const params = { id: listing };
  await app.call(owner, 'inviteProviderMember', { params, body: { username: body.member.username, role } });
  await app.call(id, 'acceptProviderInvitation', { params });
  return id;
}
