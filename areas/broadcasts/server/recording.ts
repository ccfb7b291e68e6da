import { sql } from 'kysely';
import { addRecording, editPost, mediaOf } from '#areas/posts/server/public.ts';
import { job, longJob, on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { makePrincipal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { choice, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { broadcastChanged, broadcastEnded } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { contentWith, cuesOf } from '../pure/transcript.ts';
import { captionsOf } from './captions/captions.ts';
import { lostBefore } from './clock.ts';
import { from } from './from.ts';
import { keepWords } from './spaces.ts';

const lost = statement((v: { lost: string }) =>
  from
    .updateTable('broadcasts')
    .set((e) => ({
      ended_at: e.ref('seen_at'),
      recording: sql<string>`case when ${e.ref('keeps_recording')} and ${e.ref('key_piece')} is not null
        then 'waiting' else 'none' end`,
    }))
    .where('ended_at', 'is', null)
    .where('seen_at', '<=', moment(v.lost))
    .returning('id'),
);

/** Whoever closed the page, or lost the connection for a minute, has ended it. */
export const settleLost = job('broadcasts.settle-lost', '* * * * *', async ({ db, emit, now }) => {
  for (const { id } of await queryIn(db)(lost, { lost: lostBefore(now) })) {
    await emit(broadcastEnded, { id });
    await emit(broadcastChanged, { id });
  }
});

const forgotten = statement((v: { before: string }) =>
  from.deleteFrom('broadcast_viewers').where('seen_at', '<', moment(v.before)),
);
/** Who watched is kept no longer than it is of use. */
export const forgetViewers = job('broadcasts.forget-viewers', '*/10 * * * *', async ({ db, now }) => {
  await queryIn(db)(forgotten, { before: lostBefore(now) });
});

const tryMinutes = 10;
const mostTries = 3;

const claim = statement((v: { now: string; killedBefore: string }) =>
  from
    .updateTable('broadcasts')
    .set((e) => ({ claimed_at: moment(v.now), attempts: e('attempts', '+', 1) }))
    .where('id', '=', (e) =>
      e
        .selectFrom('broadcasts as b')
        .select('b.id')
        .where('b.recording', '=', 'waiting')
        .where('b.ended_at', 'is not', null)
        .where((w) => w.or([w('b.claimed_at', 'is', null), w('b.claimed_at', '<', moment(v.killedBefore))]))
        .orderBy('b.ended_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'author_id as authorId', 'post_id as postId', 'space_post_id as spacePostId', 'attempts']),
);
type Claimed = RowOf<typeof claim>;

const pieces = statement((v: { id: number }) =>
  from
    .selectFrom('broadcast_pieces')
    .select(['number', 'file_key as key'])
    .where('broadcast_id', '=', v.id)
    .orderBy('number')
    .limit(100_000),
);
const wait = statement((v: { id: number }) =>
  from.selectFrom('broadcasts').select('recording').where('id', '=', v.id).forUpdate(),
);
const post = statement((v: { id: number }) =>
  from.selectFrom('posts').select(['version', 'content']).where('id', '=', v.id).where('deleted_at', 'is', null),
);
const settled = choice((recording: 'ready' | 'failed') =>
  statement((v: { id: number }) => from.updateTable('broadcasts').set({ recording }).where('id', '=', v.id)),
);

/** All of it, in order; what is missing would make the rest another video. */
async function* bytesOf(query: Query, { files }: Services, id: number): AsyncGenerator<Uint8Array> {
  let next = 1;
  for (const { number, key } of await query(pieces, { id })) {
    const content = number === next ? await files.open(key) : undefined;
    if (!content) throw new Error('A piece of the recording is missing.');
    yield* content.read();
    next += 1;
  }
}

/** The clip, its captions and the transcript become part of the post that the broadcast began with. */
async function make(query: Query, services: Services, claimed: Claimed, now: Date): Promise<void> {
  const { id, authorId, postId, spacePostId } = claimed;
  // Nobody is there: what the author may do without any role.
  const author = makePrincipal({ by: 'job' }, { id: authorId, roles: ['member'], plan: 'free' });
  const lines = await captionsOf(query, id);
  if (postId === null) {
    await services.transaction(async (db, emit) => {
      const inside = queryIn(db);
      const [row] = await inside(wait, { id });
      if (row?.recording !== 'waiting' || spacePostId === null) throw problem.notFound();
      if (!(await keepWords(inside, spacePostId, lines, now))) throw problem.notFound();
      await inside(settled('ready'), { id });
      await emit(broadcastChanged, { id });
    });
    return;
  }
  const recording = {
    pieces: bytesOf(query, services, id),
    most: { bytes: limits.bytes, seconds: (limits.minutes + 1) * 60 },
    captions: cuesOf(lines),
    author,
    now,
  };
  await addRecording(services, recording, async ({ query: inside, emit, mediaId }) => {
    const [row] = await inside(wait, { id });
    const [before] = await inside(post, { id: postId });
    if (row?.recording !== 'waiting' || !before) throw problem.notFound();
    const { version } = before;
    const content = contentWith(before.content, lines);
    // What its author has added since stays.
    const mediaIds = [mediaId, ...(await mediaOf(inside, postId))];
    const input = { id: postId, version, content, mediaIds };
    await editPost({ input, principal: author, query: inside, emit, now });
    await inside(settled('ready'), { id });
    await emit(broadcastChanged, { id });
  });
}

/** Outside any transaction, so that nobody waits for it. */
export const makeRecordings = longJob('broadcasts.make-recordings', '* * * * *', async ({ query, now, services }) => {
  const killedBefore = new Date(now.getTime() - tryMinutes * 60_000).toISOString();
  const next = async () => (await query(claim, { now: now.toISOString(), killedBefore }))[0];
  for (let claimed = await next(); claimed; claimed = await next()) {
    const { id, attempts } = claimed;
    try {
      if (attempts > mostTries) throw new Error('The recording was begun too often.');
      await make(query, services, claimed, now);
    } catch (err) {
      services.log.error({ err, broadcastId: id }, 'Couldn’t make the recording of a live video');
      // It may pass, as a full disk does.
      if (attempts < mostTries) continue;
      await services.transaction(async (db, emit) => {
        await queryIn(db)(settled('failed'), { id });
        await emit(broadcastChanged, { id });
      });
    }
  }
});

export const beginRecording = on(broadcastEnded, 'broadcasts.beginRecording', async ({ services }) =>
  services.runSoon(makeRecordings.name),
);
