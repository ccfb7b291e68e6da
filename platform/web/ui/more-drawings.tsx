import { Drawing, type DrawingProps } from './drawing.tsx';

/** Ajar, one strip of light: waiting, pending, invited. */
export const AjarDoor = ({ size = 104 }: DrawingProps) => (
  <Drawing box={[84, 96]} size={size}>
    <path className="light" d="M54 82h6l14 11H50z" />
    <path className="paper" d="M18 82V40a24 24 0 0 1 48 0v42z" />
    <path className="light" d="M54 82V19.6a24 24 0 0 1 6 4.6v57.8z" />
    <path className="mid" d="M18 82V40a24 24 0 0 1 36-20.4V86z" />
    <path
      className="thin"
      d="M26 42c0-7 4-13 10-15.5V50H26zM42 26c2 0 4 .5 6 1v24l-6-.5zM26 58h10v18H26zM42 58.5l6 .3v20l-6-1.5z"
    />
    <circle className="solid nostroke" cx="50" cy="55" r="1.8" />
    <path d="M4 82h14M66 82h14" />
  </Drawing>
);

/** A row of arches: the menu, a list of ways in. */
export const Colonnade = ({ size = 208 }: DrawingProps) => (
  <Drawing box={[208, 96]} size={size}>
    <path className="light" d="M91 84h26l12 9H79z" />
    <path className="paper" d="M14 84V44a20 20 0 0 1 40 0v40zM154 84V44a20 20 0 0 1 40 0v40z" />
    <path className="mid" d="M61 84V44a20 20 0 0 1 24-19.6V84zM123 84V24.4A20 20 0 0 1 147 44v40z" />
    <path className="paper" d="M82 84V36a22 22 0 0 1 44 0v48z" />
    <path className="light" d="M91 84V38a13 13 0 0 1 26 0v46z" />
    <path
      className="thin"
      d="M22 84V45a12 12 0 0 1 24 0v39M162 84V45a12 12 0 0 1 24 0v39M91 84V38a13 13 0 0 1 26 0v46"
    />
    <path d="M4 84h200" />
  </Drawing>
);

/** A mailbox on a post by the fence: nothing in it yet. For messages and notices. */
export const EmptyMailbox = ({ size = 120 }: DrawingProps) => (
  <Drawing box={[112, 96]} size={size}>
    <path className="light" d="M30 84h54l10 8H22z" />
    <path className="paper" d="M28 54V38a14 14 0 0 1 14-14h36a14 14 0 0 1 14 14v16z" />
    <path className="mid" d="M28 54V38a14 14 0 0 1 28 0v16z" />
    <path className="thin" d="M34 54V39a8 8 0 0 1 16 0v15M64 34h14" />
    <path d="M84 38V14h12v8H84M60 54v30M52 54v30" />
    <path d="M6 84h100" />
    <path className="thin" d="M14 84c0-8-1-14-5-19M14 76c4-1 6-5 6-9-4 1-6 5-6 9z" />
  </Drawing>
);
