import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Opens another window, and says so. */
  newTab?: boolean | undefined;
};

/**
 * Every link of the site. `look` classes: none = underlined text, `plain` = underlined on hover only. Pages of ours
 * change without a reload, by the listeners of router/link.ts.
 */
export const Link = ({ href, newTab, children, ...rest }: LinkProps) => {
  if (newTab)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
};
