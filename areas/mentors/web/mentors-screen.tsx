/// <reference types="vite/client" />
import { UserRoundPlus } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { askedIn, type Tab, tabIn } from './asked.ts';
import { useMentoringNews, useMyMentoring } from './data.ts';
import { Find } from './find.tsx';
import { MyMentorships } from './my-mentorships.tsx';
import { Requests } from './requests.tsx';
import './mentors.css';

/** MENTOR-01. Tab and filters are in the address, so that they can be shared and Back leads through them. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const { data } = useMyMentoring();
  useMentoringNews();
  const tab = tabIn(query);
  const panels: readonly { readonly id: Tab; readonly label: string; readonly panel: () => React.ReactNode }[] = [
    { id: 'find', label: 'Find Mentors', panel: () => <Find asked={askedIn(query)} onChange={setQuery} /> },
    { id: 'mentorships', label: 'My Mentorships', panel: () => <MyMentorships /> },
    { id: 'requests', label: 'Requests', panel: () => <Requests /> },
  ];
  return (
    <>
      <PageTitle
        title="Mentor Matching"
        lead="Someone a few steps ahead of you. You bring the goals."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <ButtonLink href="/mentor-matching/profile" icon={UserRoundPlus}>
            {data?.profile ? 'You as a mentor' : 'Become a mentor'}
          </ButtonLink>
        }
      />
      <Tabs
        label="Mentor Matching"
        manual
        value={tab}
        onChange={(chosen) => setQuery({ tab: chosen === 'find' ? null : chosen }, { push: true })}
        tabs={panels.map(({ id, label, panel }) => ({ id, label, panel: tab === id && panel() }))}
      />
    </>
  );
}
