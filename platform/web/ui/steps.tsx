import { Check } from 'lucide-react';
import { Hint } from './hint.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The stages of a task as a row of doors. `current` counts from 0; `onGo` makes the doors buttons. */
export const Steps = ({
  label,
  steps,
  current,
  onGo,
}: {
  label: string;
  steps: readonly string[];
  current: number;
  onGo?: ((index: number) => void) | undefined;
}) => (
  <nav aria-label={label}>
    <ol className="steps plain-list">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'next';
        const inside = (
          <>
            <span className="step-door" aria-hidden="true">
              {state === 'done' ? <Icon icon={Check} /> : index + 1}
            </span>
            <span className="step-words">
              {state === 'done' && <VisuallyHidden>Done: </VisuallyHidden>}
              {step}
            </span>
          </>
        );
        return (
          <li key={step} className={`step step-${state}`}>
            {onGo ? (
              <Hint description="a step">
                <button type="button" aria-current={state === 'now' ? 'step' : undefined} onClick={() => onGo(index)}>
                  {inside}
                </button>
              </Hint>
            ) : (
              <span aria-current={state === 'now' ? 'step' : undefined}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
