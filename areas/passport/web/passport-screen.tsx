/// <reference types="vite/client" />
import { Printer } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { Passport } from '../contract.ts';
import { AddNeed } from './add-need.tsx';
import { usePassport } from './data.ts';
import { NeedList } from './need-list.tsx';
import { ShareList } from './share-list.tsx';
import './passport.css';

export function Screen() {
  const { data, error, loading, refreshing, retry } = usePassport();
  const { member } = useSession();
  return (
    <div className="passport">
      <PageTitle
        title="Access passport"
        lead="What you need, written once. You choose who sees which line, and you can stop sharing any time."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          data &&
          data.items.length > 0 && (
            <Button icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      >
        {member && <p className="passport-print-name">{member.displayName}</p>}
      </PageTitle>
      {loading && <Skeleton count={2} label="Loading your passport" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your passport" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Own passport={data} />}
    </div>
  );
}

const Own = ({ passport }: { readonly passport: Passport }) => (
  <>
    <Section
      title="What I need"
      intro="Stored sealed, and shown to no one until you share it. We tell you how well events fit; organisers don’t see that."
      className="passport-needs"
    >
      {passport.items.length === 0 ? (
        <EmptyState title="Nothing here yet">
          <p>Add a need from the list below, or write one in your own words.</p>
        </EmptyState>
      ) : (
        <NeedList passport={passport} />
      )}
    </Section>
    <div data-part="passport-edit">
      <AddNeed passport={passport} />
      <ShareList passport={passport} />
    </div>
  </>
);
