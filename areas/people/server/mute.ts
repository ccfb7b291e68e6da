import { normaliseTag } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type mute as contract, mostMutes } from '../contract.ts';
import { foldWords } from '../pure/muted-words.ts';
import { mustBeAnother, mustSee } from './must-see.ts';
import { mutesOf } from './mute-view.ts';
import { muteInForce } from './mutes.ts';

const hours = { day: 24, week: 168, always: null } as const;

const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'empty', message }], message);

/** What is stored of a word or tag: as it is shown, and as it is compared. */
function textOf(kind: 'word' | 'tag', typed: string): { text: string; folded: string } {
  if (kind === 'tag') {
    const tag = normaliseTag(typed);
    if (!tag) throw wrong('text', 'Write the tag, such as public-transport.');
    return { text: tag, folded: tag };
  }
  const folded = foldWords(typed);
  if (!folded) throw wrong('text', 'Write at least one word.');
  return { text: typed.trim().replaceAll(/\s+/g, ' '), folded };
}

/** Nobody else hears of it: no event is written. */
export const mute: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  // Two tabs together must not pass the limit.
  await query('mute-turn', 'select pg_advisory_xact_lock(7006012, $1)', [principal.id]);
  if (input.kind === 'member') {
    mustBeAnother(principal.id, input.memberId, 'You cannot mute yourself.');
    await mustSee(query, principal.id, input.memberId);
  }
  const { text, folded } = input.kind === 'member' ? { text: '', folded: '' } : textOf(input.kind, input.text);
  const memberId = input.kind === 'member' ? input.memberId : null;
  if (input.until && new Date(input.until) <= now) throw wrong('until', 'Give a moment that is still to come.');

  await query('mute-ended', `delete from mutes m where m.user_id = $1 and not ${muteInForce}`, [principal.id]);
  const [known] = await query<{ total: number; id: number | null }>(
    'mute-known',
    `select count(*)::int as total,
       min(m.id) filter (where m.kind = $2 and m.folded = $3 and m.muted_id is not distinct from $4::int) as id
     from mutes m where m.user_id = $1`,
    [principal.id, input.kind, folded, memberId],
  );
  if (!known?.id && (known?.total ?? 0) >= mostMutes) {
    throw problem.conflict(`You can mute ${mostMutes} members, words and tags. Stop muting one first.`);
  }
  const end = input.until ? '$2::timestamptz' : 'now() + make_interval(hours => $2::int)';
  const until = input.until ?? hours[input.duration];
  const [row] = known?.id
    ? await query<{ id: number }>(
        `mute-again-${input.until ? 'until' : 'for'}`,
        `update mutes set until = ${end} where id = $1 returning id`,
        [known.id, until],
      )
    : await query<{ id: number }>(
        `mute-add-${input.until ? 'until' : 'for'}`,
        `insert into mutes (user_id, until, kind, muted_id, text, folded, created_at)
         values ($1, ${end}, $3, $4::int, $5, $6, $7::timestamptz) returning id`,
        [principal.id, until, input.kind, memberId, text, folded, now.toISOString()],
      );
  const [added] = row ? await mutesOf(query, principal.id, row.id) : [];
  if (!added) throw new Error('The mute was not stored.');
  return added;
};
