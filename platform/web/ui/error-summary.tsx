import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

export type SummaryError = { /** id of the field */ field?: string | undefined; message: string };

const toField = (event: MouseEvent, id: string) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const label = document.getElementById(`${id}-label`) ?? field.querySelector('legend') ?? field;
  label.scrollIntoView({ block: 'start' });
  const target = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:not(:disabled)') ?? field)
    : field;
  target.focus({ preventScroll: true });
};

/**
 * All that is wrong with a form, above it, with a link to each field. Takes focus when it appears and again
 * whenever `attempt` changes (count the submissions), never while somebody types.
 */
export const ErrorSummary = ({
  errors,
  title = 'There is a problem',
  attempt = 0,
}: {
  errors: readonly SummaryError[];
  title?: string | undefined;
  attempt?: number | undefined;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same errors takes focus again
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  useEffect(() => {
    if (!shown) return;
    if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <div className="summary" ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon icon={CircleAlert} />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => toField(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
