import type { TestApp } from '#platform/server/testing/app.ts';
import { tinyPicture } from '#platform/server/testing/surfaces.ts';
import type { ConnectionMatch, ConnectionPerson, OwnPhoto, RelationshipProfile } from '../../contract.ts';
import type { Room } from '../../pure/options.ts';

export const adultBorn = { year: 1990, month: 5, day: 4 };

export const usual = { lookingFor: ['friendship'], communicationPreferences: ['text'], privacyLevel: 'public' };

/** What the tests of this area do again and again. */
export function connectionsOf(app: TestApp) {
  const as = (userId: number) => ({ params: { userId } });
  const declare = (id: number, birthDate = adultBorn) => app.status(id, 'declareAge', { body: { birthDate } });
  const create = async (id: number, content: object = {}) =>
    (await app.call<RelationshipProfile>(id, 'createRelationshipProfile', { body: { ...usual, ...content } })).body;
  const member = async (name: string, content: object = {}, birthDate = adultBorn) => {
    const id = await app.addMember({ name });
    await declare(id, birthDate);
    await create(id, content);
    return id;
  };
  const discover = async (id: number, query: Record<string, string | number> = {}) =>
    (await app.call<ConnectionPerson[]>(id, 'listMatches', { ...as(id), query: { limit: 100, ...query } })).body;
  const names = async (id: number, query: Record<string, string | number> = {}) =>
    (await discover(id, query)).map(({ name }) => name).sort();
  const matches = async (id: number) => (await app.call<ConnectionMatch[]>(id, 'listUserMatches', as(id))).body;
  const profile = async (id: number) =>
    (await app.call<RelationshipProfile>(id, 'getRelationshipProfile', as(id))).body;
  const edit = async (id: number, change: object) => {
    const { version } = await profile(id);
    const input = { ...as(id), body: { ...change, version } };
    return (await app.call<RelationshipProfile>(id, 'editRelationshipProfile', input)).body;
  };
  const like = async (by: number, whom: number, room: Room = 'friendship') =>
    (await app.call<{ matched: boolean }>(by, 'likePerson', { params: { id: whom }, body: { room } })).body.matched;
  const pass = (by: number, whom: number, room: Room = 'friendship') =>
    app.status(by, 'passPerson', { params: { id: whom }, body: { room } });
  const look = (by: number, whom: number, room: Room = 'friendship') =>
    app.status(by, 'getConnectionPerson', { params: { id: whom }, query: { room } });
  const match = async (one: number, another: number, room: Room = 'friendship') => {
    await like(one, another, room);
    await like(another, one, room);
    const found = (await matches(one)).find(({ id }) => id === another);
    if (!found) throw new Error('They do not match.');
    return found.matchId;
  };
  const photo = async (id: number, description = '', upload = tinyPicture) => {
    const added = (await app.call<OwnPhoto>(id, 'uploadConnectionPhoto', { upload })).body;
    if (description === '') return added;
    const input = { params: { id: added.id }, body: { description, version: added.version } };
    return (await app.call<OwnPhoto>(id, 'describeConnectionPhoto', input)).body;
  };
  return { photo, as, declare, create, member, discover, names, matches, profile, edit, like, pass, look, match };
}
