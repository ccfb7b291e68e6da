import { Drawing, type DrawingProps } from './drawing.tsx';

/** Open, with light on the floor: welcome, empty, the end of a list. */
export const OpenDoor = ({ size = 104 }: DrawingProps) => (
  <Drawing box={[104, 96]} size={size}>
    <path className="light" d="M46 82H66L98 94H34z" />
    <path className="paper" d="M26 82V40a24 24 0 0 1 48 0v42" />
    <path className="light" d="M46 82V20.5a24 24 0 0 1 20 19.5v42z" />
    <path className="paper" d="M46 83V20L30 28v61z" />
    <path className="thin" d="M34.5 35 41.5 31.5v17L34.5 51zM34.5 58 41.5 56.5v17L34.5 76z" />
    <circle className="solid nostroke" cx="43" cy="53" r="1.8" />
    <path d="M6 82h20M74 82h24" />
    <path className="thin" d="M84 82c0-10 2-18 6-24M84 70c-4-2-6-6-6-10 4 1 6 5 6 10zM86 64c5-1 8-4 9-9-5 1-8 4-9 9z" />
  </Drawing>
);

/** Closed double door: content warning, closed service, error. */
export const ClosedDoor = ({ size = 104 }: DrawingProps) => (
  <Drawing box={[72, 83]} size={size}>
    <path className="mid" d="M14 76V36a22 22 0 0 1 44 0v40z" />
    <path className="thin" d="M36 14v62M21 40h10v12H21zM41 40h10v12H41zM21 58h10v12H21zM41 58h10v12H41z" />
    <circle className="solid nostroke" cx="33" cy="55" r="1.7" />
    <circle className="solid nostroke" cx="39" cy="55" r="1.7" />
    <path d="M4 76h64" />
  </Drawing>
);
