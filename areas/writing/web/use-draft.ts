import { useEffect, useState, useSyncExternalStore } from 'react';
import { refresh } from '#platform/web/cache/keys.ts';
import { draftName, readDraft, writeDraft } from '#platform/web/forms/drafts.ts';
import { cleanDocument } from '../pure/clean-document.ts';
import { isBag } from '../pure/shape.ts';
import { findDraft, readDraftById, storeDraft, storeNewDraft } from './data.ts';
import { createDraftKeeper, type DeviceCopy, emptyContent } from './draft-keeper.ts';
import type { UseDraftOptions } from './types.ts';

/** What is read back from the device is checked like everything from outside. */
function readDevice(key: string): DeviceCopy | undefined {
  const copy = readDraft(draftName(key)) as Partial<DeviceCopy> | undefined;
  if (!copy || !isBag(copy.content) || typeof copy.at !== 'string') return undefined;
  const content = { ...emptyContent, ...copy.content };
  return {
    ...copy,
    at: copy.at,
    publishAt: copy.publishAt ?? null,
    content: { ...content, document: cleanDocument(content.document) },
  };
}

const ports = {
  find: findDraft,
  read: readDraftById,
  create: storeNewDraft,
  save: storeDraft,
  readDevice,
  writeDevice: (key: string, copy: DeviceCopy | undefined) =>
    writeDraft(draftName(key), copy && (copy as unknown as Record<string, unknown>)),
  now: () => new Date().toISOString(),
};

/**
 * A text that is being written: `const draft = useDraft({ kind: 'blog' })`, then `draft.content`, `draft.setContent({ title })`
 * and `<DraftNotices draft={draft} />`. `await draft.flush()` before publishing, `draft.forget()` after it.
 */
export function useDraft({ kind, targetId = null, draftId, initial }: UseDraftOptions) {
  const [keeper] = useState(() => createDraftKeeper({ kind, targetId, draftId, initial }, ports));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => {
    void keeper.load();
    const hide = () => keeper.writeDevice();
    const online = () => void keeper.flush();
    addEventListener('pagehide', hide);
    addEventListener('online', online);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('online', online);
      void keeper.flush().finally(() => refresh(['listDrafts', 'getDraft']));
    };
  }, [keeper]);
  return { ...state, ...keeper };
}

export type UsedDraft = ReturnType<typeof useDraft>;
