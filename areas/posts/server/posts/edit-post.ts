import { isDeepStrictEqual } from 'node:util';
import type { Input } from '#platform/contract/operation.ts';
import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import {
  type Audience,
  type editPost as contract,
  feedChanged,
  type Post,
  postChanged,
  postEdited,
} from '../../contract.ts';
import { hashtagsIn, tagsOf } from '../../pure/tags.ts';
import { loadPost } from '../load-posts.ts';
import { attachMedia } from '../media/attach-media.ts';
import { mediaIdsFor, type Wording, wordingColumns, wordingPlaces, wordingValues, wordsOf } from './wording.ts';

type Editing = Pick<UseCase<Input<typeof contract>>, 'input' | 'principal' | 'query' | 'emit' | 'now'>;

interface Before extends Wording {
  readonly version: number;
}

/** Keeps the earlier wording under its version and writes the new one. An edit that changes nothing writes nothing. */
export async function editPost({ input, principal, query, emit, now }: Editing): Promise<Post> {
  const before = await lockPost(query, input.id);
  if (before.version !== input.version) {
    throw problem.conflict(
      `This post has changed since you opened it: it is now version ${before.version}. Have a look at it first.`,
    );
  }
  const { version, ...wording } = before;
  const after = editedWording(wording, input);
  const reworded = !isDeepStrictEqual(after, wording);
  if (reworded) await writeWording(query, input.id, after, now);
  if (input.mediaIds || input.document) {
    const beside = input.mediaIds ?? (await besideText(query, input.id, before.document));
    const mediaIds = mediaIdsFor(beside, after.document);
    await attachMedia(query, { postId: input.id, uploaderId: principal.id, mediaIds });
  }
  if (input.closed !== undefined) await close(query, input.id, input.closed, now);
  const next = reworded ? version + 1 : version;
  if (reworded) await emit(postEdited, { postId: input.id, authorId: principal.id, version: next });
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
    type: before.type,
    title: input.title ?? before.title,
    content,
    document,
    audience: input.audience ?? audienceAfter(before.audience, input.isPublic),
    tags: tagsOf(chosen, content),
    contentWarning: input.contentWarning ?? before.contentWarning,
    feeling: input.feeling === undefined ? before.feeling : (input.feeling ?? ''),
    easyContent: input.easyContent ?? before.easyContent,
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
  const rows = await query<{ id: number }>(
    'post-media',
    'select id from media where post_id = $1::int order by position',
    [id],
  );
  return rows.map((row) => row.id).filter((one) => !inside.includes(one));
}

const close = (query: Query, id: number, closed: boolean, now: Date) =>
  query(
    'close-post',
    'update posts set closed_at = case when $2::boolean then coalesce(closed_at, $3::timestamptz) end where id = $1::int',
    [id, closed, now.toISOString()],
  );

async function lockPost(query: Query, id: number): Promise<Before> {
  const [row] = await query<Before>(
    'lock-post',
    `select version, type, title, content, audience, tags, content_warning as "contentWarning", feeling,
      easy_content as "easyContent", document, easy_outdated as "easyOutdated" from posts where id = $1::int and deleted_at is null for update`,
    [id],
  );
  if (!row) throw problem.notFound();
  return row;
}

async function writeWording(query: Query, id: number, after: Wording, now: Date) {
  await query(
    'keep-wording',
    `insert into post_versions (post_id, version, audience, title, content, document, content_warning, tags, created_at)
      select id, version, audience, title, content, document, content_warning, tags, coalesce(edited_at, created_at)
      from posts where id = $1::int`,
    [id],
  );
  await query(
    'edit-post',
    `update posts set (${wordingColumns}, version, edited_at) =
      (${wordingPlaces(3)}, version + 1, $2::timestamptz) where id = $1::int`,
    [id, now.toISOString(), ...wordingValues(after)],
  );
}
