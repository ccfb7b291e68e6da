import { blogHeldBack } from '#areas/blogs/contract.ts';
import {
  commentCreated,
  commentDeleted,
  descriptionAccepted,
  descriptionOffered,
  postDeleted,
  postLiked,
  postUnliked,
} from '#areas/feed/contract.ts';
import { excerptOf, postAuthorOf } from '#areas/feed/server/public.ts';
import { topicNews, topicNewsGone } from '#areas/forums/contract.ts';
import { mutesTopic } from '#areas/forums/server/public.ts';
import { memberBlocked, memberFollowed, memberUnfollowed } from '#areas/people/contract.ts';
import { dataExportReady } from '#areas/privacy/contract.ts';
import type { Emit, Reaction, Services } from '#platform/server/area.ts';
import { on } from '#platform/server/area.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { notificationsChanged } from '../contract.ts';
import { arcadeReactions } from './arcade-reactions.ts';
import { crisisReactions } from './crisis-reactions.ts';
import { eventReactions } from './event-reactions.ts';
import { gather } from './gather.ts';
import { memberSubject, postSubject } from './links.ts';
import { messageReactions } from './message-reactions.ts';
import { resourceReactions } from './resource-reactions.ts';
import { drop, retract } from './retract.ts';
import { rollCallReactions } from './roll-call-reactions.ts';
import { safetyReactions } from './safety-reactions.ts';
import { spaceReactions } from './space-reactions.ts';

interface Occasion {
  readonly db: Db;
  readonly emit: Emit;
  readonly eventId: number;
  readonly now: Date;
  readonly services: Services;
}

/** What was done, by whom, to a post; who is told wrote it, watches it or is concerned. */
async function tellAuthor(
  { db, emit, eventId, now, services }: Occasion,
  kind: string,
  did: { postId: number; to: number; by: number; item?: number },
) {
  const excerpt = kind === 'descriptionAccepted' ? '' : await excerptOf(db, did.postId);
  // Gone in the meantime: there is nothing to lead to.
  if (excerpt === undefined) return;
  const cause = { by: did.by, item: did.item ?? 0 };
  const news = { userId: did.to, kind, subject: postSubject(did.postId), cause, excerpt, eventId };
  if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId: did.to });
}

/** Runs a change of one member's notices and tells their browsers when it changed anything. */
async function tellIf(emit: Emit, userId: number, change: Promise<boolean>) {
  if (await change) await emit(notificationsChanged, { userId });
}

export const reactions: readonly Reaction[] = [
  on(postLiked, 'notifications.tellOfLike', ({ event, ...occasion }) =>
    tellAuthor(occasion, 'postLiked', { postId: event.postId, to: event.authorId, by: event.userId }),
  ),
  on(postUnliked, 'notifications.retractLike', ({ event, db, emit, services }) =>
    tellIf(
      emit,
      event.authorId,
      retract(
        queryIn(db),
        services,
        { userId: event.authorId, kind: 'postLiked', subject: postSubject(event.postId) },
        { by: event.userId },
      ),
    ),
  ),
  on(commentCreated, 'notifications.tellOfComment', async ({ event, ...occasion }) => {
    const { postId, postAuthorId: to, authorId: by, commentId: item } = event;
    if (await mutesTopic(queryIn(occasion.db), to, postId)) return;
    await tellAuthor(occasion, 'commentCreated', { postId, to, by, item });
  }),
  on(topicNews, 'notifications.tellOfTopic', ({ event, ...occasion }) => {
    const { userId: to, kind, topicId: postId, by, item } = event;
    return tellAuthor(occasion, kind, { postId, to, by, item });
  }),
  on(topicNewsGone, 'notifications.retractTopic', ({ event, db, emit, services }) => {
    const { userId, kind, topicId, item } = event;
    return tellIf(
      emit,
      userId,
      retract(queryIn(db), services, { userId, kind, subject: postSubject(topicId) }, { item }),
    );
  }),
  on(commentDeleted, 'notifications.retractComment', async ({ event, db, emit, services }) => {
    const userId = await postAuthorOf(db, event.postId);
    if (userId === undefined) return;
    const about = { userId, kind: 'commentCreated', subject: postSubject(event.postId) } as const;
    await tellIf(emit, userId, retract(queryIn(db), services, about, { item: event.commentId }));
  }),
  on(postDeleted, 'notifications.dropPost', ({ event, db, emit }) =>
    tellIf(emit, event.authorId, drop(db, event.authorId, postSubject(event.postId))),
  ),
  on(descriptionOffered, 'notifications.tellOfOffer', ({ event, ...occasion }) =>
    tellAuthor(occasion, 'descriptionOffered', {
      postId: event.postId,
      to: event.authorId,
      by: event.describerId,
      item: event.offerId,
    }),
  ),
  on(descriptionAccepted, 'notifications.tellOfAcceptance', ({ event, ...occasion }) =>
    tellAuthor(occasion, 'descriptionAccepted', {
      postId: event.postId,
      to: event.describerId,
      by: event.authorId,
      item: event.offerId,
    }),
  ),
  on(memberFollowed, 'notifications.tellOfFollow', async ({ event, db, emit, eventId, now, services }) => {
    const { followeeId: userId, followerId } = event;
    const subject = memberSubject(userId);
    const cause = { by: followerId, item: 0 };
    const news = { userId, kind: 'memberFollowed', subject, cause, excerpt: '', eventId } as const;
    await tellIf(emit, userId, gather(db, services, news, now));
  }),
  on(memberUnfollowed, 'notifications.retractFollow', ({ event, db, emit, services }) =>
    tellIf(
      emit,
      event.followeeId,
      retract(queryIn(db), services, { userId: event.followeeId, kind: 'memberFollowed' }, { by: event.followerId }),
    ),
  ),
  on(dataExportReady, 'notifications.tellOfExport', async ({ event, db, emit, eventId, now, services }) => {
    const { userId, exportId } = event;
    const cause = { by: 0, item: exportId };
    const subject = memberSubject(userId);
    const news = { userId, kind: 'dataExportReady', subject, cause, excerpt: '', eventId } as const;
    await tellIf(emit, userId, gather(db, services, news, now));
  }),
  ...messageReactions,
  ...resourceReactions,
  ...rollCallReactions,
  ...spaceReactions,
  ...crisisReactions,
  ...eventReactions,
  ...arcadeReactions,
  ...safetyReactions,
  on(blogHeldBack, 'notifications.tellOfHeldBack', async ({ event, db, emit, eventId, now, services }) => {
    const { authorId: userId, draftId } = event;
    const news = {
      userId,
      kind: 'blogHeldBack',
      subject: memberSubject(userId),
      cause: { by: 0, item: draftId },
      excerpt: '',
      eventId,
    };
    await tellIf(emit, userId, gather(db, services, news, now));
  }),
  on(memberBlocked, 'notifications.forgetBlocked', async ({ event, db, emit, services }) => {
    const { blockerId, blockedId } = event;
    await tellIf(emit, blockerId, retract(queryIn(db), services, { userId: blockerId, read: true }, { by: blockedId }));
    await tellIf(emit, blockedId, retract(queryIn(db), services, { userId: blockedId, read: true }, { by: blockerId }));
  }),
];
