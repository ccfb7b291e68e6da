import { serverArea } from '#platform/server/area.ts';
import { helpContract } from '../contract.ts';
import { listSupportMessages } from './list-support-messages.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { searchPages, suggestPages } from './search-pages.ts';
import { sendSupportMessage } from './send-support-message.ts';

export const help = serverArea({
  contract: helpContract,
  handlers: { sendSupportMessage, listSupportMessages },
  declares: {
    personalData,
    searches: [{ kind: 'help', label: 'Help and settings', find: searchPages, suggest: suggestPages }],
  },
  matrix,
});
