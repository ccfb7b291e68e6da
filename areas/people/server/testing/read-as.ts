import type { TestApp } from '#platform/server/testing/app.ts';
import type { FieldAudience, ProfileReader, User } from '../../contract.ts';

/** A member who keeps their bio for one circle: what a reader gets of it, and what they see as such a reader. */
export function profilesOf(app: TestApp, member: number) {
  const params = { id: member };
  return {
    keepFor: async (audience: FieldAudience) => {
      const body = { bio: 'I paint at dusk.', audiences: { bio: audience } };
      await app.call(member, 'updateProfile', { params: { userId: member }, body });
    },
    bioFor: async (reader: number) => (await app.call<User>(reader, 'getUser', { params })).body.bio,
    bioAs: async (as: ProfileReader) => (await app.call<User>(member, 'getUser', { params, query: { as } })).body.bio,
  };
}
