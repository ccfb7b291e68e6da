import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** What every field has. The hint stands before the field, the error beside it. */
export type FieldProps = {
  label: ReactNode;
  /** Only where what stands around says it to everybody: a search box, the field of a conversation. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Adds "(optional)" to the label. Fields are required unless they say so. */
  optional?: boolean | undefined;
};

export const useFieldIds = (
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  given?: string,
  describedBy?: string,
) => {
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint ? hintId : '', error ? errorId : '', describedBy ?? ''].filter(Boolean).join(' ');
  return { id, hintId, errorId, describedBy: ids || undefined };
};

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="hint" id={id}>
    {children}
  </p>
);

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="field-error" id={id}>
    <Icon icon={CircleAlert} />
    <span>
      <span className="vh">Error: </span>
      {children}
    </span>
  </p>
);

export const FieldLabel = ({
  htmlFor,
  hidden,
  optional,
  children,
}: {
  htmlFor: string;
  hidden?: boolean | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
}) => (
  <label className={hidden ? 'vh' : 'field-label'} htmlFor={htmlFor} id={`${htmlFor}-label`}>
    {children}
    {optional && <span className="opt"> (optional)</span>}
  </label>
);

/** Label, hint and error around one control. */
export const FieldFrame = ({
  ids,
  label,
  labelHidden,
  hint,
  error,
  optional,
  children,
}: FieldProps & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) => (
  <div className="field" data-invalid={error ? '' : undefined}>
    <FieldLabel htmlFor={ids.id} hidden={labelHidden} optional={optional}>
      {label}
    </FieldLabel>
    {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    {children}
  </div>
);

/** Label, hint and error around several controls that answer one question. */
export const FieldSet = ({
  id,
  legend,
  hint,
  error,
  optional,
  children,
}: Omit<FieldProps, 'label'> & { id?: string | undefined; legend: ReactNode; children: ReactNode }) => {
  const ids = useFieldIds({ hint, error }, id);
  return (
    <fieldset
      id={ids.id}
      tabIndex={-1}
      className="field fieldset"
      aria-describedby={ids.describedBy}
      data-invalid={error ? '' : undefined}
    >
      <legend className="field-label">
        {legend}
        {optional && <span className="opt"> (optional)</span>}
      </legend>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {children}
    </fieldset>
  );
};
