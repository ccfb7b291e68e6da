import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPackages } from './check-packages.ts';
import { secretsIn } from './check-secrets.ts';
import { isAllowed, lockedPackages } from './packages.ts';
import { sbomOf } from './sbom.ts';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const good = { version: '1.2.3', integrity, license: 'MIT' };
const manifest = (more: object = {}) => JSON.stringify({ dependencies: { one: '1.2.3' }, ...more });
const lock = (packages: object, root: object = { dependencies: { one: '1.2.3' } }) =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': root, ...packages } });

test('what is pinned, from the registry, sealed and under a known licence is fine', () => {
  expect(checkPackages(manifest(), lock({ 'node_modules/one': good }))).toEqual([]);
});

test.each([
  ['a range', manifest({ dependencies: { one: '^1.2.3' } }), { 'node_modules/one': good }, 'one is "^1.2.3"'],
  ['another version', manifest({ dependencies: { one: '1.2.4' } }), { 'node_modules/one': good }, 'is not what'],
  ['no hash', manifest(), { 'node_modules/one': { ...good, integrity: undefined } }, 'has no SHA-512'],
  ['a weak hash', manifest(), { 'node_modules/one': { ...good, integrity: 'sha1-x' } }, 'has no SHA-512'],
  ['elsewhere', manifest(), { 'node_modules/one': { ...good, resolved: 'git+ssh://x.example/one' } }, 'comes from git'],
  ['a licence', manifest(), { 'node_modules/one': { ...good, license: 'AGPL-3.0' } }, 'has the licence AGPL-3.0'],
  ['no licence', manifest(), { 'node_modules/one': { ...good, license: undefined } }, 'has the licence of no name'],
  ['a script', manifest(), { 'node_modules/one': { ...good, hasInstallScript: true } }, 'wants to run a script'],
  ['an old rule', manifest({ allowScripts: { gone: true } }), { 'node_modules/one': good }, 'take out gone'],
])('%s is refused', (_, written, packages, says) => {
  expect(checkPackages(written, lock(packages)).join('\n')).toContain(says);
});

test('a script of a package for another machine needs no decision', () => {
  const other = { ...good, hasInstallScript: true, os: ['darwin'] };
  expect(checkPackages(manifest(), lock({ 'node_modules/one': good, 'node_modules/two': other }))).toEqual([]);
});

test('of several licences one is enough where one may choose, and all are needed where not', () => {
  expect(['MIT', '(MIT OR GPL-3.0)', '(MIT AND Zlib)'].map(isAllowed)).toEqual([true, true, true]);
  expect(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN x', ''].map(isAllowed)).toEqual([false, false, false, false]);
});

test('the bill of materials has each running package once, with hash, licence and package URL', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { components } = sbomOf(version, lockedPackages());
  const purls = components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(purls).toContainEqual(expect.stringMatching(/^pkg:npm\/fastify@\d/));
  expect(purls).toContainEqual(expect.stringMatching(/^pkg:npm\/%40fastify\/static@\d/));
  expect(purls.join(' ')).not.toContain('pkg:npm/vitest@');
  for (const { purl, hashes, licenses } of components) {
    expect(hashes[0]?.content, purl).toMatch(/^[0-9a-f]{128}$/);
    expect(JSON.stringify(licenses), purl).not.toContain('""');
  }
});

// Written in two parts, so that the check does not find them here.
const samples = [
  ['a private key', '-----BEGIN RSA', ' PRIVATE KEY-----'],
  ['a key of AWS', 'AKIA', 'ABCDEFGHIJKLMNOP'],
  ['a token of GitHub', 'ghp_', 'a'.repeat(36)],
  ['a token of npm', 'npm_', 'a'.repeat(36)],
  ['a live key of Stripe', 'sk_live_', '51abcdefgh'],
  ['a live key of ours', 'ds_live_', 'a'.repeat(39)],
  ['a password in an address', 'postgres://doorways:', 'hunter2@db.example.org/doorways'],
] as const;

test.each(samples)('%s is found, by its line, and not printed', (what, start, rest) => {
  const found = secretsIn('a.ts', `first line\nconst x = '${start}${rest}';\n`);
  expect(found).toEqual([`a.ts:2: this looks like ${what}.`]);
});

test('what opens nothing is no secret; a file that only holds secrets is one', () => {
  const harmless = `'sk_live_planted_key' 'https://user:password@example.org' ://\${user}:\${word}@x`;
  expect(secretsIn('a.ts', harmless)).toEqual([]);
  expect(secretsIn('deploy/.env', '')).toEqual(['deploy/.env: files of this kind hold secrets.']);
  expect(secretsIn('deploy/env.example', 'X=CHANGE-ME')).toEqual([]);
});
