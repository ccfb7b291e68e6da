import { expect, test } from 'vitest';
import { contracts } from '#areas/contract.ts';
import type { OperationShape } from '#platform/contract/operation.ts';

const operations: readonly OperationShape[] = contracts.flatMap((area): readonly OperationShape[] => area.operations);

/** What any member may do although its address names something, and why. */
const openToMembers: Readonly<Record<string, string>> = {
  openGameInvite: 'The secret of the link is the right: without it a private room is missing.',
  removePassportItem:
    'Only items of the caller are touched; what is not theirs is left alone, and nothing is told of it.',
  revokePassportShare:
    'Only shares of the caller are touched; what is not theirs is left alone, and nothing is told of it.',
  unsaveProvider: 'Only the caller’s own list is touched; what is not on it is left alone, and nothing is told of it.',
  chooseNotificationKind: 'A kind is a word of the product; the choice is stored for the caller alone.',
};

test('an operation about one thing names the rule of who may call it', () => {
  const plain = operations
    .filter(({ path, policy }) => path.includes('{') && policy === 'member')
    .map(({ name }) => name);
  expect(plain.sort()).toEqual(Object.keys(openToMembers).sort());
});
