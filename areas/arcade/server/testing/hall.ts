import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { GameMatch, GameRoom } from '../../contract.ts';

export const testNow = new Date('2026-09-15T00:00:00.000Z');

export interface Hall {
  readonly app: TestApp;
  readonly ana: number;
  readonly ben: number;
  readonly kim: number;
  readonly open: (more?: object, by?: number) => Promise<GameRoom>;
  readonly room: (id: number, as?: number) => Promise<GameRoom>;
  readonly join: (id: number, as?: number) => Promise<GameRoom>;
  readonly leave: (id: number, as: number) => Promise<GameRoom>;
  /** A room of Ana's, in which Ben has joined: Ana moves first. */
  readonly begin: (more?: object) => Promise<number>;
  readonly match: (id: number, as?: number) => Promise<GameMatch>;
  readonly move: (id: number, as: number, move: string, seq?: number) => Promise<GameMatch>;
  /** Ana and Ben in turn. */
  readonly moves: (id: number, moves: readonly string[]) => Promise<GameMatch>;
  readonly act: (id: number, as: number, act: string, more?: object) => Promise<GameMatch>;
  /** Hours or minutes on. */
  readonly later: (hours: number) => void;
}

/** Ana opens rooms, Ben joins them, Kim looks on. */
export async function openHall(options: { readonly databaseUrl?: string } = {}): Promise<Hall> {
  const app = await startTestApp({ areas: serverAreas, now: testNow, ...options });
  const [ana, ben, kim] = [
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Ben' }),
    await app.addMember({ name: 'Kim' }),
  ];
  const ask = async <T>(as: number, operation: string, id: number, body?: object) =>
    (await app.call<T>(as, operation, { params: { id }, ...(body && { body }) })).body;
  const match = (id: number, as = ana) => ask<GameMatch>(as, 'getRoomMatch', id);
  const move: Hall['move'] = async (id, as, text, seq) =>
    ask(as, 'playMove', id, { move: text, seq: seq ?? (await match(id, as)).moves.length });
  const open: Hall['open'] = async (more = {}, by = ana) =>
    (await app.call<GameRoom>(by, 'createGameRoom', { body: { name: 'A room', gameType: 'tic_tac_toe', ...more } }))
      .body;
  const join: Hall['join'] = (id, as = ben) => ask(as, 'joinGameRoom', id, {});
  let hours = 0;
  return {
    app,
    ana,
    ben,
    kim,
    open,
    join,
    match,
    move,
    room: (id, as = ana) => ask(as, 'getGameRoom', id),
    leave: (id, as) => ask(as, 'leaveGameRoom', id, {}),
    begin: async (more) => {
      const { id } = await open(more);
      await join(id);
      return id;
    },
    moves: async (id, moves) => {
      for (const [n, text] of moves.entries()) await move(id, n % 2 === 0 ? ana : ben, text, n);
      return match(id);
    },
    act: (id, as, act, more = {}) => ask(as, 'actInGame', id, { act, ...more }),
    later: (more) => {
      hours += more;
      app.setNow(new Date(testNow.getTime() + hours * 3_600_000));
    },
  };
}
