import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Resource } from '../../contract.ts';

export const content = {
  title: 'Letter for a rental inspection',
  description: 'Asks the agent for a time that suits your support worker.',
  category: 'housing',
  resourceType: 'document',
  tags: ['renting', 'letter'],
  states: ['national'],
  externalUrl: 'https://example.org/letter',
} as const;

export interface Library {
  readonly app: TestApp;
  readonly ana: number;
  readonly ben: number;
  readonly moderator: number;
  readonly send: (by: number, more?: object) => Promise<Resource>;
  /** Sends and publishes. */
  readonly add: (by: number, more?: object) => Promise<Resource>;
  readonly list: (query?: object, as?: number) => Promise<Resource[]>;
  readonly get: (id: number, as?: number) => Promise<Resource>;
}

/** A library without the facts that come with the product, so that a test sees its own things alone. */
export async function openLibrary(): Promise<Library> {
  const app = await startTestApp({ areas: serverAreas });
  await app.database.query('', 'delete from resources', []);
  const ana = await app.addMember({ name: 'Ana' });
  const ben = await app.addMember({ name: 'Ben' });
  const moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
  const send = async (by: number, more: object = {}) =>
    (await app.call<Resource>(by, 'createResource', { body: { ...content, ...more } })).body;
  return {
    app,
    ana,
    ben,
    moderator,
    send,
    add: async (by, more) => {
      const { id, version } = await send(by, more);
      return (await app.call<Resource>(moderator, 'publishResource', { params: { id }, body: { version } })).body;
    },
    list: async (query = {}, as = 0) => (await app.call<Resource[]>(as, 'listResources', { query } as object)).body,
    get: async (id, as = 0) => (await app.call<Resource>(as, 'getResource', { params: { id } })).body,
  };
}
