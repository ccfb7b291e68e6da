import { createPost as createContract, editPost as editContract } from '#areas/posts/contract.ts';
import { createPost, editPost, findPost, loadWholePost } from '#areas/posts/server/public.ts';
import type { TakenDraft } from '#areas/writing/server/public.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { fieldErrors } from '#platform/server/field-errors.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { type BlogExtra, readExtra } from '../pure/blog-extra.ts';
import { limits } from '../pure/limits.ts';
import { putInSeries } from './put-in-series.ts';

interface Occasion {
  readonly db: Db;
  readonly principal: Principal;
  readonly emit: Emit;
  readonly now: Date;
}

const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'blank', message }]);

/** The fields of a post that a draft holds. */
function wordingOf({ content }: TakenDraft, extra: BlogExtra) {
  if (content.title.trim() === '') throw wrong('title', 'Give your blog a title.');
  if (extra.series.length > limits.series) {
    throw wrong('series', `Use at most ${limits.series} characters for the series.`);
  }
  return {
    title: content.title.trim(),
    document: content.document,
    tags: content.tags.map((tag) => tag.trim()).filter(Boolean),
    contentWarning: content.contentWarning.trim(),
    audience: extra.audience,
    mediaIds: extra.coverId ? [extra.coverId] : [],
  };
}

/** Publishes what a draft says, and answers with the number of the blog. The draft is taken already. */
export async function publish(draft: TakenDraft, occasion: Occasion): Promise<number> {
  if (draft.kind !== 'blog') throw problem.notFound();
  const query = queryIn(occasion.db);
  const extra = readExtra(draft.content.extra);
  const id =
    draft.targetId === null
      ? await publishNew(draft, extra, query, occasion)
      : await publishChanges(draft, extra, query, occasion, draft.targetId);
  await putInSeries(query, { id, authorId: occasion.principal.id }, extra.series);
  return id;
}

async function publishNew(draft: TakenDraft, extra: BlogExtra, query: Query, { principal, emit, now }: Occasion) {
  const checked = createContract.body.safeParse(
    { ...wordingOf(draft, extra), type: 'blog', easyContent: extra.easy },
    { reportInput: true },
  );
  if (!checked.success) throw problem.invalid(fieldErrors(checked.error));
  return (await createPost({ input: checked.data, principal, query, emit, now })).id;
}

async function publishChanges(
  draft: TakenDraft,
  extra: BlogExtra,
  query: Query,
  { db, principal, emit, now }: Occasion,
  id: number,
) {
  const found = await findPost(db, principal, id);
  if (!found || found.deleted || found.hidden || found.authorId !== principal.id) throw problem.notFound();
  const before = await loadWholePost(query, principal, id);
  if (before.type !== 'blog') throw problem.notFound();
  // Sending it again would say that it fits the new text.
  const easy = extra.easy !== before.easyContent || extra.easyFits ? { easyContent: extra.easy } : {};
  const checked = editContract.body.safeParse(
    { ...wordingOf(draft, extra), ...easy, version: extra.version ?? before.version },
    { reportInput: true },
  );
  if (!checked.success) throw problem.invalid(fieldErrors(checked.error));
  return (await editPost({ input: { ...checked.data, id }, principal, query, emit, now })).id;
}
