import type { ReactNode } from 'react';
import type { Piece, PieceKind } from '../../pure/game.ts';

/** Our own outlines, on a field of 45 by 45. A side is told by fill and by line, a kind by its shape. */
const foot = <path d="M11 35h23v4H11z" />;
const ring = <circle className="piece-mark" cx="22.5" cy="22.5" r="10.5" fill="none" />;

const shapes: Readonly<Record<PieceKind, ReactNode>> = {
  pawn: (
    <>
      <path d="M15 34c1-7 4-10 4.5-14h6c.5 4 3.5 7 4.5 14z" />
      <circle cx="22.5" cy="14" r="6.5" />
      {foot}
    </>
  ),
  rook: (
    <>
      <path d="M13 34l2-15-3-3V8h5v4h3.5V8h4v4H28V8h5v8l-3 3 2 15z" />
      {foot}
    </>
  ),
  knight: (
    <>
      <path d="M14 34c0-8 7-10 7-15l-6 3.5-4-3.5 5-8 1-5 3.5 3.5C31 10 34 21 33 34z" />
      <circle className="piece-dot" cx="19.5" cy="14.5" r="1.5" />
      {foot}
    </>
  ),
  bishop: (
    <>
      <path d="M22.5 10c8 5.5 8.5 12 4.5 16l3 8H15l3-8c-4-4-3.5-10.5 4.5-16z" />
      <circle cx="22.5" cy="7.5" r="2.5" />
      <path className="piece-mark" d="M22.5 15v8M18.5 19h8" fill="none" />
      {foot}
    </>
  ),
  queen: (
    <>
      <path d="M9 14l5.5 12L16.5 12l4.5 13 1.5-15 1.5 15 4.5-13 2 14L36 14l-4 20H13z" />
      <circle cx="8.5" cy="12" r="2.2" />
      <circle cx="16" cy="9.5" r="2.2" />
      <circle cx="22.5" cy="8" r="2.2" />
      <circle cx="29" cy="9.5" r="2.2" />
      <circle cx="36.5" cy="12" r="2.2" />
      {foot}
    </>
  ),
  king: (
    <>
      <path d="M21 4.5h3V8h3.5v3H24v4h-3v-4h-3.5V8H21z" />
      <path d="M22.5 19c4-6 14-4 11 5l-3 10h-16l-3-10c-3-9 7-11 11-5z" />
      {foot}
    </>
  ),
  man: (
    <>
      <circle cx="22.5" cy="22.5" r="16.5" />
      {ring}
    </>
  ),
  crowned: (
    <>
      <circle cx="22.5" cy="22.5" r="16.5" />
      <path className="piece-crown" d="M13.5 29V17l5 5 4-8 4 8 5-5v12z" />
    </>
  ),
  disc: <circle cx="22.5" cy="22.5" r="17" />,
  cross: <path className="piece-stroke" d="M11 11l23 23M34 11L11 34" fill="none" />,
  nought: <circle className="piece-stroke" cx="22.5" cy="22.5" r="12.5" fill="none" />,
};

/** In connect four both sides are discs: one has a dot, the other a ring. */
const markOf = ({ kind, side }: Piece) => {
  if (kind !== 'disc') return null;
  return side === 0 ? <circle className="piece-dot" cx="22.5" cy="22.5" r="4.5" /> : ring;
};

export const PieceShape = ({ piece }: { readonly piece: Piece }) => (
  <svg className="piece" data-side={piece.side} data-kind={piece.kind} viewBox="0 0 45 45" aria-hidden="true">
    {shapes[piece.kind]}
    {markOf(piece)}
  </svg>
);
