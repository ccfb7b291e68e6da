import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type { getMessageSettings, MessageSettings, saveMessageSettings } from '../contract.ts';

export const useMessageSettings = () => useRead<typeof getMessageSettings>('getMessageSettings');

export const useSaveMessageSettings = (done: {
  readonly onDone: (settings: MessageSettings) => void;
  readonly onFail: (error: Error) => void;
}) =>
  useWrite<typeof saveMessageSettings>('saveMessageSettings', {
    refresh: ['getMessageSettings', 'getConversation', 'getConversationWith'],
    ...done,
  });
