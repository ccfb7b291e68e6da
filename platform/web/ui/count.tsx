import { VisuallyHidden } from './visually-hidden.tsx';

/** A number of waiting things. `of` says what is counted: "unread". Shows nothing at 0. */
export const Count = ({ value, of, max = 99 }: { value: number; of: string; max?: number | undefined }) =>
  value > 0 ? (
    <>
      <span className="count">{value > max ? `${max}+` : value}</span>
      <VisuallyHidden> {of}</VisuallyHidden>
    </>
  ) : null;
