import { expect, test } from 'vitest';
import { shape } from './preferences-shape.ts';

test('fields with options offer the specified ones, and the others are switches (A11Y-03 to A11Y-28)', () => {
  const options = Object.entries(shape).flatMap(([name, field]) =>
    field.kind === 'choice' ? [[name, field.options] as const] : [],
  );
  expect(Object.fromEntries(options)).toEqual({
    fontSize: ['small', 'medium', 'large', 'extra-large'],
    fontFamily: ['system', 'dyslexic-friendly', 'high-contrast', 'lexend'],
    colorScheme: ['auto', 'light', 'dark', 'high-contrast'],
    contrastLevel: ['normal', 'high', 'maximum'],
    animationSpeed: ['slow', 'normal', 'fast', 'off'],
    focusIndicators: ['standard', 'enhanced', 'high-contrast'],
  });
  expect(shape.hoverDelay).toMatchObject({ kind: 'number', min: 0, max: 2000, step: 100 });
  expect(shape.customCss).toMatchObject({ kind: 'text' });
  expect(Object.values(shape).filter(({ kind }) => kind === 'switch')).toHaveLength(26 - 8);
});
