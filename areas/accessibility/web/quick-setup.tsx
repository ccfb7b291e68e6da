import { lazy, Suspense, useState } from 'react';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { OpenDoor } from '#platform/web/ui/drawings.tsx';
import type { Draft } from './draft.ts';
import { ExportButton } from './export-button.tsx';
import { ImportButton } from './import-button.tsx';
import { ResetButton } from './reset-button.tsx';
import { setupPath } from './steps.ts';

const ResetDialog = lazy(() => import('./reset-dialog.tsx').then((module) => ({ default: module.ResetDialog })));

/** The way into the wizard, and the settings file once there are settings. */
export function QuickSetup({ draft }: { readonly draft: Draft }) {
  const { stored } = useAccessibility();
  const [asking, setAsking] = useState(false);
  return (
    <section className="quick" aria-labelledby="quick-setup">
      <div className="quick-picture" data-part="decoration">
        <OpenDoor size={132} />
      </div>
      <div className="quick-words">
        <h2 id="quick-setup">Quick Setup</h2>
        <p>Six short steps and a last look. You see each change before you keep it, and you can stop at any point.</p>
      </div>
      <ButtonLink className="quick-start" variant="primary" size="l" href={setupPath}>
        {draft.dirty ? 'Continue Quick Setup' : 'Start Quick Setup'}
      </ButtonLink>
      {stored && (
        <div className="row quick-file">
          <ExportButton record={stored} />
          <ImportButton draft={draft}>Import</ImportButton>
          <ResetButton onAsk={() => setAsking(true)} />
          <p className="small">Take your settings with you, or bring them from another account.</p>
        </div>
      )}
      <Suspense fallback={null}>{asking && <ResetDialog draft={draft} onClose={() => setAsking(false)} />}</Suspense>
    </section>
  );
}
