import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAccessibility, usePreference } from './store.tsx';

const Outside = () => createElement('p', null, String(useAccessibility().status));
const Part = () => createElement('p', null, String(usePreference('fontSize')));

test.each([[Outside], [Part]])('outside its provider the hook says so (A11Y-35)', (Component) => {
  expect(() => renderToStaticMarkup(createElement(Component))).toThrow(
    new Error('useAccessibility must be used within an AccessibilityProvider'),
  );
});
