import { useState } from 'react';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { saveFailed, useAccessibility } from '#platform/web/preferences/store.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AccessibilityProfile } from '../../contract.ts';
import {
  chosenBetween,
  followsDevice,
  profileOf,
  shownProfile,
  withChoice,
  withProfile,
} from '../../pure/profile/profile.ts';
import { saveProfile, useProfile } from '../data.ts';
import { DetailedPreferences } from './detailed-preferences.tsx';
import type { ProfileControls } from './profile-controls.ts';
import { QuickSettings } from './quick-settings.tsx';

/** ASSIST-03 to ASSIST-13: a view of the one record of preferences, which is in force on every page. */
export function ProfileTab() {
  const { data, error, loading, refreshing, retry } = useProfile();
  if (loading) return <Spinner label="Loading your accessibility profile" />;
  if (!data)
    return (
      <ErrorState level={2} title="Couldn’t load your accessibility profile" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  return <Controls loaded={data} />;
}

function Controls({ loaded }: { readonly loaded: AccessibilityProfile }) {
  const store = useAccessibility();
  // Until the record itself is here, the profile says enough of it.
  const record = store.stored ?? withProfile(defaultRecord, loaded, loaded.followDevice);
  const [said, setSaid] = useState(false);
  const set: ProfileControls['set'] = async (field, value) => {
    const next = withChoice(record, field, value);
    try {
      await store.saveBy(next, chosenBetween(record, next), () =>
        saveProfile({ ...profileOf(next), followDevice: [...next.followDevice] }),
      );
      setSaid(true);
      toast({ title: 'Profile Updated', description: 'Your accessibility preferences have been saved.' });
      void refresh(['getAccessibilityProfile']);
    } catch {
      toast({ title: saveFailed, variant: 'destructive' });
    }
  };
  const controls: ProfileControls = {
    profile: shownProfile(record, store.effective),
    set,
    follows: (field) => followsDevice(record, field),
  };
  return (
    <div className="duo duo-even">
      <QuickSettings {...controls} />
      <div>
        <DetailedPreferences {...controls} />
        <p className="profile-more">
          <Link href="/accessibility">See all accessibility settings</Link>
          {said && store.savedOn === 'device' && (
            <span className="hint"> Your settings are kept on this device only. You can change that there.</span>
          )}
        </p>
      </div>
    </div>
  );
}
