import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEventHandler, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { fieldErrorsOf } from './failure.ts';
import { Photos } from './photos.tsx';
import { AboutStep, AccessStep, LookingStep, PrivacyStep } from './steps.tsx';
import { checkValues, stepOf, type Values } from './values.ts';

const names = ['What I look for', 'About me and interests', 'Accessibility and communication', 'Privacy'] as const;

interface WizardProps {
  readonly initial: Values;
  /** Counts from 0. */
  readonly firstStep: number;
  readonly isNew: boolean;
  readonly submitLabel: string;
  readonly submit: (values: Values) => Promise<unknown>;
  /** Keeps what is there, for another day or device. */
  readonly onKeep?: (step: number, values: Values) => void;
  /** What stands beside the buttons. */
  readonly children?: ReactNode;
}

/** CONNECT-14 to 23. A new profile is made step by step; of one that is there any step can be saved. */
export function Wizard({ initial, firstStep, isNew, submitLabel, submit, onKeep, children }: WizardProps) {
  const [step, setStep] = useState(firstStep);
  const heading = useRef<HTMLHeadingElement>(null);
  const goneTo = useRef<number>(undefined);
  useEffect(() => {
    if (goneTo.current === step) heading.current?.focus();
    goneTo.current = undefined;
  }, [step]);
  const showFirst = (fields: readonly string[]) => {
    const steps = fields.map(stepOf);
    if (steps.length > 0 && !steps.includes(step)) setStep(Math.min(...steps));
  };
  const form = useForm<Values>({
    initial,
    validate: (values) => {
      const wrong = checkValues(values);
      showFirst(Object.keys(wrong));
      return wrong;
    },
    submit: async (values) => {
      try {
        await submit(values);
      } catch (error) {
        showFirst(fieldErrorsOf(error));
        throw error;
      }
    },
  });
  const go = (to: number) => {
    goneTo.current = to;
    setStep(to);
    onKeep?.(to, form.values);
  };
  const hasNoAim = form.values.lookingFor.length === 0;
  const next = () => {
    // Refused at once where a step needs an answer, in the words of the whole form.
    if (step === 2 && form.values.communicationPreferences.length === 0) form.handleSubmit();
    else go(step + 1);
  };
  const isLast = step === names.length - 1;
  // Enter in a field does what the main button does.
  const onSubmit: FormEventHandler = (event) => {
    event.preventDefault();
    if (isNew && !isLast) next();
    else form.handleSubmit();
  };
  const panels = [
    <LookingStep key="0" form={form} />,
    <AboutStep key="1" form={form} />,
    <AccessStep key="2" form={form} />,
    <PrivacyStep key="3" form={form} isNew={isNew} />,
  ];
  return (
    <>
      <Steps label="Steps" steps={names} current={step} onGo={isNew && hasNoAim ? undefined : go} />
      <div className="stack connections-wizard">
        <FormNotices form={form} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {names[step]}
          </h2>
          <p className="soft">
            Step {step + 1} of {names.length}
          </p>
        </div>
        {step === 1 && <Photos />}
        <form className="stack" noValidate onSubmit={onSubmit}>
          {panels[step]}
          <div className="row wizard-buttons">
            <Button description="a step back" icon={ArrowLeft} disabled={step === 0} onClick={() => go(step - 1)}>
              Previous
            </Button>
            {!isLast && (
              <Button
                type={isNew ? 'submit' : 'button'}
                variant={isNew ? 'primary' : 'secondary'}
                description="a step on"
                iconEnd={ArrowRight}
                disabled={step === 0 && hasNoAim}
                onClick={isNew ? undefined : next}
              >
                Next
              </Button>
            )}
            {(isLast || !isNew) && (
              <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
                {submitLabel}
              </Button>
            )}
            {children}
          </div>
        </form>
      </div>
    </>
  );
}
