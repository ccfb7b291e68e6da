import type { Handler } from '#platform/server/area.ts';
import { type dropSupportDraft as contract, supportDraftSettled } from '../contract.ts';
import { type DraftRow, removeDraft } from './drafts.ts';

/** Nobody is told: the member owes no reason. */
export const dropSupportDraft: Handler<typeof contract, DraftRow> = async ({ found, query, emit }) => {
  const { id: draftId, grantId, memberId, supporterId } = found;
  if (await removeDraft(query, draftId)) {
    await emit(supportDraftSettled, { grantId, memberId, supporterId, draftId, confirmed: false });
  }
  return {};
};
