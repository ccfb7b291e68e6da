import { cloneElement, type ReactElement, useId } from 'react';
import { usePreference } from './store.tsx';

/** True while longer descriptions are wanted. */
export const useVerbose = (): boolean => usePreference('verboseDescriptions');

/**
 * Adds a hint for assistive technology to one control: keys, state, counts. The name of the control stays the same.
 * With verboseDescriptions off the hint is not in the page.
 */
export function Describe({
  hint,
  children,
}: {
  hint: string;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) {
  const id = useId();
  const own = children.props['aria-describedby'];
  const on = useVerbose();
  const described = [own, on && id].filter(Boolean).join(' ') || undefined;
  return (
    <>
      {cloneElement(children, { 'aria-describedby': described })}
      {on && (
        <span id={id} hidden>
          {hint}
        </span>
      )}
    </>
  );
}
