import { buffer } from 'node:stream/consumers';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import { problem } from '#platform/server/problem.ts';
import { withoutMarks } from './jpeg.ts';

const most = { entries: 2000, bytes: 60_000_000, ratio: 200, naming: 1_000_000 };
const small = 100_000;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const open = 'application/vnd.oasis.opendocument.text';

/** Programs, other files inside, and what starts by itself. */
const acting = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/|embeddings\/|Basic\/|Scripts\/|ObjectReplacements\/)/i;
/** Who wrote it, where and how long; a preview picture of the first page. */
const personal =
  /^(docProps\/(core|app|custom)\.xml|docProps\/thumbnail\.\w+|meta\.xml|Thumbnails\/.*|customXml\/.*)$/i;

const refuse = (why: string) => problem.unprocessable(why);
const damaged = () => refuse('This file is damaged. Save it again and try once more.');

type Part = { readonly name: string; readonly bytes: Buffer };

/** Sizes are looked at before anything is unpacked, and yauzl stops an entry that is larger than it says. */
async function partsOf(zip: ZipFile): Promise<Part[]> {
  if (zip.entryCount > most.entries) throw refuse('There are too many parts in this file.');
  const entries: Entry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    const swells = entry.uncompressedSize > small && entry.uncompressedSize > entry.compressedSize * most.ratio;
    if (total > most.bytes || swells) throw refuse('This file is too large once it is unpacked.');
    if ((entry.generalPurposeBitFlag & 1) === 1) throw refuse('This file is locked with a password.');
    if (acting.test(entry.fileName)) throw refuse('This file has programs or other files in it. Save it without them.');
    if (!entry.fileName.endsWith('/')) entries.push(entry);
  }
  if (new Set(entries.map(({ fileName }) => fileName)).size < entries.length) throw damaged();
  const parts: Part[] = [];
  for (const entry of entries) {
    if (personal.test(entry.fileName)) continue;
    parts.push({ name: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) });
  }
  return parts;
}

function typeOf(parts: readonly Part[]): string {
  const text = (name: string) => parts.find((part) => part.name === name)?.bytes.toString('utf8') ?? '';
  const kinds = text('[Content_Types].xml');
  if (kinds.includes('wordprocessingml.document.main+xml') && text('word/document.xml')) return word;
  if (text('mimetype') === open && text('content.xml')) return open;
  throw problem.wrongType('Of packed files, only Word (DOCX) and OpenDocument (ODT) texts can be shared here.');
}

/** Those that name the other parts, in a Word or an OpenDocument text. */
const naming = new Set(['[Content_Types].xml', '_rels/.rels', 'word/_rels/document.xml.rels', 'META-INF/manifest.xml']);

/** An entry that leads to what was left out. */
function isMention({ name, attributes }: SaxesTagPlain): boolean {
  if (!/^(?:Override|Relationship|file-entry)$/.test(name.slice(name.indexOf(':') + 1))) return false;
  return Object.entries(attributes).some(
    ([attribute, value]) =>
      ['docProps/', 'customXml/', 'metadata/'].some((folder) => value.includes(folder)) ||
      (/(?:^|:)full-path$/.test(attribute) && (value.startsWith('meta.xml') || value.startsWith('Thumbnails/'))),
  );
}

/** What names a part that was left out must go too, or the program that opens the file calls it damaged. */
function withoutMentions({ name, bytes }: Part): Buffer {
  if (!naming.has(name)) return bytes;
  if (bytes.length > most.naming) throw refuse('There are too many parts in this file.');
  const text = bytes.toString('utf8');
  const parser = new SaxesParser();
  const kept: string[] = [];
  let from = 0;
  let leaving: SaxesTagPlain | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (leaving || !isMention(tag)) return;
    leaving = tag;
    // In XML no tag has this sign inside.
    kept.push(text.slice(from, text.lastIndexOf('<', parser.position - 1)));
  });
  parser.on('closetag', (tag) => {
    if (tag !== leaving) return;
    leaving = undefined;
    from = parser.position;
  });
  parser.write(text).close();
  return Buffer.from(kept.join('') + text.slice(from));
}

/** Moments are those of no file, so that the same text gives the same bytes. */
const mtime = new Date('1980-01-02T00:00:00Z');

function packed(parts: readonly Part[]): Promise<Buffer> {
  const zip = new NewZip();
  // OpenDocument wants its type first and not compressed.
  const inOrder = [...parts].sort((a, b) => Number(b.name === 'mimetype') - Number(a.name === 'mimetype'));
  for (const part of inOrder) {
    const bytes = /\.jpe?g$/i.test(part.name) ? withoutMarks(part.bytes) : withoutMentions(part);
    zip.addBuffer(bytes, part.name, { mtime, compress: part.name !== 'mimetype' });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** A text of an office program, packed anew without what says who wrote it. */
export async function cleanOffice(bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string }> {
  let zip: ZipFile | undefined;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes), { validateEntrySizes: true, strictFileNames: true });
    const parts = await partsOf(zip);
    const type = typeOf(parts);
    return { bytes: await packed(parts), type };
  } catch (error) {
    if (error instanceof Error && error.name === 'ProblemError') throw error;
    throw damaged();
  }
}
