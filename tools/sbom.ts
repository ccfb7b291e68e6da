// npm run sbom: what runs is made of, for whoever has to know: dist/sbom.cdx.json (CycloneDX) and dist/licences.txt.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { type LockedPackage, lockedPackages } from './packages.ts';

/** As the specification of package URLs writes it: an at sign in front is %40. */
const purlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const hexOf = (integrity: string) => Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');

/** The same for the same lock file: it names no moment and no number of its own. */
export function sbomOf(version: string, packages: readonly LockedPackage[]) {
  const running = packages.filter(({ isDev }) => !isDev);
  const each = new Map(running.map((one) => [purlOf(one), one]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'doorways', version, licenses: [{ license: { id: 'Apache-2.0' } }] },
    },
    components: [...each]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([purl, { name, version: of, license = '', integrity = '', isOptional }]) => ({
        type: 'library',
        'bom-ref': purl,
        name,
        version: of,
        scope: isOptional ? 'optional' : 'required',
        hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
        licenses: / (?:AND|OR) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }],
        purl,
      })),
  };
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const packages = lockedPackages();
  const sbom = sbomOf(version, packages);
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  const lines = packages
    .filter(({ isDev }) => !isDev)
    .map(({ name, version: of, license }) => `${name} ${of}: ${license ?? 'unknown'}`);
  writeFileSync(join(dist, 'licences.txt'), `${[...new Set(lines)].sort().join('\n')}\n`);
  console.log(`dist/sbom.cdx.json and dist/licences.txt: ${sbom.components.length} packages`);
}
