import type { AreaContract } from '#platform/contract/operation.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The address of an operation, with anything where its ids stand. */
const addressOf = (path: string) =>
  path
    .split(/\{[^{}]+\}/)
    .map(escaped)
    .join('[^/?]+');

/**
 * What the development server hands on to the server: every operation of every area. An address at which a page opens too
 * (the link at the end of an email) is a page there.
 */
export function proxied(contracts: readonly AreaContract[]): readonly string[] {
  const paths = contracts.flatMap(({ operations }) =>
    operations.flatMap(({ path, method }) => (path.startsWith('/api/') || method !== 'GET' ? [] : addressOf(path))),
  );
  return ['/api/', ...new Set(paths.map((path) => `^${path}($|\\?)`))];
}
