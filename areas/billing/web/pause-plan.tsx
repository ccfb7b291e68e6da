import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { UserSubscription } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { usePause, useResume } from './data.ts';

const choices = ['1', '2', '3'] as const;

/** One press, without a reason and without proof. */
export function PausePlan({ subscription }: { readonly subscription: UserSubscription }) {
  const { status, canPause, pausedUntil, currentPeriodEnd } = subscription;
  const [months, setMonths] = useState<(typeof choices)[number]>('3');
  const pause = usePause({
    onDone: () => toast({ title: 'Plan Paused', description: 'You pay nothing for it now. Nothing is deleted.' }),
    onFail: failed('Couldn’t pause the plan'),
  });
  const resume = useResume({
    onDone: () => toast({ title: 'Pause Ended', description: 'You have your plan again.' }),
    onFail: failed('Couldn’t end the pause'),
  });
  if (status === 'paused') {
    return (
      <Section title="Your plan is paused" region={false}>
        <div className="stack">
          <p>
            {`It costs nothing until ${dayWords(pausedUntil ?? currentPeriodEnd)}. The limits of Free count until then.`}{' '}
            You can go on earlier, whenever you like.
          </p>
          <Button pending={resume.pending} onClick={() => resume.mutate()}>
            End the pause now
          </Button>
        </div>
      </Section>
    );
  }
  if (!canPause) return null;
  const length = counted(Number(months), 'month');
  return (
    <Section title="Money is tight?" region={false}>
      <div className="stack">
        <p>
          Pause the plan. You pay nothing for it, and nothing is deleted. The limits of Free count during the pause. You
          need no reason and no proof. It is possible once in twelve months.
        </p>
        <RadioGroup
          legend="How long?"
          options={choices.map((value) => ({ value, label: counted(Number(value), 'month') }))}
          value={months}
          onChange={setMonths}
        />
        <Button
          pending={pause.pending}
          description="Pause the plan"
          onClick={() => pause.mutate({ months: Number(months) })}
        >
          {`Pause for ${length}`}
        </Button>
      </div>
    </Section>
  );
}
