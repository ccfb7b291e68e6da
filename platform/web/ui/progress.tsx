import { type ReactNode, useId } from 'react';

/** How far something has come, in words beside the bar. */
export const Progress = ({
  label,
  value,
  max = 100,
  text,
}: {
  label: ReactNode;
  value: number;
  max?: number | undefined;
  /** "3 of 7". Default: a percentage. */
  text?: string | undefined;
}) => {
  const id = useId();
  const share = Math.min(1, Math.max(0, max ? value / max : 0));
  const words = text ?? `${Math.round(share * 100)}%`;
  return (
    <div className="progress">
      <div className="progress-words">
        <span id={id}>{label}</span>
        <span className="num">{words}</span>
      </div>
      <div
        className="progress-bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
};
