import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useAdChoice, usePutAdChoice } from './data.ts';
import { readKept, storeKept } from './seen-often.ts';

/** Ads are switched off with one press, for nothing, and nobody asks why. */
export function Screen() {
  return (
    <>
      <PageTitle
        title="Ads you see"
        lead="Ads help to pay for Doorways. You can have none, and nothing else changes."
        crumbs={[{ label: 'Settings', href: '/accessibility' }]}
      />
      <div className="stack">
        <Choice />
        <Section title="How an ad is chosen">
          <div className="stack">
            <p>
              An ad is chosen by the page: which one it is, what it is about, and the clock of your device. It is never
              chosen by you.
            </p>
            <p>
              What chooses ads can’t read your disability, your settings, your wellness, your groups, your messages or
              your profile.
            </p>
            <p>
              Ads are in Home, Blogs, Forums and Events alone, with ten items between two of them. In concentration mode
              and on bad days there are none.
            </p>
            <p>
              Advertisers see how often an ad was seen and pressed on a day. They never see who did it. How often you
              have seen an ad is kept in your browser alone.
            </p>
          </div>
        </Section>
        <HiddenAds />
      </div>
    </>
  );
}

function Choice() {
  const { data, error, loading, refreshing, retry } = useAdChoice();
  const put = usePutAdChoice({
    onDone: ({ off }) => toast({ title: off ? 'Ads are off' : 'Ads are on', description: 'On all your devices.' }),
    onFail: failed('Nothing was changed'),
  });
  if (loading) return <Skeleton count={1} look="row" label="Loading your choice" />;
  if (!data) {
    return (
      <ErrorState level={2} title="Couldn’t load your choice" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <Switch
      label="Show ads"
      hint="Off: you see no ads, on all your devices."
      checked={!data.off}
      onChange={(on) => put.mutate({ off: !on })}
    />
  );
}

/** Of this browser. */
function HiddenAds() {
  const [kept, setKept] = useState(readKept);
  const count = kept.hidden.length;
  if (count === 0) return null;
  const showAll = () => {
    const now = { ...readKept(), hidden: [] };
    storeKept(now);
    setKept(now);
    document.getElementById('page-title')?.focus();
    toast({ title: 'Hidden ads can be shown again' });
  };
  return (
    <Section title="Ads that you hid">
      <div className="row">
        <p>You hid {counted(count, 'ad')} in this browser.</p>
        <Button description="Show hidden ads again" onClick={showAll}>
          Let them be shown again
        </Button>
      </div>
    </Section>
  );
}
