import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { conversationsPart } from './contract/conversations.ts';
import { filesPart } from './contract/files.ts';
import { groupsPart } from './contract/groups.ts';
import { messagesPart } from './contract/messages.ts';
import { settingsPart } from './contract/settings.ts';

export * from './contract/conversations.ts';
export * from './contract/files.ts';
export * from './contract/groups.ts';
export * from './contract/messages.ts';
export * from './contract/settings.ts';

export const messagesContract = areaContract({
  name: 'messages',
  ...joinParts(messagesPart, conversationsPart, groupsPart, settingsPart, filesPart),
});
