import { createElement, type SVGProps } from 'react';

type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

const pen = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': 'true',
} as const;

/** What the build puts in the place of lucide's own component (slim.config.ts): the same drawing. */
export function drawIcon(shapes: Shapes) {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ width = 24, height = 24, ...props }: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...pen, ...props, width, height }, ...drawn);
}
