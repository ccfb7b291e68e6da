import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Files } from '#platform/server/files.ts';
import type { DataSection } from '#platform/server/personal-data.ts';
import { indexPage, sectionPage } from './pages.ts';

/** The ZIP as it is being made: one file is opened at a time, so that its size does not matter. */
export function makeZip(sections: readonly DataSection[], files: Files, made: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: made });
  add('index.html', indexPage(sections, made));
  for (const section of sections) {
    add(`${section.name}.json`, `${JSON.stringify(section.rows, null, 2)}\n`);
    add(`${section.name}.html`, sectionPage(section));
    for (const { key, name } of section.files ?? []) {
      zip.addReadStreamLazy(`${section.name}/${name}`, { mtime: made, compress: false }, (give) => {
        files.open(key).then(
          // Removed since the rows were read: the page still names it, and an empty file stands in its place.
          (file) => give(null, Readable.from(file?.read() ?? [])),
          (error) => give(error, Readable.from([])),
        );
      });
    }
  }
  zip.on('error', (error) => out.destroy(error));
  zip.end();
  return out;
}
