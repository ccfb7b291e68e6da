import { Siren } from 'lucide-react';
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { CommunityDetail, RollCallState } from '../contract.ts';
import { Buddies } from './buddies.tsx';
import { useRollCall } from './data.ts';
import { RollCallView } from './roll-call-view.tsx';
import { StartDialog } from './start-dialog.tsx';

/** Roll-calls and buddies, for members. */
export function Safety({ community }: { readonly community: CommunityDetail }) {
  const { data, error, loading, refreshing, retry } = useRollCall(community.id, true);
  if (loading) return <Skeleton count={1} look="row" label="Loading the roll-call" />;
  if (!data) {
    return (
      <ErrorState title="Couldn’t load the roll-call" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <div className="community-page">
      <RollCallSection community={community} state={data} />
      <Buddies communityId={community.id} buddies={data.buddies} />
    </div>
  );
}

function RollCallSection({ community, state }: { readonly community: CommunityDetail; readonly state: RollCallState }) {
  const [starting, setStarting] = useState(false);
  const { rollCall, mayRun } = state;
  const mayStart = mayRun && community.space.status === 'open' && (!rollCall || rollCall.endedAt !== null);
  return (
    <Section
      title="Roll-call"
      intro="In heat, flood, fire or an outage, the people who run the community ask everyone if they’re safe. Answers are deleted after 30 days."
      action={
        mayStart && (
          <Button icon={Siren} onClick={() => setStarting(true)}>
            Start a roll-call
          </Button>
        )
      }
    >
      {rollCall ? (
        <RollCallView community={community} rollCall={rollCall} mayRun={mayRun} />
      ) : (
        <p>No roll-calls in the last 30 days.</p>
      )}
      {starting && <StartDialog community={community} onClose={() => setStarting(false)} />}
    </Section>
  );
}
