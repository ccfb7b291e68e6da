import type { Handler, UseCase } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import { askWithinRole } from '#platform/server/narrow-role.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { pressAd as pressContract, countAdViews as viewsContract } from '../../contract.ts';
import { from } from '../from.ts';
import { blind } from './blind.ts';
import { type Counted, countAll, type Said } from './count.ts';
import { type Gathering, gathering } from './gather.ts';
import { type HandedOut, opened } from './token.ts';

const mostInBatch = 2000;
const mostWaiting = 5000;
const gatherings = new WeakMap<Db, Gathering<Said, Counted>>();
/** One of each process, whoever calls. */
function gatheringOf(db: Db): Gathering<Said, Counted> {
  const known = gatherings.get(db);
  if (known) return known;
  const write = (said: readonly Said[]) => countAll(db, said);
  const made = gathering<Said, Counted>(write, mostInBatch, mostWaiting, () => problem.busy());
  gatherings.set(db, made);
  return made;
}

/** Programs that say so themselves. Whoever has no session is given no ad at all. */
const isBot = (agent: string) => /bot|crawl|spider|headless|preview|monitor/i.test(agent.slice(0, 300));

type Asks = Pick<UseCase<unknown>, 'db' | 'request'>;
async function count({ db, request }: Asks, said: readonly Said[]): Promise<readonly Counted[]> {
  if (said.length === 0 || isBot(request.agent)) return said.map(() => 'again' as const);
  return gatheringOf(db).add(said);
}

/** What was forged, or is too old, is left out; nothing is said about it, since no reader has sent it. */
export const countAdViews: Handler<typeof viewsContract> = async (ask) => {
  const { input, services, now } = ask;
  const ads = [...new Set(input.tokens)].flatMap((token): HandedOut[] => {
    const ad = opened(services.config, token);
    return ad && ad.expiresAt > now ? [ad] : [];
  });
  const results = await count(
    ask,
    ads.map((ad) => ({ what: 'view', ad, now })),
  );
  return { counted: results.filter((result) => result === 'new').length };
};

/** Where what a moderator approved leads, and never where it was changed to since. */
const leads = statement((v: { id: number }) =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_creatives as k', 'k.id', 'd.creative_id')
    .select('k.link_url as url')
    .where('d.id', '=', v.id)
    .where('d.review', '=', 'approved')
    .where('d.hidden_at', 'is', null)
    .whereRef('d.creative_version', '=', 'k.version'),
);

/** A second press leads there too, and isn’t counted. */
export const pressAd: Handler<typeof pressContract> = async (ask) => {
  const { input, services, db, now } = ask;
  const ad = opened(services.config, input.token);
  if (!ad) throw problem.notFound();
  if (ad.expiresAt <= now) throw problem.gone('This ad is from too long ago. Load the page again to see new ones.');
  const [row] = await askWithinRole(db, blind, leads, { id: ad.adId });
  if (!row) throw problem.gone('This ad is no longer shown. Load the page again to see new ones.');
  if (row.url === null) throw problem.notFound();
  const [result] = await count(ask, [{ what: 'press', ad, now }]);
  if (result === 'unseen') throw problem.conflict('This ad wasn’t seen yet. Wait a second, then press it again.');
  return { url: row.url };
};
