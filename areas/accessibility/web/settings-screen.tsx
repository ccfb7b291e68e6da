import { useState } from 'react';
import { type FieldName, fieldNames } from '#platform/contract/preferences.ts';
import { Secondary } from '#platform/web/preferences/secondary.tsx';
import { useAccessibility, usePreference } from '#platform/web/preferences/store.tsx';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { BadDay } from './bad-day.tsx';
import { useDraft } from './draft.ts';
import { LivePreview, PreviewTools } from './live-preview.tsx';
import { NothingStored } from './nothing-stored.tsx';
import { Overview } from './overview.tsx';
import { Privacy } from './privacy.tsx';
import { QuickSetup } from './quick-setup.tsx';
import { Resources } from './resources.tsx';
import { ThisDevice } from './this-device.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { WhereKept } from './where-kept.tsx';
import './accessibility.css';

/** A search of the site leads to one setting: its editor is open. */
const settingIn = (hash: string): FieldName | null => fieldNames.find((name) => hash === `#setting-${name}`) ?? null;

export function Screen() {
  const { stored, status, error, refresh } = useAccessibility();
  const { member } = useSession();
  const draft = useDraft();
  const [open, setOpen] = useState(() => settingIn(location.hash));
  const simple = usePreference('simplifiedLayout');
  const unsaved = <UnsavedChanges draft={draft} open={open} onDone={() => setOpen(null)} />;
  return (
    <>
      <PageTitle
        title="Accessibility"
        crumbs={[{ label: 'Home', href: '/' }]}
        lead={
          member
            ? 'Set the room up the way you like it. Your choices are private and follow you to every device you sign in on.'
            : 'Set the room up the way you like it. Your choices stay in this browser until you sign in.'
        }
      >
        {member && (
          <p>
            Passwords, devices and your email address are under{' '}
            <Link href="/settings/security">Sign-in and security</Link>. Your data and consents are under{' '}
            <Link href="/settings/privacy">Your data and privacy</Link>, and ads under{' '}
            <Link href="/settings/ads">Ads you see</Link>.
          </p>
        )}
      </PageTitle>
      {error && (
        <ErrorState title={error.message} level={2} onRetry={() => void refresh().catch(() => undefined)}>
          Your last known settings are in force. You can still change and save them.
        </ErrorState>
      )}
      <QuickSetup draft={draft} />
      {status === 'loading' && !stored && <Skeleton label="Loading your settings" count={4} look="row" />}
      {status !== 'loading' && !stored && <NothingStored draft={draft} />}
      <div className="duo settings-duo">
        <div className="settings-main">
          <Overview draft={draft} open={open} onOpen={setOpen} />
          {simple && unsaved}
          <Secondary label="More settings and help">
            <BadDay />
            <WhereKept />
            <ThisDevice />
            <Resources />
            <Privacy />
          </Secondary>
        </div>
        <div className="settings-side" data-part="side">
          <LivePreview draft={draft}>
            <PreviewTools draft={draft} />
          </LivePreview>
          {!simple && unsaved}
        </div>
      </div>
    </>
  );
}
