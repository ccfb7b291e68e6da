import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type BuiltRoute, filesOfAreas, knownPages, pageLinks } from './page-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-links-'));
afterAll(() => rmSync(folder, { recursive: true }));

const routes: BuiltRoute[] = [
  { path: '/', guests: true, scripts: ['assets/home.js', 'assets/first.js'], styles: ['assets/home.css'] },
  { path: '/saved', guests: false, scripts: ['assets/saved.js'], styles: [] },
  { path: '/profile/:id', guests: true, scripts: ['assets/profile.js'], styles: [] },
];
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite/routes.json'), JSON.stringify(routes));
const links = pageLinks(folder);

test('a page names the files of its screen', () => {
  expect(links('/', false)).toBe(
    '<link rel="stylesheet" href="/assets/home.css"><link rel="modulepreload" href="/assets/home.js"><link rel="modulepreload" href="/assets/first.js">',
  );
  expect(links('/profile/12/', true)).toBe('<link rel="modulepreload" href="/assets/profile.js">');
});

test('nothing for a screen that a guest is not shown, an unknown address, or a build without the list', () => {
  expect(links('/saved', false)).toBe('');
  expect(links('/saved', true)).toContain('saved.js');
  expect(links('/nowhere', true)).toBe('');
  expect(pageLinks(join(folder, 'none'))('/', true)).toBe('');
});

test('an address without a screen is known for one, where the build has the list', () => {
  const isKnown = knownPages(folder);
  expect(['/', '/saved', '/saved/', '/profile/12'].map(isKnown)).toEqual([true, true, true, true]);
  expect(['/nowhere', '/profile', '/profile/12/more', '/saved.php'].map(isKnown)).toEqual([false, false, false, false]);
  expect(knownPages(join(folder, 'none'))('/nowhere')).toBe(true);
});

test('the parts of an area are found with all that they need, also those that open on pages of others', () => {
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      '../../areas/moderation/web/report-root.tsx': {
        file: 'assets/report.js',
        src: '../../areas/moderation/web/report-root.tsx',
        css: ['assets/report.css'],
        imports: ['_common.js'],
      },
      '../../areas/feed/web/home-screen.tsx': { file: 'assets/home.js', src: '../../areas/feed/web/home-screen.tsx' },
      '_common.js': { file: 'assets/common.js', imports: ['_start.js'] },
      '_start.js': { file: 'assets/start.js', imports: ['_common.js'] },
    }),
  );
  expect([...filesOfAreas(folder, ['moderation', 'crisis'])].sort()).toEqual([
    '/assets/common.js',
    '/assets/report.css',
    '/assets/report.js',
    '/assets/start.js',
  ]);
  expect([...filesOfAreas(folder, [])]).toEqual([]);
  expect([...filesOfAreas(join(folder, 'none'), ['moderation'])]).toEqual([]);
});
