import type { ComponentProps, ElementType } from 'react';
import { cx } from './cx.ts';

/** A sheet of paper: one thing that someone made. Lists, facts and settings sit straight on the page instead. */
export const Card = ({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & {
  as?: Extract<ElementType, 'div' | 'article' | 'section' | 'li' | 'form'> | undefined;
}) => {
  const Element = Tag as 'div';
  return <Element className={cx('sheet', className)} {...rest} />;
};
