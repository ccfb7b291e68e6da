import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { openPictureStore } from '#platform/web/pictures/picture-store.ts';
import type {
  createDraft,
  Draft,
  DraftContent,
  DraftKind,
  deleteDraft,
  getDraft,
  listDrafts,
  saveDraft,
} from '../contract.ts';
import type { UploadedImage } from './types.ts';

export const useDrafts = () => useList<typeof listDrafts>('listDrafts', { limit: 20 });
export const useDraftById = (id: number) => useRead<typeof getDraft>('getDraft', { id });

export const useDeleteDraft = () => useWrite<typeof deleteDraft>('deleteDraft', { refresh: ['listDrafts'] });
export const useCreateDraft = () => useWrite<typeof createDraft>('createDraft', { refresh: ['listDrafts'] });

/** The latest draft of this kind and target; undefined when there is none. */
export async function findDraft(kind: DraftKind, targetId: number | null): Promise<Draft | undefined> {
  const { items } = await call<typeof listDrafts>('listDrafts', { kind, limit: 20, ...(targetId && { targetId }) });
  const entry = items.find((one) => one.targetId === targetId);
  return entry && readDraftById(entry.id);
}

export const readDraftById = (id: number) => call<typeof getDraft>('getDraft', { id });

export interface DraftToStore {
  readonly kind: DraftKind;
  readonly targetId: number | null;
  readonly content: DraftContent;
  readonly publishAt: string | null;
}

export const storeNewDraft = (draft: DraftToStore, idempotencyKey: string) =>
  call<typeof createDraft>('createDraft', draft, { idempotencyKey });

export const storeDraft = (id: number, version: number, { content, publishAt }: DraftToStore) =>
  call<typeof saveDraft>('saveDraft', { id, version, content, publishAt });

/** Sends a picture for a text; it belongs to nothing until the text is published. */
export async function uploadImage(file: File, onProgress: (part: number) => void): Promise<UploadedImage> {
  const store = await openPictureStore();
  const { id } = await store.uploadImage(file, onProgress);
  return { mediaId: id };
}

export async function askForDescription(mediaId: number): Promise<void> {
  const store = await openPictureStore();
  await store.describeMedia(mediaId, { wantsDescription: true });
}
