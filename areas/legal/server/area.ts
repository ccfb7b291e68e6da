import { hiddenSubjects } from '#areas/account/server/public.ts';
import { broadcast, on, serverArea } from '#platform/server/area.ts';
import { legalContract, legalCopiesOver, legalRequestChanged, legalRequestRecorded } from '../contract.ts';
import { approveLegalRequest, refuseLegalRequest } from './decide-legal-request.ts';
import { downloadLegalCopy } from './download-legal-copy.ts';
import { exportEvidence } from './export-evidence.ts';
import { getLegalRequest } from './get-legal-request.ts';
import { hiddenFrom } from './hidden.ts';
import { listDisclosures } from './list-disclosures.ts';
import { listLegalRequests } from './list-legal-requests.ts';
import { makeCopies } from './make-copies.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { recordLegalRequest } from './record-legal-request.ts';
import { seed } from './seed.ts';
import { tidy } from './tidy.ts';

export const legal = serverArea({
  contract: legalContract,
  handlers: {
    listLegalRequests,
    getLegalRequest,
    recordLegalRequest,
    approveLegalRequest,
    refuseLegalRequest,
    downloadLegalCopy,
    listDisclosures,
  },
  policies,
  work: {
    reactions: [
      on(legalRequestRecorded, 'legal.beginCopy', async ({ services }) => services.runSoon(makeCopies.name)),
      on(legalCopiesOver, 'legal.deleteCopies', async ({ event, services }) => {
        for (const key of event.fileKeys) await services.files.delete(key);
      }),
    ],
    jobs: [makeCopies, tidy],
  },
  live: {
    broadcasts: [
      broadcast(
        legalRequestChanged,
        () => ['legal'],
        // Its number would tell an administrator of one about themselves.
        () => ({}),
      ),
    ],
    topics: { legal: ({ principal }) => principal.roles.includes('admin') },
  },
  declares: {
    notices,
    personalData,
    commands: [exportEvidence],
    fills: [hiddenSubjects.with(hiddenFrom)],
  },
  rows: { seed },
  matrix,
});
