import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { CommunityEvent, EventDetail } from '../../contract.ts';

/** A moment of the tests: Tuesday 15 September 2026, 10:00 in Hobart, three weeks before clocks go forward. */
export const testNow = new Date('2026-09-15T00:00:00.000Z');

export const content = {
  title: 'Walking group',
  description: 'Twice around the lake, slowly.',
  eventType: 'social',
  startTime: '2026-09-28T18:00',
  endTime: '2026-09-28T19:30',
  zone: 'Australia/Hobart',
  isVirtual: false,
  location: 'Boat shed',
  address: '1 Lake Road',
  postcode: '7000',
  maxAttendees: 10,
} as const;

export interface Hall {
  readonly app: TestApp;
  readonly ana: number;
  readonly ben: number;
  readonly kim: number;
  readonly add: (more?: object, by?: number) => Promise<CommunityEvent>;
  readonly get: (id: number, as?: number) => Promise<EventDetail>;
  readonly list: (query?: object, as?: number) => Promise<CommunityEvent[]>;
  readonly join: (id: number, as: number, body?: object) => Promise<CommunityEvent>;
  /** Kinds of the notices that a member has, latest first. */
  readonly told: (as: number) => Promise<string[]>;
}

/** Ana organises; Ben and Kim come. */
export async function openHall(options: { readonly databaseUrl?: string } = {}): Promise<Hall> {
  const app = await startTestApp({ areas: serverAreas, now: testNow, ...options });
  const [ana, ben, kim] = [
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Ben' }),
    await app.addMember({ name: 'Kim' }),
  ];
  return {
    app,
    ana,
    ben,
    kim,
    add: async (more = {}, by = ana) =>
      (await app.call<CommunityEvent>(by, 'createEvent', { body: { ...content, ...more } })).body,
    get: async (id, as = 0) => (await app.call<EventDetail>(as, 'getEvent', { params: { id } })).body,
    list: async (query = {}, as = 0) => (await app.call<CommunityEvent[]>(as, 'listEvents', { query } as object)).body,
    join: async (id, as, body) =>
      (await app.call<CommunityEvent>(as, 'registerForEvent', { params: { id }, ...(body && { body }) })).body,
    told: async (as) => {
      await app.settle();
      const rows = await app.database.query<{ kind: string }>(
        '',
        'select kind from notifications where user_id = $1 order by updated_at desc, id desc',
        [as],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}
