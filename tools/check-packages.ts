import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { isAllowed, type LockedPackage, readLock } from './packages.ts';
import { type Step, verdict } from './step.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const registry = 'https://registry.npmjs.org/';
/** One version and nothing else: no range, tag, address or file. */
const exact = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
const runsHere = ({ os, cpu }: LockedPackage) => (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true);

/** What a package.json and its lock file let in that nobody has decided on. */
export function checkPackages(manifestText: string, lockText: string): string[] {
  const manifest = JSON.parse(manifestText) as Manifest;
  const packages = readLock(lockText);
  const { packages: entries } = JSON.parse(lockText) as { packages: Readonly<Record<string, Manifest>> };
  const problems: string[] = [];
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const [written, locked] = [manifest[kind] ?? {}, entries['']?.[kind] ?? {}];
    for (const [name, version] of Object.entries(written)) {
      if (!exact.test(version)) problems.push(`${name} is "${version}": write one version.`);
      if (locked[name] !== version) problems.push(`${name} ${version} is not what the lock file was made for.`);
      const installed = packages.find(({ path }) => path === `node_modules/${name}`);
      if (installed?.version !== version) problems.push(`${name} ${version} is not in the lock file.`);
    }
    for (const name of Object.keys(locked)) {
      if (written[name] === undefined) problems.push(`${name} is in the lock file and not in package.json.`);
    }
  }
  const scripts = manifest.allowScripts ?? {};
  for (const one of packages) {
    const { path, name, integrity, resolved, license, hasScript } = one;
    if (!integrity?.startsWith('sha512-')) problems.push(`${path} has no SHA-512 in the lock file.`);
    if (resolved !== undefined && !resolved.startsWith(registry)) problems.push(`${path} comes from ${resolved}.`);
    if (!isAllowed(license ?? '')) problems.push(`${path} has the licence ${license ?? 'of no name'}.`);
    if (hasScript && runsHere(one) && scripts[name] === undefined) {
      problems.push(`${path} wants to run a script when it is installed: decide it in allowScripts.`);
    }
  }
  for (const name of Object.keys(scripts)) {
    if (!packages.some((one) => one.name === name && one.hasScript)) problems.push(`allowScripts: take out ${name}.`);
  }
  return problems;
}

export const packagesStep: Step = {
  name: 'packages',
  async run() {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const folders = ['', 'tools/lint/'];
    const problems = folders.flatMap((folder) =>
      checkPackages(read(`${folder}package.json`), read(`${folder}package-lock.json`)).map((one) => `${folder}${one}`),
    );
    return verdict(problems, `${readLock(read('package-lock.json')).length} packages`);
  },
};
