import { serverArea } from '#platform/server/area.ts';
import { forumsContract } from '../contract.ts';
import { acceptAnswer } from './accept-answer.ts';
import { agreeToAuthor } from './agree-to-author.ts';
import { askForAuthor } from './ask-for-author.ts';
import { changeTopic } from './change-topic.ts';
import { dropAuthorRequest } from './drop-author-request.ts';
import { findReply } from './find-reply.ts';
import { followTag } from './follow-tag.ts';
import { getTopic } from './get-topic.ts';
import { kind } from './kind.ts';
import { listAuthorRequests } from './list-author-requests.ts';
import { listFollowedTags } from './list-followed-tags.ts';
import { listForums } from './list-forums.ts';
import { listSimilarTopics } from './list-similar-topics.ts';
import { listTopicStates } from './list-topic-states.ts';
import { listTrackedTopics } from './list-tracked-topics.ts';
import { markTopicRead } from './mark-topic-read.ts';
import { matrix } from './matrix.ts';
import { mergeTopic } from './merge-topic.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { reactions } from './reactions.ts';
import { reference } from './reference.ts';
import { saveForumSettings } from './save-forum-settings.ts';
import { seed } from './seed.ts';
import { setTopicLevel } from './set-topic-level.ts';
import { splitTopic } from './split-topic.ts';
import { unacceptAnswer } from './unaccept-answer.ts';
import { undoMove } from './undo-move.ts';

export const forums = serverArea({
  contract: forumsContract,
  handlers: {
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
  },
  policies,
  work: {
    reactions,
  },
  declares: {
    fills: [kind],
    notices,
    personalData,
  },
  pages: {
    embeds: [
      { path: /^\/forums(?:\/\d+)?$/, operation: 'listForums' },
      { path: /^\/forums\/topic\/(\d+)$/, operation: 'getPost', input: ([, id = '']) => ({ id }) },
      { path: /^\/forums\/topic\/(\d+)$/, operation: 'getTopic', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    reference,
    seed,
  },
  matrix,
});
