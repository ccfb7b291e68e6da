import { type ReactNode, useMemo } from 'react';
import { effective } from '#platform/contract/preferences-effect.ts';
import type { PreferencesRecord } from '#platform/contract/preferences-shape.ts';
import { PreferencesContext, useStore } from './store.tsx';
import type { PreferencesStore } from './store-core.ts';
import { Verbose } from './verbose.tsx';

export interface PreviewScopeProps {
  readonly values: PreferencesRecord;
  readonly children: ReactNode;
}

/** For a sample of the page: inside it the hooks below answer with these values, and nothing outside changes. */
export function PreviewScope({ values, children }: PreviewScopeProps) {
  const store = useStore();
  const scoped = useMemo(() => withValues(store, values), [store, values]);
  return (
    <PreferencesContext value={scoped}>
      <Verbose>{children}</Verbose>
    </PreferencesContext>
  );
}

function withValues(store: PreferencesStore, stored: PreferencesRecord): PreferencesStore {
  let outer = store.getState();
  const inside = () => ({ ...outer, effective: effective({ device: outer.device, stored, now: Date.now() }) });
  let inner = inside();
  return {
    ...store,
    getState: () => {
      const now = store.getState();
      if (now !== outer) {
        outer = now;
        inner = inside();
      }
      return inner;
    },
  };
}
