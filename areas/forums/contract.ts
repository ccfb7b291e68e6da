import { z } from 'zod';
import { Comment, Post } from '#areas/posts/contract.ts';
import { Id, id, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, event, json, operation, paged } from '#platform/contract/operation.ts';
import { longestTag } from '#platform/contract/tags.ts';
import {
  AuthorRequest,
  agreeToAuthor,
  askForAuthor,
  dropAuthorRequest,
  listAuthorRequests,
} from './contract/authors.ts';
import { limits, pageSizes } from './pure/limits.ts';

export * from './contract/authors.ts';

/** A category of discussions and questions. */
export const Forum = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Discussions and questions in it that are open to everyone who may read here, whoever asks. */
  postsCount: z.number().int(),
  /** Something was written in it in the last seven days. */
  isActive: z.boolean(),
  /** People can write here without their name. */
  mayHide: z.boolean(),
  lastActivityAt: Timestamp.nullable(),
});
export type Forum = z.infer<typeof Forum>;

/** watch: told of every reply. normal: told of mentions and of answers to oneself. mute: told of nothing. */
export const Level = z.enum(['watch', 'normal', 'mute']);
export type Level = z.infer<typeof Level>;

/** Replies on a page; 0: one after the other without pages. */
export const PageSize = z.literal(pageSizes);
export type PageSize = z.infer<typeof PageSize>;

/** What the caller has read of one topic. */
export const TopicState = z.object({
  topicId: Id,
  level: Level,
  /** False: never opened. */
  visited: z.boolean(),
  /** Replies of others that came since; stops counting at 100. */
  unread: z.number().int(),
});
export type TopicState = z.infer<typeof TopicState>;

/** What changed since the last visit, as plain facts. */
export const SinceVisit = z.object({
  /** When that visit ended. */
  at: Timestamp,
  /** Highest number that had been read then. */
  number: z.number().int(),
  accepted: z.boolean(),
  /** Replies of others, and the number of the first. */
  replies: z.number().int(),
  from: z.number().int().nullable(),
  /** Numbers of earlier replies of others that were changed; at most 20. */
  edited: z.array(z.number().int()),
  /** The topic’s own text was changed by somebody else. */
  openingEdited: z.boolean(),
});
export type SinceVisit = z.infer<typeof SinceVisit>;

/** Replies that moderators have put elsewhere, or brought here. */
export const TopicMove = z.object({
  id: Id,
  kind: z.enum(['split', 'merge']),
  /** to: they went to the other topic. from: they came from there. */
  direction: z.enum(['to', 'from']),
  topicId: Id,
  title: z.string(),
  replies: z.number().int(),
});
export type TopicMove = z.infer<typeof TopicMove>;

/** What a topic’s page needs besides the post: its place, the caller’s reading, what was moved. */
export const Topic = z.object({
  id: Id,
  forum: z.object({ id: Id, name: z.string() }),
  /** The highest number that any reply has had: pages are cut by it. */
  lastNumber: z.number().int(),
  /** The caller’s own choice. */
  pageSize: PageSize,
  level: Level,
  watchers: z.number().int(),
  /** Number of the first reply of others that the caller has not read; null: none, or never here. */
  firstUnread: z.number().int().nullable(),
  /** Null on the first visit. */
  since: SinceVisit.nullable(),
  /** The accepted answer, where the caller may see it. */
  accepted: Comment.nullable(),
  acceptedAt: Timestamp.nullable(),
  moves: z.array(TopicMove),
  /** Each person can write one reply in 24 hours. */
  slow: z.boolean(),
  /** When the caller can reply again to a topic that is slow; null: now. */
  nextReplyAt: Timestamp.nullable(),
  /** Replies can be written without a name. */
  mayHide: z.boolean(),
  /** May choose the answer. */
  mayJudge: z.boolean(),
  mayModerate: z.boolean(),
});
export type Topic = z.infer<typeof Topic>;

/** A tag that the caller follows. */
export const FollowedTag = z.object({ tag: z.string(), followedAt: Timestamp });
export type FollowedTag = z.infer<typeof FollowedTag>;

export const SimilarTopic = z.object({
  id: Id,
  title: z.string(),
  path: z.string(),
  replies: z.number().int(),
  answered: z.boolean(),
});
export type SimilarTopic = z.infer<typeof SimilarTopic>;

