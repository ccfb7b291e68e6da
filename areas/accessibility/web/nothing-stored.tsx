import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Draft } from './draft.ts';
import { ImportButton } from './import-button.tsx';

/** No record yet: the page uses the usual values and what the device says. */
export function NothingStored({ draft }: { readonly draft: Draft }) {
  return (
    <div className="nothing-stored">
      <EmptyState
        title="No Accessibility Preferences Set"
        level={2}
        drawing={null}
        action={<ImportButton draft={draft}>Import settings from a file</ImportButton>}
      >
        <p>
          Doorways uses its usual settings and follows your device. Start Quick Setup, or change a single setting below.
        </p>
      </EmptyState>
    </div>
  );
}
