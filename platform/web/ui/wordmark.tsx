import { Drawing, type DrawingProps } from './drawing.tsx';

/** Small sign of the site, beside its name. */
export const Mark = ({ size = 32 }: DrawingProps) => (
  <Drawing box={[32, 38]} size={size}>
    <g className="mark">
      <path className="light" d="M14 34 22 34 31.5 37.6 11 37.6z" />
      <path className="paper" d="M4 34V15a12 12 0 0 1 24 0v19" />
      <path className="light" d="M14 34V7.2q2-.9 4-.2a8 8 0 0 1 6.4 8V34z" />
      <path className="paper" d="M14 34.6V7L6.8 9.9V36.4z" />
      <path d="M1.5 34H6M28 34h2.5" />
      <circle className="solid nostroke" cx="11.7" cy="22" r="1.3" />
    </g>
  </Drawing>
);

/** The name of the site. Put it into a link to the home page. */
export const Wordmark = () => (
  <span className="wordmark">
    <Mark />
    <span>Doorways</span>
  </span>
);
