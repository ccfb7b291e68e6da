import { currentSession } from '../session.ts';

/** What a person was writing, kept in this browser until it is sent. Nobody else who signs in here gets it. */
const prefix = 'doorways:draft:';
const owner = () => currentSession().member?.id ?? 'guest';

export type Draft = Readonly<Record<string, unknown>>;

export const draftName = (draftKey: string): string => `${prefix}${owner()}:${draftKey}`;

export function readDraft(name: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Files and other things that JSON cannot hold are left out. */
export function writeDraft(name: string, values: Draft | undefined): void {
  try {
    if (values)
      localStorage.setItem(
        name,
        JSON.stringify(values, (_, one) => (one instanceof Blob ? undefined : one)),
      );
    else localStorage.removeItem(name);
  } catch {
    // Storage is full or forbidden; the text is still in the form.
  }
}

/** Names of the present member’s drafts whose key begins so. */
export function draftsFrom(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(draftName(start)));
  } catch {
    // Storage is forbidden, so there is nothing in it.
    return [];
  }
}

/** Of the present member: on signing out from a shared device. */
export const clearDrafts = (): void => {
  for (const name of draftsFrom('')) writeDraft(name, undefined);
};

/** The parts of a draft that the form still has, and that are still of the same kind. */
export function fitting<V extends object>(initial: V, draft: Draft | undefined): Partial<V> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(draft ?? {})) {
    if (!(name in initial)) continue;
    const first = (initial as Draft)[name];
    const sameKind = first === null || first === undefined || typeof first === typeof value;
    if (sameKind && Array.isArray(first) === Array.isArray(value)) kept[name] = value;
  }
  return kept as Partial<V>;
}

export interface DraftKeeper {
  readonly save: (values: Draft | undefined) => void;
  readonly flush: () => void;
  /** After sending: forgets the draft and whatever was about to be written. */
  readonly drop: () => void;
}

/** Where drafts are, when it isn’t the storage of the browser: `FormOptions.drafts`. */
export interface DraftStore {
  readonly read: (name: string) => Draft | undefined;
  readonly write: (name: string, values: Draft | undefined) => void;
}
export const browserDrafts: DraftStore = { read: readDraft, write: writeDraft };

/** Writes at most `pause` milliseconds after the last change. */
export function createKeeper(name: string, { write } = browserDrafts, pause = 400): DraftKeeper {
  let waiting: { values: Draft | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting) write(name, waiting.values);
    waiting = undefined;
  };
  return {
    flush,
    drop() {
      clearTimeout(timer);
      waiting = undefined;
      write(name, undefined);
    },
    save(values) {
      waiting = { values };
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
  };
}
