import { cloneElement, type ReactElement, useId } from 'react';

type Tipped = { 'aria-describedby'?: string | undefined; 'data-tip'?: string };

/**
 * A short remark on a control. It repeats or explains; nothing may be found here alone. tip-layer.ts shows it: hover
 * waits for the member's delay, focus opens at once, Escape closes, and the pointer may rest on the text itself.
 */
export const Tooltip = ({
  text,
  children,
}: {
  text: string;
  /** One control that passes `aria-describedby` and `data-tip` on. */
  children: ReactElement<Tipped>;
}) => {
  const id = useId();
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(children, { 'aria-describedby': describedBy, 'data-tip': text })}
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
};
