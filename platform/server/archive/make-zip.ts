import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Files } from '#platform/server/files.ts';
import type { DataSection } from '#platform/server/personal-data.ts';
import { type Cover, indexPage, sectionPage, sumsName } from './pages.ts';

interface Contents {
  readonly cover: Cover;
  readonly sections: readonly DataSection[];
  readonly files: Files;
  readonly made: Date;
}

/**
 * The ZIP as it is being made: one file is opened at a time, so that its size does not matter. Its last file has the
 * SHA-256 of all others, in the form that `sha256sum --check` reads.
 */
export function makeZip({ cover, sections, files, made }: Contents): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const sums: string[] = [];
  const note = (name: string, hex: string) => sums.push(`${hex}  ${name}\n`);
  const add = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    note(name, createHash('sha256').update(bytes).digest('hex'));
    zip.addBuffer(bytes, name, { mtime: made });
  };
  async function* noted(name: string, pieces: AsyncIterable<Uint8Array> | undefined) {
    const hash = createHash('sha256');
    for await (const piece of pieces ?? []) {
      hash.update(piece);
      yield piece;
    }
    note(name, hash.digest('hex'));
  }
  add('index.html', indexPage(cover, sections, made));
  for (const section of sections) {
    add(`${section.name}.json`, `${JSON.stringify(section.rows, null, 2)}\n`);
    add(`${section.name}.html`, sectionPage(cover, section));
    for (const { key, name } of section.files ?? []) {
      const path = `${section.name}/${name}`;
      zip.addReadStreamLazy(path, { mtime: made, compress: false }, (give) => {
        files.open(key).then(
          // Removed since the rows were read: the page still names it, and an empty file stands in its place.
          (file) => give(null, Readable.from(noted(path, file?.read()))),
          (error) => give(error, Readable.from([])),
        );
      });
    }
  }
  // Asked for when its turn has come, and then all others are through.
  zip.addReadStreamLazy(sumsName, { mtime: made }, (give) => give(null, Readable.from([Buffer.from(sums.join(''))])));
  zip.on('error', (error) => out.destroy(error));
  zip.end();
  return out;
}
