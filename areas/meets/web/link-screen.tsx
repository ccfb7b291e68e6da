import { useState } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MeetWatch } from '../contract.ts';
import { useAnswerLink, useMeetLink } from './data.ts';
import { Watch } from './watch.tsx';

/** The page behind a link in an email. Programs that look into mails open links too, so only its buttons do anything. */
export function Screen() {
  const [query] = useQueryParams();
  const [token] = useState(() => query.get('token') ?? '');
  return token === '' ? <Dead /> : <Known token={token} />;
}

const Dead = () => (
  <PageTitle
    title="Trusted contact"
    lead="This link doesn’t work any longer. The plan may be over, or someone else may have been asked."
  />
);

function Known({ token }: { readonly token: string }) {
  const { data, error, retry, refreshing } = useMeetLink(token);
  const [saidNo, setSaidNo] = useState(false);
  if (saidNo) return <PageTitle title="Trusted contact" lead="You said no. They’re asked to choose someone else." />;
  if (data) return <Asked token={token} watch={data} onNo={() => setSaidNo(true)} />;
  if (statusOf(error) === 404) return <Dead />;
  return (
    <>
      <PageTitle title="Trusted contact" />
      {error ? (
        <ErrorState level={2} title="Couldn’t load the plan" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Skeleton look="row" label="Loading the plan" />
      )}
    </>
  );
}

function Asked({
  token,
  watch,
  onNo,
}: {
  readonly token: string;
  readonly watch: MeetWatch;
  readonly onNo: () => void;
}) {
  const title = `${watch.owner.displayName}’s trusted contact`;
  useTitle(title);
  const answer = useAnswerLink({
    onDone: (_, { agree }) => {
      if (!agree) return onNo();
      toast({ title: 'You said yes' });
      setTimeout(() => document.getElementById('page-title')?.focus());
    },
    onFail: failed('Couldn’t save your answer'),
  });
  return (
    <>
      <PageTitle title={title} />
      <Watch watch={watch} pending={answer.pending} onAnswer={(agree) => answer.mutate({ token, agree })} />
    </>
  );
}
