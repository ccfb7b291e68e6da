import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { bytesAnswered } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { Resource, StoredFile } from '../../contract.ts';
import { content, type Library, openLibrary } from '../testing/library.ts';
import { cleanName } from './clean-name.ts';

let library: Library;
let people = 0;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

type Parts = Readonly<Record<string, string | Buffer>>;

function zipped(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(bytes as string), name, { compress: name !== 'mimetype' });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const kinds = `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/docProps/core.xml" ContentType="x"/></Types>`;
const docx: Parts = {
  '[Content_Types].xml': kinds,
  '_rels/.rels':
    '<Relationships><Relationship Id="a" Target="word/document.xml"/><Relationship Id="b" Target="docProps/core.xml"/></Relationships>',
  'word/document.xml': '<w:document>Plain words</w:document>',
  'docProps/core.xml': '<dc:creator>Zyx Author</dc:creator>',
};
const odt: Parts = {
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': '<office:document>Words</office:document>',
  'meta.xml': '<dc:creator>Zyx Author</dc:creator>',
};
const pdf = (inside = '') => `%PDF-1.7\n1 0 obj <</Type /Catalog ${inside}>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n`;

/** Each upload by somebody new, so that the limit of unused files is not met. */
async function upload(bytes: Uint8Array | string, name = 'words.txt', type = 'application/octet-stream') {
  people += 1;
  const by = await library.app.addMember({ name: `Sender ${people}` });
  const input = { query: { name }, upload: { bytes: Buffer.from(bytes as string), type } };
  const { body } = await library.app.call<StoredFile>(by, 'uploadResourceFile', input);
  return { by, body };
}
const refused = async (bytes: Uint8Array | string, name?: string) => {
  try {
    await upload(bytes, name);
    return 0;
  } catch (error) {
    return (error as { problem: { status: number } }).problem.status;
  }
};

/** What a reader gets: the stored bytes. */
async function stored({ by, body }: Awaited<ReturnType<typeof upload>>) {
  const { externalUrl: _link, ...rest } = content;
  const made = await library.app.call<Resource>(by, 'createResource', { body: { ...rest, fileId: body.id } });
  const params = { id: made.body.id, name: made.body.file?.name ?? '' };
  const answered = await library.app.call(by, 'readResourceFile', { params });
  const bytes = await bytesAnswered(answered);
  expect(bytes.length).toBe(answered.download?.content.length);
  return { bytes, params, resource: made.body };
}

describe('names', () => {
  test.each([
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['C:\\Users\\me\\Rights Guide.PDF', 'application/pdf', 'rights-guide.pdf'],
    ['invoice\u202Efdp.exe', 'application/pdf', 'invoice-fdp.pdf'],
    ['a\r\nSet-Cookie: x=1.txt', 'text/plain', 'a-set-cookie-x-1.txt'],
    ['Überblick “neu”.docx', 'application/pdf', 'uberblick-neu.pdf'],
    ['日本語.txt', 'text/plain', 'file.txt'],
    ['', 'text/plain', 'file.txt'],
    ['.htaccess', 'text/plain', 'file.txt'],
    [`${'x'.repeat(300)}.html`, 'text/plain', `${'x'.repeat(60)}.txt`],
    ['"; rm -rf / #.pdf', 'application/pdf', 'file.pdf'],
  ])('%j becomes a safe one', (given, type, name) => {
    expect(cleanName(given, type)).toBe(name);
  });
});