/** Where a reply is now. */
export const ReplyPlace = z.object({ topicId: Id, number: z.number().int() });
export type ReplyPlace = z.infer<typeof ReplyPlace>;

/** One act of splitting or merging, which can be undone. */
export const MoveDone = z.object({ moveId: Id, topicId: Id, replies: z.number().int() });

const one = z.object({ id });
const number = z.number().int().min(0).max(2_147_483_647);

export const listForums = operation({
  name: 'listForums',
  method: 'GET',
  path: '/api/forums',
  policy: 'anyone',
  summary: 'Categories of discussions and questions, in their own order.',
  output: json(z.array(Forum)),
  publicCache: true,
});

export const listTopicStates = operation({
  name: 'listTopicStates',
  method: 'GET',
  path: '/api/forums/states',
  policy: 'member',
  summary: 'What you have read of several topics, leaving out any you can’t see.',
  query: z.object({
    /** Up to 100 numbers with commas between. */
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, { error: 'Use at most 100 numbers with commas between.' })
      .transform((list) => list.split(',').map(Number))
      .refine((list) => list.every((value) => value > 0 && value <= 2_147_483_647), {
        error: 'Use the numbers of topics.',
      }),
  }),
  output: json(z.array(TopicState)),
});

export const listTrackedTopics = operation({
  name: 'listTrackedTopics',
  method: 'GET',
  path: '/api/forums/tracked',
  policy: 'member',
  summary: 'Topics you watch, have unread replies in, or follow by their writer or a tag, latest reply first.',
  query: z.object({ ...paging(20), show: z.enum(['watched', 'unread', 'following']), forumId: id.optional() }),
  output: paged(Post),
});

export const listFollowedTags = operation({
  name: 'listFollowedTags',
  method: 'GET',
  path: '/api/forums/tags',
  policy: 'member',
  summary: 'Tags you follow, in the order of the alphabet.',
  output: json(z.array(FollowedTag)),
});

export const followTag = operation({
  name: 'followTag',
  method: 'PUT',
  path: '/api/forums/tags',
  policy: 'member',
  summary: 'Follows a tag, or stops. A second time changes nothing. No one is told.',
  body: z.object({ tag: text(longestTag), following: z.boolean() }),
  output: json(z.object({ tag: z.string(), following: z.boolean() })),
  errors: ['conflict'],
  whileSuspended: true,
});

export const listSimilarTopics = operation({
  name: 'listSimilarTopics',
  method: 'GET',
  path: '/api/forums/similar',
  policy: 'anyone',
  summary: 'Topics similar to a title, closest first.',
  query: z.object({ title: text(limits.title) }),
  output: json(z.array(SimilarTopic)),
  rate: 'search',
});

export const getTopic = operation({
  name: 'getTopic',
  method: 'GET',
  path: '/api/forums/topics/{id}',
  policy: 'forums.seeTopic',
  summary: 'A topic’s place and what you have read of it. Its text is a post, its replies are the post’s comments.',
  params: one,
  output: json(Topic),
});

export const findReply = operation({
  name: 'findReply',
  method: 'GET',
  path: '/api/forums/replies',
  policy: 'anyone',
  summary: 'Where a reply is now, by its own number or by its earlier topic and place.',
  query: z
    .object({ commentId: id.optional(), topicId: id.optional(), number: id.optional() })
    .refine(({ commentId, topicId, number: place }) => (commentId ? !topicId && !place : topicId && place), {
      error: 'Name either the comment, or a topic and a number in it.',
    }),
  output: json(ReplyPlace),
});

export const markTopicRead = operation({
  name: 'markTopicRead',
  method: 'POST',
  path: '/api/forums/topics/{id}/read',
  policy: 'forums.useTopic',
  summary: 'Saves how far you have read. A visit ends after 30 minutes without one of these.',
  params: one,
  body: z.object({ number }),
  output: json(TopicState),
  whileSuspended: true,
});

export const setTopicLevel = operation({
  name: 'setTopicLevel',
  method: 'PUT',
  path: '/api/forums/topics/{id}/level',
  policy: 'forums.useTopic',
  summary: 'Watches a topic, mutes it, or neither.',
  params: one,
  body: z.object({ level: Level }),
  output: json(z.object({ topicId: Id, level: Level, watchers: z.number().int() })),
  whileSuspended: true,
});

