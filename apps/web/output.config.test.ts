import { expect, test } from 'vitest';
import { areas } from '#areas/web.ts';
import { writtenRoutes } from './output.config.ts';

test('the build knows every route of the areas, and besides them the gallery alone: all else is answered with 404', () => {
  const written = writtenRoutes().map(({ path, guests, offline }) => ({ path, guests, offline }));
  const routes = areas
    .flatMap((area) => area.routes ?? [])
    .map(({ path, guests = false, offline = false }) => ({ path, guests, offline }));
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
  expect(routes.length).toBeGreaterThan(90);
  const gallery = { path: '/gallery', guests: true, offline: false };
  expect(written.sort(byPath)).toEqual([...routes, gallery].sort(byPath));
});
