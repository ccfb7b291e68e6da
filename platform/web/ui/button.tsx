import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Described } from './described.ts';
import { useHint } from './hint.tsx';
import { Icon, type LucideIcon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** m = 44 px, l = 52 px for the one main action of a view. */
  size?: 'm' | 'l' | undefined;
  icon?: LucideIcon | undefined;
  iconEnd?: LucideIcon | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
};

export type ButtonProps = Look &
  Described &
  ComponentProps<'button'> & {
    /** Work is going on: the button stays focusable, says so and ignores presses. */
    pending?: boolean | undefined;
    pendingText?: string | undefined;
    /** A toggle. Change the word too ("Like" to "Liked"). */
    pressed?: boolean | undefined;
  };

const look = ({ variant = 'secondary', size = 'm', wide }: Partial<Look>, extra?: string) =>
  cx('btn', `btn-${variant}`, size === 'l' && 'btn-lg', wide && 'btn-wide', extra);

export const Button = ({
  variant,
  size,
  icon,
  iconEnd,
  wide,
  pending = false,
  pendingText = 'Working…',
  pressed,
  className,
  children,
  onClick,
  type = 'button',
  description,
  ...rest
}: ButtonProps) => {
  const { describedBy, hint } = useHint(children, { ...rest, description, 'aria-pressed': pressed });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      aria-pressed={pressed}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      {...rest}
      aria-describedby={describedBy}
      className={look({ variant, size, wide }, className)}
      onClick={press}
    >
      {pending ? <span className="btn-dots" aria-hidden="true" /> : icon && <Icon icon={icon} />}
      <span className="btn-words">{pending ? pendingText : children}</span>
      {iconEnd && !pending && <Icon icon={iconEnd} />}
      {hint}
    </button>
  );
};

export type ButtonLinkProps = Look & Described & LinkProps;

/** Goes somewhere, looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  iconEnd,
  wide,
  className,
  children,
  description,
  ...rest
}: ButtonLinkProps) => {
  const { describedBy, hint } = useHint(children, { ...rest, description });
  return (
    <Link {...rest} aria-describedby={describedBy} className={look({ variant, size, wide }, className)}>
      {icon && <Icon icon={icon} />}
      <span className="btn-words">{children}</span>
      {iconEnd && <Icon icon={iconEnd} />}
      {hint}
    </Link>
  );
};
