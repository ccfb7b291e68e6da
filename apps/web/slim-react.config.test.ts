import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { refuseUnused, slimReact } from './slim-react.config.ts';

const installed = readFileSync(
  fileURLToPath(new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url)),
  'utf8',
);

test('the installed React loses what no page takes, and nothing else of its names', () => {
  const slim = slimReact(installed);
  expect(installed.length - slim.length).toBeGreaterThan(40_000);
  const names = (code: string) => [...code.matchAll(/^function ([\w$]+)\(/gm)].map(([, name]) => name);
  expect(names(slim)).toEqual(names(installed));
  expect(slim).not.toContain('FragmentInstance.prototype');
  expect(() => runInNewContext(`(function (require, exports) {${slim}})`)).not.toThrow();
});

test('a React that is written differently stops the build', () => {
  expect(() => slimReact(installed.replaceAll('popHydrationState', 'popState'))).toThrow('popHydrationState');
  expect(() => slimReact(installed.replaceAll('FragmentInstance', 'Fragments'))).toThrow('FragmentInstance');
});

test.each(['hydrateRoot', 'ViewTransition', 'Activity', 'addTransitionType'])(
  'a file that asks React for %s stops the build',
  (name) => {
    const from = name === 'hydrateRoot' ? 'react-dom/client' : 'react';
    expect(() => refuseUnused(`import { useState, ${name} } from '${from}';`, 'screen.tsx')).toThrow(name);
    expect(() => refuseUnused(`import { useState } from '${from}';\nconst ${name} = 1;`, 'screen.tsx')).not.toThrow();
  },
);
