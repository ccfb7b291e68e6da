import { expect, test } from 'vitest';
import { contracts } from '#areas/contract.ts';
import type { OperationShape } from '#platform/contract/operation.ts';

const operations: readonly OperationShape[] = contracts.flatMap((area): readonly OperationShape[] => area.operations);

/** What any member may do although its address names something, and why. */
const openToMembers: Readonly<Record<string, string>> = {
  chooseNotificationKind: 'A kind is a word of the product; the choice is stored for the caller alone.',
};

/** These still decide inside. The list only gets shorter. */
const left = [
  'addPeople',
  'answerRequest',
  'appealDecision',
  'block',
  'clearConversation',
  'createCrisisReport',
  'deleteMessage',
  'deleteNotification',
  'dismissSuggestion',
  'editMessage',
  'editPassportItem',
  'editPassportShare',
  'escalateCrisisSupport',
  'follow',
  'getConversation',
  'getConversationWith',
  'getCrisisCall',
  'getCrisisSupport',
  'getDecision',
  'getEvidence',
  'getUser',
  'handOverCrisisSupport',
  'inviteSupporter',
  'keepConversation',
  'listConversationMessages',
  'listCrisisMessages',
  'listFollowers',
  'listFollowing',
  'listMessageChanges',
  'listPeople',
  'markConversationRead',
  'markRead',
  'muteThing',
  'openGameInvite',
  'openPassportShare',
  'reactToMessage',
  'readBanner',
  'readMessageFile',
  'readNameClip',
  'removeNoticeBrowser',
  'removePassportItem',
  'removePerson',
  'renameGroup',
  'resolveCrisisSupport',
  'restoreMessage',
  'restoreSuggestion',
  'revokePassportShare',
  'sendCrisisMessage',
  'unblock',
  'unfollow',
  'unmute',
  'unmuteThing',
];

test('an operation about one thing names the rule of who may call it', () => {
  const plain = operations
    .filter(({ path, policy }) => path.includes('{') && policy === 'member')
    .map(({ name }) => name);
  expect(plain.filter((name) => !(name in openToMembers)).sort()).toEqual(left);
  expect(Object.keys(openToMembers).filter((name) => !plain.includes(name))).toEqual([]);
});
