import { ChevronRight } from 'lucide-react';
import { effective, plainDevice } from '#platform/contract/preferences-effect.ts';
import { useAccessibility, usePreference } from '#platform/web/preferences/store.tsx';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { useDraft } from './draft.ts';
import { FieldControl } from './field-control.tsx';
import { FinishBar } from './finish-bar.tsx';
import { LivePreview } from './live-preview.tsx';
import { stepsFor } from './quick-setup-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { stepHref, stepNumber } from './steps.ts';
import './accessibility.css';

/** The wizard: one group at a time, in any order, with the whole draft in the preview beside it. */
export function Screen({ params }: { params: { step?: string } }) {
  const draft = useDraft();
  const { device } = useAccessibility();
  const simple = usePreference('simplifiedLayout');
  const still = effective({ device: device ?? plainDevice, stored: draft.record, now: 0 }).reduceMotion;
  const steps = stepsFor({ simple, still });
  const number = Math.min(stepNumber(params.step), steps.length);
  const step = steps[number - 1];
  const next = steps[number];
  useTitle(step && `Quick Setup, step ${number} of ${steps.length}: ${step.title}`);
  if (!step) return null;
  const go = (to: number) => navigate(stepHref(to));
  return (
    <>
      <PageTitle
        title="Quick Setup"
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Accessibility', href: '/accessibility' },
        ]}
        lead="One step at a time. Skip any of them, and stop when you like."
      />
      {!simple && (
        <div className="setup-steps">
          <Steps label="Steps" steps={steps.map(({ title }) => title)} current={number - 1} onGo={(to) => go(to + 1)} />
        </div>
      )}
      <div className="duo setup">
        <Section
          title={step.title}
          intro={
            <>
              <span className="num">
                Step {number} of {steps.length}.
              </span>{' '}
              {step.ask}
            </>
          }
        >
          <div className="setup-fields">
            {step.fields.map((field) => (
              <FieldControl key={field.name} field={field} record={draft.record} onSet={draft.set} />
            ))}
            {step.fields.length === 0 && <ReviewStep draft={draft} steps={steps} />}
          </div>
          <div className="row setup-next">
            {next && (
              <>
                <Button className="btn-go" size="l" iconEnd={ChevronRight} onClick={() => go(number + 1)}>
                  Next: {next.title}
                </Button>
                <Button variant="quiet" onClick={() => skip()}>
                  Skip this {simple ? 'question' : 'step'}
                </Button>
              </>
            )}
            {number > 1 && (
              <Button variant="quiet" onClick={() => go(number - 1)}>
                Back<span className="vh"> to {steps[number - 2]?.title}</span>
              </Button>
            )}
          </div>
        </Section>
        <div className="setup-side">
          <LivePreview draft={draft} />
        </div>
      </div>
      <FinishBar draft={draft} />
    </>
  );

  /** Skipping leaves the settings of this step as they are saved. */
  function skip(): void {
    for (const { name } of step?.fields ?? []) draft.revert(name);
    go(number + 1);
  }
}
