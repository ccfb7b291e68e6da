import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import type { Draft, DraftContent, DraftKind } from '../contract.ts';
import { isEmptyDocument, sameDocument } from '../pure/clean-document.ts';
import { emptyDocument } from '../pure/types.ts';
import type { DraftToStore } from './data.ts';

/** What this device keeps until the server has it. */
export interface DeviceCopy {
  readonly content: DraftContent;
  readonly publishAt: string | null;
  /** The draft that it continues; missing: not on the server yet. */
  readonly base?: { readonly id: number; readonly version: number } | undefined;
  readonly at: string;
}

export interface KeeperState {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly content: DraftContent;
  readonly publishAt: string | null;
  readonly base: { readonly id: number; readonly version: number } | undefined;
  /** saved: the server has it. device: only this device has it. */
  readonly saving: 'none' | 'waiting' | 'saving' | 'saved' | 'device';
  readonly savedAt: string | undefined;
  /** Why the server does not have it; a sentence. */
  readonly problem: string | undefined;
  /** Something older that could be continued: the person chooses. */
  readonly offer: { readonly copy: DeviceCopy; readonly from: 'device' | 'server' } | undefined;
  /** What was saved from somewhere else meanwhile. */
  readonly conflict: Draft | undefined;
  /** Published or deleted somewhere else meanwhile. */
  readonly gone: boolean;
}

export interface KeeperPorts {
  readonly find: (kind: DraftKind, targetId: number | null) => Promise<Draft | undefined>;
  readonly read: (id: number) => Promise<Draft>;
  readonly create: (draft: DraftToStore, key: string) => Promise<Draft>;
  readonly save: (id: number, version: number, draft: DraftToStore) => Promise<Draft>;
  readonly readDevice: (key: string) => DeviceCopy | undefined;
  readonly writeDevice: (key: string, copy: DeviceCopy | undefined) => void;
  readonly now: () => string;
}

export interface KeeperOptions {
  readonly kind: DraftKind;
  readonly targetId: number | null;
  readonly draftId?: number | undefined;
  readonly initial?: Partial<DraftContent> | undefined;
}

export const emptyContent: DraftContent = {
  title: '',
  document: emptyDocument,
  tags: [],
  contentWarning: '',
  extra: {},
};

/** Milliseconds from the first change until this device has it, until the server has it, and until it is tried again. */
export const pauses = { device: 700, server: 3000, again: 10_000 } as const;

const same = (one: DraftContent, other: DraftContent) =>
  sameDocument(one.document, other.document) &&
  JSON.stringify({ ...one, document: null }) === JSON.stringify({ ...other, document: null });

export const isEmptyContent = ({ title, document, tags, contentWarning }: DraftContent): boolean =>
  title.trim() === '' && isEmptyDocument(document) && tags.length === 0 && contentWarning.trim() === '';

const baseOf = ({ id, version }: Draft) => ({ id, version });