describe('what is accepted', () => {
  test('a text, without marks that turn it around', async () => {
    const { bytes, resource } = await stored(await upload('One\u202E two\n', 'Guide.txt'));
    expect(bytes.toString()).toBe('One two\n');
    expect(resource).toMatchObject({
      externalUrl: null,
      fileUrl: `/resources/files/${resource.id}/guide.txt`,
      file: { name: 'guide.txt', type: 'text/plain; charset=utf-8', bytes: 8 },
    });
  });

  test('a PDF, as it is', async () => {
    expect((await stored(await upload(pdf(), 'a.pdf'))).bytes.toString()).toBe(pdf());
  });

  test.each([
    ['docx', docx, 'word/document.xml'],
    ['odt', odt, 'content.xml'],
  ])('an office text (%s), packed anew without its author', async (ending, parts, main) => {
    const { bytes, resource } = await stored(await upload(await zipped(parts), `x.${ending}`));
    expect(resource.file?.name).toBe(`x.${ending}`);
    const zip = await fromBufferPromise(bytes);
    const names: string[] = [];
    let all = '';
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      all += (await buffer(await zip.openReadStreamPromise(entry))).toString();
    }
    expect(names).toContain(main);
    expect(names).not.toContain('docProps/core.xml');
    expect(names).not.toContain('meta.xml');
    expect(all).not.toMatch(/Zyx|docProps/);
    if (ending === 'odt') expect(names[0]).toBe('mimetype');
  });

  test('entries for what was left out go, however they are written, and nothing else does', async () => {
    const relations = [
      '<?xml version="1.0"?>\n<r:Relationships xmlns:r="x">',
      '<r:Relationship Id="a" Target="word/document.xml" Title="a &gt; b > c 🚲"/>',
      '<r:Relationship\n Id="b" Title=">" Target="docProps/core.xml" />',
      "<r:Relationship Id='c' Target='customXml/item1.xml'><r:Note>gone</r:Note></r:Relationship>",
      '<!-- <r:Relationship Target="docProps/app.xml"/> -->',
      '<r:Relationship Id="d" Target="word/styles.xml"/></r:Relationships>',
    ];
    const { bytes } = await stored(
      await upload(await zipped({ ...docx, '_rels/.rels': relations.join('') }), 'x.docx'),
    );
    const zip = await fromBufferPromise(bytes);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== '_rels/.rels') continue;
      const kept = (await buffer(await zip.openReadStreamPromise(entry))).toString();
      expect(kept).toBe(relations.filter((_, n) => n !== 2 && n !== 3).join(''));
    }
  });

  test('a photo inside an office text loses its place and comments', async () => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Zyx at home' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Zyx at home')).toBe(true);
    const { bytes } = await stored(await upload(await zipped({ ...docx, 'word/media/image1.jpeg': photo }), 'x.docx'));
    const zip = await fromBufferPromise(bytes);
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('.jpeg')) continue;
      const cleaned = await buffer(await zip.openReadStreamPromise(entry));
      expect(holds(cleaned.toString('latin1'), 'Zyx at home')).toBe(false);
      expect(await sharp(cleaned).metadata()).toMatchObject({ width: 20, height: 20 });
    }
  });

  test('a picture, made anew', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Zyx at home' } })
      .jpeg()
      .toBuffer();
    const { bytes, resource } = await stored(await upload(photo, 'photo.jpg', 'image/jpeg'));
    expect(resource.file).toMatchObject({ name: 'photo.webp', type: 'image/webp' });
    expect(holds(Buffer.from(bytes).toString('latin1'), 'Zyx at home')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30 });
  });
});

