import { cloneElement, createContext, type ReactElement, type ReactNode, use, useId } from 'react';
import type { Described, Describer } from './described.ts';

/** Nothing while verboseDescriptions is off: controls have their names alone. */
export const DescriberContext = createContext<Describer | undefined>(undefined);

/** For a control of the kit: the ids that describe it, and the text to draw inside it, which is heard and not seen. */
export function useHint(words: ReactNode, control: Described) {
  const id = useId();
  const text = use(DescriberContext)?.(words, control);
  const own = control['aria-describedby'];
  return {
    describedBy: text ? `${own ?? ''} ${id}`.trim() : own,
    hint: text && (
      <span id={id} hidden data-hint="">
        {text}
      </span>
    ),
  };
}

/** Around a control that is not of the kit: a tile, a square, a row that can be pressed. */
export function Hint({ description, children }: { description: string; children: ReactElement<Described> }) {
  const { describedBy, hint } = useHint(null, { ...children.props, description });
  return (
    <>
      {cloneElement(children, { 'aria-describedby': describedBy })}
      {hint}
    </>
  );
}
