import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus goes from a list by itself, the focus goes where `to` puts it. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, to: () => void): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) to();
    const box = list.current;
    hadFocus.current = box?.contains(document.activeElement) ?? false;
    const enter = () => {
      hadFocus.current = true;
    };
    // A browser may say so just before it takes the element out, too.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected)
          hadFocus.current = box?.contains(document.activeElement) ?? false;
      });
    box?.addEventListener('focusin', enter);
    box?.addEventListener('focusout', leave);
    return () => {
      box?.removeEventListener('focusin', enter);
      box?.removeEventListener('focusout', leave);
    };
  });
}
