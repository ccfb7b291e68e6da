import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { AnalyzerTab, inputs } from './analyzer/analyzer-tab.tsx';
import { useAnalysis, useMarkupAnalysis } from './analyzer/use-analysis.ts';
import { useModelHelp } from './analyzer/use-model-help.ts';
import { usePicture } from './analyzer/use-picture.ts';
import { useDevices } from './data.ts';
import { DevicesTab } from './devices/devices-tab.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import './assistant.css';

const tabs = ['profile', 'analyzer', 'devices'] as const;
type TabId = (typeof tabs)[number];

const leads: Readonly<Record<TabId, string>> = {
  profile: 'The settings that many people use most. They apply to every page.',
  analyzer: 'Fixed rules check your text here. It is not sent anywhere else.',
  devices: 'A web page can’t see your equipment. Here is what it can know, and what you tell it.',
};

const leadWithModel = 'Fixed rules check your text here. It is sent elsewhere only if you ask an outside model.';

/** ASSIST-01 to ASSIST-20. The tab is in the address; what is being checked stays while another tab is shown. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'profile';
  const input = inputs.find((one) => one === query.get('check')) ?? 'text';
  const words = useAnalysis(tab === 'analyzer');
  const markup = useMarkupAnalysis();
  const picture = usePicture();
  const help = useModelHelp(words, tab === 'analyzer');
  return (
    <>
      <PageTitle
        title="AI Assistant"
        lead={tab === 'analyzer' && help ? leadWithModel : leads[tab]}
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <Tabs<TabId>
        label="AI Assistant"
        value={tab}
        onChange={(id) => setQuery({ tab: id === 'profile' ? null : id, check: null }, { push: true })}
        tabs={[
          { id: 'profile', label: 'Accessibility Profile', panel: <ProfileTab /> },
          {
            id: 'analyzer',
            label: 'Content Analyzer',
            panel: (
              <AnalyzerTab
                input={input}
                onInput={(id) => setQuery({ check: id === 'text' ? null : id })}
                words={words}
                markup={markup}
                picture={picture}
                help={help}
              />
            ),
          },
          { id: 'devices', label: 'Assistive Devices', panel: <Devices /> },
        ]}
      />
    </>
  );
}

function Devices() {
  const { data, error, loading, refreshing, retry, declaredAt, declare } = useDevices();
  if (loading) return <Spinner label="Loading your devices" />;
  if (!data)
    return (
      <ErrorState level={2} title="Couldn’t load your devices" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  return <DevicesTab declaredAt={declaredAt} onDeclare={declare} />;
}
