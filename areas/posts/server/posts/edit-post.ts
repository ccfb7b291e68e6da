import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Input } from '#platform/contract/operation.ts';
import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { columnsAs, type Moment, moment, namesOf, statement } from '#platform/server/statement.ts';
import {
  type Audience,
  type editPost as contract,
  feedChanged,
  type Post,
  postChanged,
  postEdited,
} from '../../contract.ts';
import { hashtagsIn, tagsOf } from '../../pure/tags.ts';
import { from } from '../from.ts';
import { assertMayHide } from '../may-hide.ts';
import { attachMedia, mediaOf } from '../media/attach-media.ts';
import { posts, postVersions } from '../tables.ts';
import { loadPost } from '../view.ts';
import { anonymousId, shownAuthor } from '../visible.ts';
import {
  keptWording,
  mediaIdsFor,
  optionalTextsOf,
  stored,
  type Wording,
  wording,
  wordingRow,
  wordsOf,
} from './wording.ts';

type Editing = Pick<UseCase<Input<typeof contract>>, 'input' | 'principal' | 'query' | 'emit' | 'now'>;

interface Before extends Wording {
  readonly version: number;
  readonly authorId: number;
  readonly forumId: number | null;
}

/** Keeps the earlier wording under its version and writes the new one. An edit that changes nothing writes nothing. */
export async function editPost({ input, principal, query, emit, now }: Editing): Promise<Post> {
  const before = await lockPost(query, input.id);
  if (before.version !== input.version) {
    throw problem.conflict(
      `This post has changed since you opened it: it is now version ${before.version}. Have a look at it first.`,
    );
  }
  const { version, authorId, forumId, ...wording } = before;
  const after = editedWording(wording, input);
  const reworded = !isDeepStrictEqual(after, wording);
  if (authorId === anonymousId && after.audience !== wording.audience) {
    assertMayHide({ type: after.type, forumId, audience: after.audience });
  }
  if (reworded) await writeWording(query, input.id, after, now);
  if (input.mediaIds || input.document) {
    const beside = input.mediaIds ?? (await besideText(query, input.id, before.document));
    const mediaIds = mediaIdsFor(beside, after.document);
    const document = input.document ? after.document : null;
    await attachMedia(query, { postId: input.id, uploaderId: principal.id, mediaIds, document });
  }
  if (input.closed !== undefined) await query(close, { id: input.id, closed: input.closed, now: now.toISOString() });
  const next = reworded ? version + 1 : version;
  if (reworded) await emit(postEdited, { postId: input.id, authorId: shownAuthor(authorId), version: next });
  await emit(postChanged, { postId: input.id, version: next });
  await emit(feedChanged, { postId: input.id });
  return loadPost(query, principal, input.id);
}

/** What was left out stays. Tags that only an old hashtag had brought go with it. */
function editedWording(before: Wording, input: Input<typeof contract>): Wording {
  const { content, document } = input.content === undefined && !input.document ? before : wordsOf(input);
  const old = hashtagsIn(before.content);
  const chosen = input.tags ?? before.tags.filter((tag) => !old.includes(tag));
  return {
    ...optionalTextsOf(input, before),
    type: before.type,
    content,
    document,
    audience: input.audience ?? audienceAfter(before.audience, input.isPublic),
    tags: tagsOf(chosen, content),
    easyOutdated:
      input.easyContent === undefined &&
      (before.easyOutdated || (before.easyContent !== '' && content !== before.content)),
  };
}

function audienceAfter(before: Audience, isPublic: boolean | undefined): Audience {
  if (isPublic === undefined || isPublic === (before === 'everyone')) return before;
  return isPublic ? 'everyone' : 'members';
}

/** Media that the post shows beside its text. */
async function besideText(query: Query, id: number, document: Wording['document']): Promise<number[]> {
  const inside = mediaIdsFor([], document);
  return (await mediaOf(query, id)).filter((one) => !inside.includes(one));
}

const close = statement((v: { id: number; closed: boolean; now: string }) =>
  from
    .updateTable('posts')
    .set((e) => ({
      closed_at: sql<Moment | null>`case when ${v.closed}::boolean then coalesce(${e.ref('closed_at')}, ${moment(v.now)}) end`,
    }))
    .where('id', '=', v.id),
);

const hold = statement((v: { id: number }) =>
  from
    .selectFrom('posts')
    .select(['version', 'author_id as authorId', 'forum_id as forumId', ...columnsAs('posts', posts, wording)])
    .where('id', '=', v.id)
    .where('deleted_at', 'is', null)
    .forUpdate(),
);

async function lockPost(query: Query, id: number): Promise<Before> {
  const [row] = await query(hold, { id });
  if (!row) throw problem.notFound();
  return row;
}

const keepWording = statement((v: { id: number }) =>
  from
    .insertInto('post_versions')
    .columns(['post_id', 'version', 'created_at', ...namesOf(postVersions, keptWording)])
    .expression((e) =>
      e
        .selectFrom('posts as p')
        .select([
          'p.id',
          'p.version',
          sql<Moment>`coalesce(${sql.ref('p.edited_at')}, ${sql.ref('p.created_at')})`.as('created_at'),
          ...columnsAs('p', posts, keptWording),
        ])
        .where('p.id', '=', v.id),
    ),
);

const rewrite = statement((v: Parameters<typeof wordingRow>[0] & { id: number; now: string }) =>
  from
    .updateTable('posts')
    .set((e) => ({ ...wordingRow(v), version: e('version', '+', 1), edited_at: moment(v.now) }))
    .where('id', '=', v.id),
);

async function writeWording(query: Query, id: number, after: Wording, now: Date) {
  await query(keepWording, { id });
  await query(rewrite, { id, now: now.toISOString(), ...stored(after) });
}
