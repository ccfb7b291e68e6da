import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** What a lock file says of one installed package. */
export interface LockedPackage {
  /** Where it is: node_modules/a/node_modules/b */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly integrity: string | undefined;
  readonly resolved: string | undefined;
  /** For building and testing only: it is not in what runs. */
  readonly isDev: boolean;
  readonly isOptional: boolean;
  readonly hasScript: boolean;
  readonly os: readonly string[] | undefined;
  readonly cpu: readonly string[] | undefined;
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}
interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** Packages whose lock entry names no licence. Their licence files, or their readme where there is none, were read. */
const unnamed: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

export function readLock(text: string): LockedPackage[] {
  const { packages } = JSON.parse(text) as LockFile;
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return {
      path,
      name,
      version: entry.version ?? '',
      license: entry.license ?? unnamed[name],
      integrity: entry.integrity,
      resolved: entry.resolved,
      isDev: entry.dev === true,
      isOptional: entry.optional === true || entry.devOptional === true,
      hasScript: entry.hasInstallScript === true,
      os: entry.os,
      cpu: entry.cpu,
    };
  });
}

export const lockedPackages = () => readLock(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** What may be given on with an Apache-2.0 program. Fonts are under OFL; libvips, below sharp, is linked, not included. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Of an expression of SPDX, as packages write it: one of several, or all of them. */
export function isAllowed(license: string): boolean {
  const plain = license.replaceAll(/[()]/g, '');
  const all = (part: string) => part.split(' AND ').every((one) => allowed.has(one));
  return plain.split(' OR ').some(all);
}
