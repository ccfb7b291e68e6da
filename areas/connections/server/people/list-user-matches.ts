import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { ConnectionMatch, listUserMatches as contract } from '../../contract.ts';
import { type Fact, facts } from '../../pure/seen-by.ts';
import type { OwnProfile } from '../own-profile.ts';
import { openWords, type Words } from '../seal.ts';
import { type Match, matchesOf } from './matches.ts';
import { type PersonRow, peopleOf, viewOf } from './see.ts';

const page = statement((v: After & { viewer: number; limit: number }) =>
  matchesOf(v.viewer)
    .where('p.is_active', '=', true)
    .where('p.hidden_at', 'is', null)
    .where((e) => isOlder(e.ref('m.matched_at'), e.ref('m.id'), v))
    .orderBy('m.matched_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(v.limit),
);

const written = (words: Words, fact: Fact): boolean => {
  if (fact === 'suburb') return words.place !== '';
  if (fact === 'aboutMe') return words.aboutMe !== '';
  return fact === 'photo' || fact === 'support' || words.facts[fact] !== '';
};

export const listUserMatches: Handler<typeof contract, OwnProfile> = async (useCase) => {
  const { input, found: me, query, services, now } = useCase;
  const { config } = services;
  if (!me.isActive || me.removed) return { items: [] };
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { viewer: me.userId, ...place, limit: input.limit + 1 });
  const seen = new Map<number, PersonRow>();
  for (const room of ['friendship', 'dating'] as const) {
    const ids = rows.filter((row) => row.room === room).map(({ otherId }) => otherId);
    for (const row of await peopleOf(query, me.userId, ids, room)) if (row.matchId !== null) seen.set(row.matchId, row);
  }
  const words = openWords(config, me.userId, me.wordsSealed);
  const waiting = facts.filter((fact) => me.stages[fact] === 'share' && written(words, fact));
  const view = (match: Match): ConnectionMatch[] => {
    const row = seen.get(match.id);
    if (!row) return [];
    return [
      {
        ...viewOf(row, me, { room: match.room, config, now }),
        matchId: match.id,
        matchedAt: match.matchedAt,
        allowMessages: me.allowMessages && row.allowMessages,
        mine: waiting.map((fact) => ({ fact, shared: row.shared.includes(fact) })),
      },
    ];
  };
  const { items, next } = pageOf(rows, input.limit, view, ({ exactly, id }) => ({ at: exactly, id }));
  return { items: items.flat(), next };
};
