import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { parts, valuesOf } from './plan-parts.ts';
import type { Plan } from './plan-seal.ts';

/** The plan to read, where it cannot be changed. */
export function PlanReading({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const values = valuesOf(plan);
  return (
    <section className="stack" aria-labelledby="plan-words">
      <h2 id="plan-words" ref={heading} tabIndex={-1}>
        Your plan
      </h2>
      {parts
        .filter(({ name }) => values[name].trim() !== '')
        .map(({ name, label }) => (
          <div key={name}>
            <h3>{label}</h3>
            <p className="plan-words">{values[name]}</p>
          </div>
        ))}
      <div>
        <Button icon={LockKeyhole} onClick={onClose}>
          Close the plan
        </Button>
      </div>
    </section>
  );
}
