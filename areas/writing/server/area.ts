import { serverArea } from '#platform/server/area.ts';
import { writingContract } from '../contract.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft } from './delete-draft.ts';
import { getDraft } from './get-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { saveDraft } from './save-draft.ts';

export const writing = serverArea({
  contract: writingContract,
  handlers: { listDrafts, getDraft, createDraft, saveDraft, deleteDraft },
  policies,
  declares: {
    personalData,
  },
  matrix,
});