/** Keeps what somebody writes: on the device at once, on the server soon, and never over what was saved elsewhere. */
export function createDraftKeeper(options: KeeperOptions, ports: KeeperPorts) {
  const { kind, targetId, draftId } = options;
  const start = { ...emptyContent, ...options.initial };
  let state: KeeperState = {
    phase: 'loading',
    content: start,
    publishAt: null,
    base: undefined,
    saving: 'none',
    savedAt: undefined,
    problem: undefined,
    offer: undefined,
    conflict: undefined,
    gone: false,
  };
  let deviceTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  /** What the server is known to have. */
  let stored: DraftContent | undefined;
  let storedPublishAt: string | null = null;
  /** A creation whose outcome is not known is tried with the same words and key, so that there is one draft. */
  let creating: { readonly draft: DraftToStore; readonly key: string } | undefined;
  let closed = false;
  const listeners = new Set<() => void>();
  const set = (part: Partial<KeeperState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const newKey = `writing:${kind}:${targetId ?? 'new'}`;
  const keyOf = (id: number | undefined) => (id === undefined ? newKey : `writing:draft:${id}`);
  const unsaved = () => stored === undefined || !same(stored, state.content) || storedPublishAt !== state.publishAt;

  const writeDevice = () => {
    clearTimeout(deviceTimer);
    deviceTimer = undefined;
    if (closed || state.phase !== 'ready') return;
    const { content, publishAt, base } = state;
    const nothing = !unsaved() || (base === undefined && (isEmptyContent(content) || same(content, start)));
    // An offer that waits for an answer is not written over by an empty page.
    if (nothing && state.offer?.from === 'device') return;
    ports.writeDevice(keyOf(base?.id), nothing ? undefined : { content, publishAt, base, at: ports.now() });
  };
  const later = (pause: number) => {
    if (serverTimer === undefined && !closed) serverTimer = setTimeout(() => void save(), pause);
  };

  const took = (draft: Draft, sent: DraftToStore) => {
    const first = state.base === undefined;
    stored = sent.content;
    storedPublishAt = sent.publishAt;
    set({ base: baseOf(draft), savedAt: draft.updatedAt, problem: undefined, saving: 'saved' });
    if (first) ports.writeDevice(newKey, undefined);
    if (unsaved()) later(pauses.server);
    writeDevice();
  };

  const refused = async (error: unknown) => {
    const status = statusOf(error);
    const id = state.base?.id;
    if (status === 404 && id !== undefined) return set({ gone: true, saving: 'device' });
    if (status === 409 && id !== undefined) {
      try {
        return set({ conflict: await ports.read(id), saving: 'device' });
      } catch (failed) {
        if (statusOf(failed) === 404) return set({ gone: true, saving: 'device' });
      }
    }
    set({ saving: 'device', problem: textForPeople(error) });
    // What the server refuses for its words is tried again when they have changed.
    if (status === undefined || status >= 500 || status === 429) later(pauses.again);
    else creating = undefined;
  };

  const once = async () => {
    const draft: DraftToStore = { kind, targetId, content: state.content, publishAt: state.publishAt };
    set({ saving: 'saving' });
    try {
      const { base } = state;
      if (base) return took(await ports.save(base.id, base.version, draft), draft);
      creating ??= { draft, key: crypto.randomUUID() };
      const made = await ports.create(creating.draft, creating.key);
      const { draft: sent } = creating;
      creating = undefined;
      if (!closed) took(made, sent);
    } catch (error) {
      if (!closed) await refused(error);
    }
  };
  function save(): Promise<void> {
    clearTimeout(serverTimer);
    serverTimer = undefined;
    if (running) return running;
    const { phase, base, content, conflict, gone } = state;
    if (closed || phase !== 'ready' || conflict || gone || !unsaved()) return Promise.resolve();
    if (!base && (isEmptyContent(content) || same(content, start))) return Promise.resolve();
    running = once().finally(() => {
      running = undefined;
    });
    return running;
  }

  const change = (part: Partial<Pick<KeeperState, 'content' | 'publishAt'>>) => {
    set({ ...part, ...(state.saving !== 'saving' && { saving: 'waiting' as const }) });
    if (!unsaved()) return set({ saving: 'saved' });
    deviceTimer ??= setTimeout(writeDevice, pauses.device);
    later(pauses.server);
  };

  const open = (draft: Draft) => {
    stored = draft.content;
    storedPublishAt = draft.publishAt;
    const ready = { phase: 'ready' as const, content: draft.content, publishAt: draft.publishAt, base: baseOf(draft) };
    const device = ports.readDevice(keyOf(draft.id));
    set({ ...ready, saving: 'saved', savedAt: draft.updatedAt });
    if (!device || same(device.content, draft.content)) return;
    if (device.base?.version !== draft.version) {
      set({ content: device.content, publishAt: device.publishAt, conflict: draft, saving: 'device' });
    } else set({ offer: { copy: device, from: 'device' } });
  };

  const load = async () => {
    set({ phase: 'loading' });
    try {
      if (draftId !== undefined) return open(await ports.read(draftId));
      const device = ports.readDevice(newKey);
      if (device && !isEmptyContent(device.content)) {
        return set({ phase: 'ready', offer: { copy: device, from: 'device' } });
      }
      const found = await ports.find(kind, targetId);
      if (closed) return;
      const copy = found && {
        content: found.content,
        publishAt: found.publishAt,
        base: baseOf(found),
        at: found.updatedAt,
      };
      set({ phase: 'ready', offer: copy && { copy, from: 'server' } });
    } catch (error) {
      if (closed) return;
      // Without the server a new text can be written all the same.
      if (draftId === undefined) set({ phase: 'ready' });
      else set({ phase: 'failed', problem: textForPeople(error) });
    }
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    setContent: (part: Partial<DraftContent>) => change({ content: { ...state.content, ...part } }),
    setPublishAt: (publishAt: string | null) => change({ publishAt }),
    /** Continues what was offered. */
    takeOffer() {
      const { offer } = state;
      if (!offer) return;
      const { content, publishAt, base } = offer.copy;
      if (offer.from === 'server') [stored, storedPublishAt] = [content, publishAt];
      set({ content, publishAt, base: base ?? state.base, offer: undefined, saving: 'waiting' });
      if (unsaved()) change({});
      else set({ saving: 'saved', savedAt: offer.copy.at });
    },
    /** Leaves it: the device's copy goes, a draft on the server stays in the list of drafts. */
    leaveOffer() {
      if (state.offer?.from === 'device') ports.writeDevice(keyOf(state.base?.id), undefined);
      set({ offer: undefined });
      writeDevice();
    },
    async keepMine() {
      const { conflict } = state;
      if (!conflict) return;
      stored = conflict.content;
      set({ base: baseOf(conflict), conflict: undefined, saving: 'waiting' });
      await save();
    },
    takeTheirs() {
      const { conflict } = state;
      if (!conflict) return;
      [stored, storedPublishAt] = [conflict.content, conflict.publishAt];
      const { content, publishAt, updatedAt } = conflict;
      set({ content, publishAt, base: baseOf(conflict), conflict: undefined, saving: 'saved', savedAt: updatedAt });
      ports.writeDevice(keyOf(conflict.id), undefined);
    },
    /** After it was published or deleted elsewhere: what is on the page becomes a draft of its own. */
    async saveAsNew() {
      ports.writeDevice(keyOf(state.base?.id), undefined);
      stored = undefined;
      set({ base: undefined, gone: false, saving: 'waiting' });
      await save();
    },
    /** Now, not soon: before leaving, and before publishing. */
    async flush() {
      writeDevice();
      await save();
      // What was typed while the first one was under way.
      if (unsaved()) await save();
    },
    writeDevice,
    /** After publishing: the draft has gone with it. */
    forget() {
      closed = true;
      clearTimeout(deviceTimer);
      clearTimeout(serverTimer);
      ports.writeDevice(keyOf(state.base?.id), undefined);
      ports.writeDevice(newKey, undefined);
    },
    close() {
      writeDevice();
      closed = true;
      clearTimeout(deviceTimer);
      clearTimeout(serverTimer);
    },
  };
}
