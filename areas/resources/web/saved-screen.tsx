/// <reference types="vite/client" />
import { Download } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useSaved } from './data.ts';
import { ResourceList } from './resource-list.tsx';
import { bundleUrl } from './take-away.ts';
import { TakeAwayBar } from './take-away-bar.tsx';
import './resources.css';

export function Screen() {
  const list = useSaved();
  const ids = list.ids.map(Number);
  return (
    <div className="library-page">
      <PageTitle
        title="Saved resources"
        lead="Resources you’ve saved for later. Only you can see this list."
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Resource Library', href: '/resources' },
        ]}
        actions={
          ids.length > 0 && (
            <ButtonLink icon={Download} href={bundleUrl(ids.slice(0, 50))} download>
              Download these as one file
            </ButtonLink>
          )
        }
      />
      <h2 className="vh">Resources</h2>
      <ResourceList
        list={list}
        empty={
          <EmptyState
            title="No saved resources yet"
            action={<ButtonLink href="/resources">Go to the Resource Library</ButtonLink>}
          >
            <p>Press “Save” under a resource to find it here later.</p>
          </EmptyState>
        }
      />
      <TakeAwayBar />
    </div>
  );
}
