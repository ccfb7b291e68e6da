import { broadcast, serverArea } from '#platform/server/area.ts';
import { dataExportChanged, privacyContract } from '../contract.ts';
import { deleteAccount } from './delete-account.ts';
import { downloadDataExport } from './download-data-export.ts';
import { eraseDue } from './erase-due.ts';
import { eraseNow } from './erase-now.ts';
import { expireExports } from './expire-exports.ts';
import { keepAccount } from './keep-account.ts';
import { makeExports } from './make-exports.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { reactions } from './reactions.ts';
import { readDataExport } from './read-data-export.ts';
import { readDeletion } from './read-deletion.ts';
import { remind } from './remind.ts';
import { requestDataExport } from './request-data-export.ts';

export const privacy = serverArea({
  contract: privacyContract,
  handlers: {
    readDataExport,
    requestDataExport,
    downloadDataExport,
    deleteAccount,
    readDeletion,
    keepAccount,
  },
  policies,
  work: {
    reactions,
    jobs: [makeExports, expireExports, eraseDue, remind],
  },
  live: {
    broadcasts: [broadcast(dataExportChanged, ({ userId }) => [`user:${userId}`])],
  },
  declares: {
    notices,
    personalData,
    commands: [eraseNow],
  },
  pages: {
    closingPage: {
      path: '/account-closing',
      besides: ['/crisis-support', '/contact-support', '/privacy-policy', '/terms-of-service', '/sign-in', '/outbox'],
    },
  },
  matrix,
});
