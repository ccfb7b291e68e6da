import { useState } from 'react';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MeetWatch } from '../contract.ts';
import { useAnswerWatch, useMeetsLive, useMeetWatch } from './data.ts';
import { Watch } from './watch.tsx';
import { crumbs } from './with-plan.tsx';

const words = {
  thing: 'plan',
  title: 'Trusted contact',
  missing: 'Plan not found',
  lead: 'It may be over, or someone else may have been asked.',
  way: { label: 'See your meet plans', href: '/meets' },
  crumbs,
};

// What was pressed is gone, and a dialog gives its focus back first.
const toHeading = () => setTimeout(() => document.getElementById('page-title')?.focus());

function Asked({ watch, onNo }: { readonly watch: MeetWatch; readonly onNo: () => void }) {
  const title = `${watch.owner.displayName}’s trusted contact`;
  useTitle(title);
  const answer = useAnswerWatch({
    onDone: (_, { agree }) => {
      if (!agree) return onNo();
      toast({ title: 'You said yes' });
      toHeading();
    },
    onFail: failed('Couldn’t save your answer'),
  });
  return (
    <>
      <PageTitle title={title} crumbs={crumbs} />
      <Watch watch={watch} pending={answer.pending} onAnswer={(agree) => answer.mutate({ id: watch.id, agree })} />
    </>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const [saidNo, setSaidNo] = useState(false);
  useMeetsLive();
  if (saidNo) return <SaidNo />;
  return (
    <ById id={params.id} use={useMeetWatch} words={words}>
      {(watch) => <Asked watch={watch} onNo={() => setSaidNo(true)} />}
    </ById>
  );
}

function SaidNo() {
  useTitle('You said no');
  return (
    <>
      <PageTitle title="You said no" lead="They’re asked to choose someone else." crumbs={crumbs} />
      <div className="row">
        <ButtonLink href="/meets">See your meet plans</ButtonLink>
      </div>
    </>
  );
}
