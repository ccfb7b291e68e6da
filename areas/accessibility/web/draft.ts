import { useSyncExternalStore } from 'react';
import {
  defaultRecord,
  differences,
  type FieldName,
  type Preferences,
  type PreferencesRecord,
} from '#platform/contract/preferences.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { draftName, readDraft, writeDraft } from '#platform/web/forms/drafts.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { type Changes, changesBetween, usableChanges, withChanges } from './changes.ts';

/** What an imported file left to decide. */
export interface Imported {
  readonly problems: readonly FieldError[];
  /** Own styles of the file, used only when the person ticks them. */
  readonly customCss: string | null;
}

interface Kept {
  readonly changes: Changes;
  readonly imported: Imported | null;
}

const nothing: Kept = { changes: {}, imported: null };
let kept: Kept = nothing;
let keptAs = '';
const listeners = new Set<() => void>();

/** Changes stay while one looks at other pages, after a reload, and for the same member only. */
function current(): Kept {
  const name = draftName('accessibility');
  if (name !== keptAs) {
    keptAs = name;
    kept = { changes: usableChanges(readDraft(name)), imported: null };
  }
  return kept;
}

function keep(next: Kept): void {
  current();
  kept = next;
  writeDraft(keptAs, Object.keys(next.changes).length > 0 ? next.changes : undefined);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface Draft {
  /** The record as it would be saved. */
  readonly record: PreferencesRecord;
  readonly base: PreferencesRecord;
  readonly changed: readonly FieldName[];
  readonly dirty: boolean;
  readonly imported: Imported | null;
  /** null: same as my device. */
  readonly set: <K extends FieldName>(name: K, value: Preferences[K] | null) => void;
  readonly revert: (name: FieldName) => void;
  readonly fill: (target: PreferencesRecord, imported?: Imported) => void;
  readonly clear: () => void;
}

/** The one draft of the settings page and of Quick Setup. */
export function useDraft(): Draft {
  const { stored } = useAccessibility();
  const { changes, imported } = useSyncExternalStore(subscribe, current);
  const base = stored ?? defaultRecord;
  const record = withChanges(base, changes);
  const fill = (target: PreferencesRecord, news: Imported | null = imported) =>
    keep({ changes: changesBetween(base, target), imported: news });
  return {
    record,
    base,
    changed: differences(base, record),
    dirty: Object.keys(changesBetween(base, record)).length > 0,
    imported,
    set: (name, value) => fill(withChanges(record, { [name]: value })),
    revert: (name) => {
      const { [name]: _gone, ...rest } = current().changes;
      keep({ changes: rest, imported });
    },
    fill,
    clear: () => keep(nothing),
  };
}