describe('what is refused', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 415],
    ['a page after white space', ' \n<html>', 415],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
    ['a program', '\x7fELF\x02\x01\x01\x00\x00', 415],
    ['text that is not UTF-8', Buffer.from([0x61, 0xff, 0xfe, 0x61]), 415],
    ['nothing but spaces', ' \n ', 422],
    ['RTF with objects in it', '{\\rtf1{\\object}}\x00', 415],
    ['a PDF with a script', pdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'), 422],
    ['a PDF that hides the name', pdf('/OpenAction <</S /J#61vaScript>>'), 422],
    ['a PDF that starts programs', pdf('/AA <</O <</S /Launch>>>>'), 422],
    ['a PDF with a file in it', pdf('/Names <</EmbeddedFiles 2 0 R>>'), 422],
    ['a locked PDF', pdf('/Encrypt 5 0 R'), 422],
    ['a PDF that something hangs on', `${pdf()}<script>alert(1)</script>`, 422],
    ['a picture that is none', Buffer.from('\x89PNG\r\n\x1a\nnot really', 'latin1'), 422],
    ['half a ZIP', Buffer.from('PK\x03\x04 and no more'), 422],
  ])('%s', async (_what, bytes, status) => {
    expect(await refused(bytes)).toBe(status);
  });

  test.each([
    ['another packed file', { 'a.txt': 'words' }, 415],
    ['macros', { ...docx, 'word/vbaProject.bin': 'x' }, 422],
    ['files inside', { ...docx, 'word/embeddings/oleObject1.bin': 'x' }, 422],
    ['ActiveX', { ...docx, 'word/activeX/activeX1.xml': 'x' }, 422],
    ['Basic in OpenDocument', { ...odt, 'Basic/Standard/Module1.xml': 'x' }, 422],
    ['a spreadsheet', { ...odt, mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }, 415],
    ['a part that swells', { ...docx, 'word/big.xml': Buffer.alloc(30_000_000) }, 422],
    ['entries that never end', { ...docx, '_rels/.rels': '<Override docProps/'.repeat(20_000) }, 422],
    [
      'entries without a frame',
      { ...docx, '_rels/.rels': '<Relationships><Relationship Id="a"></Relationships>' },
      422,
    ],
    [
      'a list of parts that is too long',
      { ...docx, '_rels/.rels': `<Relationships>${randomBytes(500_001).toString('hex')}</Relationships>` },
      422,
    ],
    ['too many parts', { ...docx, ...Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`x${n}`, ''])) }, 422],
  ])('an office text with %s', async (_what, parts, status) => {
    expect(await refused(await zipped(parts as Parts), 'x.docx')).toBe(status);
  });

  test('an office text whose parts say less than they are, or name a folder above', async () => {
    const bytes = await zipped({ ...docx, 'word/big.xml': Buffer.alloc(50_000, 'a') });
    // The sizes in the list of contents are made smaller than what comes out.
    const at = bytes.lastIndexOf(Buffer.from('word/big.xml')) - 46;
    expect(bytes.readUInt32LE(at + 24)).toBe(50_000);
    bytes.writeUInt32LE(10, at + 24);
    expect(await refused(bytes, 'x.docx')).toBe(422);
    const climbing = Buffer.from(
      (await zipped({ ...docx, 'aa/evil': 'x' })).toString('latin1').replaceAll('aa/evil', '../evil'),
      'latin1',
    );
    expect(await refused(climbing, 'x.docx')).toBe(422);
  });

  test('more files than one member may leave lying about, and what is left goes after a day', async () => {
    const { app } = library;
    const by = await app.addMember({ name: 'Hoarder' });
    const input = { query: { name: 'a.txt' }, upload: { bytes: Buffer.from('words'), type: 'text/plain' } };
    for (let n = 0; n < 10; n += 1) await app.call(by, 'uploadResourceFile', input);
    expect(await app.status(by, 'uploadResourceFile', input)).toBe(409);
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await app.app.jobs.runNow('resources.sweep-files');
    await app.settle();
    expect(await app.database.query('', 'select 1 from resource_files', [])).toEqual([]);
    app.setNow(new Date());
    expect(await app.status(by, 'uploadResourceFile', input)).toBe(201);
  });
});

describe('who gets it, and how', () => {
  test('nobody else’s file can be used, nor one twice', async () => {
    const { by, body } = await upload('Words');
    const { externalUrl: _link, ...rest } = content;
    const use = (as: number) => library.app.status(as, 'createResource', { body: { ...rest, fileId: body.id } });
    expect([await use(library.ben), await use(by), await use(by)]).toEqual([400, 201, 400]);
  });

  test('before it is published its sender and moderators only; always to keep, sandboxed, never sniffed', async () => {
    const { app, ben, moderator } = library;
    const { params } = await stored(await upload('Words'));
    expect(await app.status(ben, 'readResourceFile', { params })).toBe(404);
    expect(await app.status(0, 'readResourceFile', { params })).toBe(404);
    await app.call(moderator, 'publishResource', { params: { id: params.id }, body: { version: 1 } });
    expect(await app.status(ben, 'readResourceFile', { params: { ...params, name: 'other.txt' } })).toBe(404);
    const answer = await app.app.http.inject(`/resources/files/${params.id}/${params.name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="words.txt"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  test('a file that is replaced or withdrawn leaves the store', async () => {
    const { app } = library;
    const first = await upload('First words');
    const { params } = await stored(first);
    const keyOf = async () =>
      (
        await app.database.query<{ key: string | null }>('', 'select file_key as key from resources where id = $1', [
          params.id,
        ])
      )[0]?.key ?? '';
    const key = await keyOf();
    const { externalUrl: _link, ...rest } = content;
    const body = { ...rest, version: 1, keepFile: true };
    await app.call(first.by, 'editResource', { params: { id: params.id }, body });
    expect(await keyOf()).toBe(key);
    await app.call(first.by, 'editResource', { params: { id: params.id }, body: { ...content, version: 2 } });
    await app.settle();
    expect(await app.app.services.files.open(key)).toBeUndefined();
  });
});
