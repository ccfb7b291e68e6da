/// <reference types="vite/client" />
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { askedIn, type TabId, tabIn } from './asked.ts';
import { ControlsTab } from './controls-tab.tsx';
import { listCrumbs } from './crumbs.ts';
import { readListsAgain } from './data.ts';
import { useStayInSession } from './running-session.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { SetupGuide } from './setup-guide.tsx';
import { SpacesTab } from './spaces/spaces-tab.tsx';
import './vr.css';

/** Rooms change often: the lists are read again at most so often. */
const rest = 3000;

function useListNews(): void {
  const [news] = useState(() => ({ timer: undefined as ReturnType<typeof setTimeout> | undefined }));
  const soon = () => {
    news.timer ??= setTimeout(() => {
      news.timer = undefined;
      readListsAgain();
    }, rest);
  };
  useLive('vr', soon, { onGap: soon });
}

/** VR-01, VR-02. Tab and filters are in the address, so that they can be shared and Back leads through them. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const [guide, setGuide] = useState(false);
  useListNews();
  useStayInSession();
  const tab = tabIn(query);
  const choose = (chosen: TabId) => setQuery({ tab: chosen === 'spaces' ? null : chosen }, { push: true });
  return (
    <>
      <PageTitle
        title="VR Social Spaces"
        lead="Rooms to be in together, as text, as a map or in 3D. Walk, sit or type: each way is as good as another."
        crumbs={listCrumbs}
        actions={
          <ButtonLink href="/vr-social-spaces/new" variant="primary" icon={Plus}>
            Make a space
          </ButtonLink>
        }
      />
      <div className="vr-top">
        <Notice
          title="No VR equipment needed"
          action={
            <>
              <Button onClick={() => setGuide(true)}>Setup Guide</Button>
              <Button onClick={() => choose('controls')}>Accessibility Options</Button>
            </>
          }
        >
          Every space opens in the browser that you have now, on a phone, a computer or a headset.
        </Notice>
      </div>
      <Tabs<TabId>
        label="VR Social Spaces"
        manual
        value={tab}
        onChange={choose}
        tabs={[
          {
            id: 'spaces',
            label: 'Available Spaces',
            panel: tab === 'spaces' && <SpacesTab asked={askedIn(query)} onChange={setQuery} />,
          },
          { id: 'sessions', label: 'My Sessions', panel: tab === 'sessions' && <SessionsTab /> },
          { id: 'controls', label: 'Adaptive Controls', panel: tab === 'controls' && <ControlsTab /> },
        ]}
      />
      <SetupGuide open={guide} onClose={() => setGuide(false)} />
    </>
  );
}
