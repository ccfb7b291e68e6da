import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldSet } from '#platform/web/ui/field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { limits } from '../../pure/limits.ts';
import type { MedicineValues } from './medicine-values.ts';

/** Clock times of a day, one in each box. */
export function TimesField({ form, hint }: { readonly form: Form<MedicineValues>; readonly hint: string }) {
  const { id, error, value: times } = form.field('times');
  const box = useRef<HTMLDivElement>(null);
  const focusOn = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a time has come or gone
  useEffect(() => {
    if (focusOn.current === undefined) return;
    box.current?.querySelectorAll('input')[focusOn.current]?.focus();
    focusOn.current = undefined;
  }, [times.length]);
  const put = (next: readonly string[], focus?: number) => {
    focusOn.current = focus;
    form.setValues({ times: next });
  };
  return (
    <FieldSet id={id} legend="Times" hint={hint} error={error}>
      <div className="care-fields" ref={box}>
        {times.map((time, n) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other name
            key={n}
            type="time"
            label={`Time ${n + 1}`}
            value={time}
            onChange={(event) => put(times.with(n, event.currentTarget.value))}
            after={
              times.length > 1 && (
                <Button
                  variant="quiet"
                  icon={Trash2}
                  description="Remove a time"
                  onClick={() => put(times.toSpliced(n, 1), Math.max(0, n - 1))}
                >
                  Remove<VisuallyHidden> time {n + 1}</VisuallyHidden>
                </Button>
              )
            }
          />
        ))}
        {times.length < limits.doseTimes && (
          <div className="row">
            <Button icon={Plus} description="Add a time" onClick={() => put([...times, ''], times.length)}>
              Add a time
            </Button>
          </div>
        )}
      </div>
    </FieldSet>
  );
}
