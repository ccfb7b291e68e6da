import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SdkFile } from '../../contract.ts';
import { sdkVersion } from '../../pure/sdk-methods.ts';
import { type Files, metadataOf, tarball, wheel } from './archives.ts';

/** A package as it is served. */
export interface MadeFile extends SdkFile {
  readonly content: Buffer;
  readonly type: 'application/gzip' | 'application/zip';
}

const folder = new URL('../../../../sdk/', import.meta.url);
const sources = {
  javascript: ['package.json', 'README.md', 'index.js', 'index.d.ts'],
  python: ['pyproject.toml', 'README.md', 'doorways/__init__.py'],
} as const;

/** Where its own site is stands in each package, so that nothing has to be said but the key. */
const read = (language: keyof typeof sources, publicUrl: string): Files =>
  Object.fromEntries(
    sources[language].map((name) => {
      const text = readFileSync(new URL(`${language}/${name}`, folder), 'utf8');
      return [name, text.replaceAll('__DOORWAYS_URL__', publicUrl)];
    }),
  );

const below = (path: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${path}/${name}`, text]));

function made(about: Pick<MadeFile, 'name' | 'language' | 'type' | 'content'>): MadeFile {
  const { name, content } = about;
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...about, path: `/api/sdk/${name}`, bytes: content.length, sha256 };
}

async function make(publicUrl: string): Promise<readonly MadeFile[]> {
  const javascript = read('javascript', publicUrl);
  const python = read('python', publicUrl);
  const about = {
    name: 'doorways',
    version: sdkVersion,
    summary: 'Posts, NDIS providers and your own messages of Doorways, for your programs.',
    python: '>=3.9',
  };
  const wheelName = `doorways-${sdkVersion}-py3-none-any.whl`;
  const { 'doorways/__init__.py': code = '' } = python;
  const gzip = { type: 'application/gzip' } as const;
  return [
    made({
      ...gzip,
      name: `doorways-${sdkVersion}.tgz`,
      language: 'javascript',
      content: tarball(below('package', javascript)),
    }),
    made({
      name: wheelName,
      language: 'python',
      type: 'application/zip',
      content: await wheel(about, { 'doorways/__init__.py': code }),
    }),
    made({
      ...gzip,
      name: `doorways-${sdkVersion}.tar.gz`,
      language: 'python',
      content: tarball(below(`doorways-${sdkVersion}`, { ...python, 'PKG-INFO': metadataOf(about) })),
    }),
  ];
}

const kept = new Map<string, Promise<readonly MadeFile[]>>();

/** The packages, made once. */
export function sdkFiles(publicUrl: string): Promise<readonly MadeFile[]> {
  const before = kept.get(publicUrl);
  if (before) return before;
  const files = make(publicUrl);
  kept.set(publicUrl, files);
  return files;
}