export const saveForumSettings = operation({
  name: 'saveForumSettings',
  method: 'PUT',
  path: '/api/forums/settings',
  policy: 'member',
  summary: 'Saves how many replies you want on a page.',
  body: z.object({ pageSize: PageSize }),
  output: json(z.object({ pageSize: PageSize })),
  whileSuspended: true,
});

export const acceptAnswer = operation({
  name: 'acceptAnswer',
  method: 'PUT',
  path: '/api/forums/topics/{id}/answer',
  policy: 'forums.judgeAnswer',
  summary: 'Accepts a reply as the answer to a question, replacing any earlier one.',
  params: one,
  body: z.object({ commentId: Id }),
  output: json(Topic),
  errors: ['conflict'],
});

export const unacceptAnswer = operation({
  name: 'unacceptAnswer',
  method: 'DELETE',
  path: '/api/forums/topics/{id}/answer',
  policy: 'forums.judgeAnswer',
  summary: 'Removes the accepted answer. A second time changes nothing.',
  params: one,
  output: json(Topic),
});

export const changeTopic = operation({
  name: 'changeTopic',
  method: 'PATCH',
  path: '/api/forums/topics/{id}',
  policy: 'forums.changeTopic',
  summary:
    'Closes a topic, slows it or puts it into another category; moderators also pin. Fields left out stay the same.',
  params: one,
  body: z.object({
    pinned: z.boolean().optional(),
    closed: z.boolean().optional(),
    /** Each person can write one reply in 24 hours. */
    slow: z.boolean().optional(),
    forumId: Id.optional(),
  }),
  output: json(Topic),
});

export const splitTopic = operation({
  name: 'splitTopic',
  method: 'POST',
  path: '/api/forums/topics/{id}/split',
  policy: 'forums.moderateTopic',
  summary: 'Makes a topic of its own from chosen replies: the first of them opens it.',
  params: one,
  body: z.object({
    title: text(limits.title),
    commentIds: z.array(Id).min(1, { error: 'Choose at least one reply.' }).max(limits.split),
  }),
  output: json(MoveDone),
  status: 201,
  errors: ['conflict'],
});

export const mergeTopic = operation({
  name: 'mergeTopic',
  method: 'POST',
  path: '/api/forums/topics/{id}/merge',
  policy: 'forums.moderateTopic',
  summary: 'Moves all replies of a topic into another, and closes it.',
  params: one,
  body: z.object({ intoId: Id }),
  output: json(MoveDone),
  status: 201,
  errors: ['conflict'],
});

export const undoMove = operation({
  name: 'undoMove',
  method: 'POST',
  path: '/api/forums/moves/{id}/undo',
  policy: 'moderator',
  summary: 'Moves replies back to where they were. A second time changes nothing.',
  params: one,
  output: json(MoveDone),
  errors: ['conflict'],
});

/** Something in a topic that one member is told of, and the same taken back; for notices. */
const news = {
  userId: Id,
  kind: z.enum(['topicReplied', 'replyAnswered', 'topicMentioned', 'answerAccepted']),
  topicId: Id,
  /** 0: someone who wrote without their name. */
  by: z.number().int().min(0),
  /** The comment; 0: the topic’s own text. */
  item: z.number().int(),
};
export const topicNews = event('topicNews', z.object(news));
export const topicNewsGone = event('topicNewsGone', z.object(news));

export const forumsContract = areaContract({
  name: 'forums',
  operations: [
    listForums,
    listTopicStates,
    listTrackedTopics,
    listFollowedTags,
    followTag,
    listSimilarTopics,
    getTopic,
    findReply,
    markTopicRead,
    setTopicLevel,
    saveForumSettings,
    acceptAnswer,
    unacceptAnswer,
    changeTopic,
    splitTopic,
    mergeTopic,
    undoMove,
    askForAuthor,
    listAuthorRequests,
    agreeToAuthor,
    dropAuthorRequest,
  ],
  events: [topicNews, topicNewsGone],
  entities: {
    AuthorRequest,
    FollowedTag,
    Forum,
    Level,
    MoveDone,
    ReplyPlace,
    SimilarTopic,
    SinceVisit,
    Topic,
    TopicMove,
    TopicState,
  },
});
