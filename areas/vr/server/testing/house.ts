import { vi } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { VrRoom, VrSession, VrSpace } from '../../contract.ts';

export const testNow = new Date('2026-11-27T09:00:00.000Z');

export interface House {
  readonly app: TestApp;
  readonly ana: number;
  readonly ben: number;
  readonly kim: number;
  /** Moves the clock of calls and of signals so many seconds on. */
  readonly later: (seconds: number) => void;
  readonly make: (more?: object, by?: number) => Promise<VrSpace>;
  readonly space: (id: number, as?: number) => Promise<VrSpace>;
  readonly enter: (spaceId: number, as: number, more?: object) => Promise<VrSession>;
  readonly leave: (sessionId: number, as: number) => Promise<VrSession>;
  readonly sessions: (as: number) => Promise<VrSession[]>;
  readonly room: (id: number, as: number) => Promise<VrRoom>;
  /** What an open browser says, and what comes of it: who hears what. */
  readonly say: (
    as: number,
    name: string,
    content: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly to: readonly number[]; readonly payload: Readonly<Record<string, unknown>> } | undefined>;
  readonly close: () => Promise<void>;
}

/** Ana hosts; Ben and Kim visit. */
export async function openHouse(options: { readonly databaseUrl?: string } = {}): Promise<House> {
  const app = await startTestApp({ areas: serverAreas, now: testNow, ...options });
  const [ana, ben, kim] = [
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Ben' }),
    await app.addMember({ name: 'Kim' }),
  ];
  let now = testNow;
  const set = (to: Date) => {
    now = to;
    app.setNow(now);
    vi.useFakeTimers({ now, toFake: ['Date'] });
  };
  set(testNow);
  const ask = async <T>(as: number, operation: string, input: object = {}) =>
    (await app.call<T>(as, operation, input)).body;
  const content = { name: 'A room', description: 'To test.', spaceType: 'social', scene: 'kitchen', maxOccupancy: 4 };
  return {
    app,
    ana,
    ben,
    kim,
    later: (seconds) => set(new Date(now.getTime() + seconds * 1000)),
    make: (more = {}, by = ana) => ask(by, 'createVrSpace', { body: { ...content, ...more } }),
    space: (id, as = ana) => ask(as, 'getVrSpace', { params: { id } }),
    enter: (spaceId, as, more = {}) => ask(as, 'joinVrSpace', { body: { spaceId, ...more } }),
    leave: (id, as) => ask(as, 'leaveVrSession', { params: { id } }),
    sessions: (as) => ask(as, 'listMyVrSessions'),
    room: (id, as) => ask(as, 'getVrRoom', { params: { id } }),
    say: async (userId, name, said) => {
      const known = app.app.registry.signals.get(name);
      const checked = known?.content.safeParse(said);
      if (!known || !checked?.success) return undefined;
      const { query } = app.database;
      return known.relay({ content: checked.data as never, userId, query, services: app.app.services });
    },
    close: async () => {
      vi.useRealTimers();
      await app.close();
    },
  };
}
