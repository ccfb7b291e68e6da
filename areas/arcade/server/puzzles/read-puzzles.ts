import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { type After, after, isOlder, newest, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type {
  listDailyPuzzles as dailyContract,
  GamePuzzle,
  getGamePuzzle as getContract,
  listGamePuzzles as listContract,
} from '../../contract.ts';
import { type GameKind, gameKinds } from '../../pure/kinds.ts';
import { pageOfPuzzles, shown, view } from './view.ts';

const page = choice((gameType: GameKind | '') =>
  statement((v: After & { viewer: number; limit: number }) => {
    const rows = shown(v.viewer)
      .where((e) => isOlder(e.ref('z.created_at'), e.ref('z.id'), v))
      .orderBy('z.created_at', 'desc')
      .orderBy('z.id', 'desc')
      .limit(v.limit);
    return gameType === '' ? rows : rows.where('z.game_type', '=', gameType);
  }),
);

export const listGamePuzzles: Handler<typeof listContract> = async ({ input, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const values = { viewer: principal.id, ...place, limit: input.limit + 1 };
  return pageOfPuzzles(await query(page(input.gameType ?? ''), values), input.limit);
};

/** The latest of each game, also where the nightly work was late. */
const daily = choice((gameType: GameKind) =>
  statement((v: { viewer: number }) =>
    shown(v.viewer)
      .where('z.game_type', '=', gameType)
      .where('z.day', '<>', '')
      .orderBy('z.day', 'desc')
      .orderBy('z.id', 'desc')
      .limit(1),
  ),
);

export const listDailyPuzzles: Handler<typeof dailyContract> = async ({ principal, query }) => {
  const found = await Promise.all(gameKinds.map((kind) => query(daily(kind), { viewer: principal.id })));
  return found.flat().map(view);
};

const one = statement((v: { viewer: number; id: number }) => shown(v.viewer).where('z.id', '=', v.id));

export async function readPuzzle(query: Query, viewer: number, id: number): Promise<GamePuzzle> {
  const [row] = await query(one, { viewer, id });
  if (!row) throw problem.notFound();
  return view(row);
}

export const getGamePuzzle: Handler<typeof getContract> = ({ input, principal, query }) =>
  readPuzzle(query, principal.id, input.id);
