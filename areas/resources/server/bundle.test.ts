import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesAnswered } from '#platform/server/testing/app.ts';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

const bundle = async (ids: string, as = 0) => {
  const answered = await library.app.call(as, 'getResourceBundle', { query: { ids } });
  return { download: answered.download, html: (await bytesAnswered(answered)).toString() };
};

test('is one sound page in the chosen order, with a list, the words of text files, and nothing to fetch or run', async () => {
  const { app, ana, moderator, add } = library;
  const evil = await add(ana, {
    title: '<script>alert(1)</script> & "more"',
    description: 'First.\n\nCall 1800 000 000.',
  });
  const upload = { bytes: Buffer.from('Words of the file.\n\nMore <b>words</b>.'), type: 'text/plain' };
  const { body: file } = await app.call<{ id: number }>(ana, 'uploadResourceFile', {
    query: { name: 'a.txt' },
    upload,
  });
  const { id } = await library.send(ana, { title: 'With a file', externalUrl: undefined, fileId: file.id });
  await app.call(moderator, 'publishResource', { params: { id }, body: { version: 1 } });
  const waits = await library.send(ana, { title: 'Waits' });

  const { html, download } = await bundle(`${id},${evil.id},${id},${waits.id}`);
  expect(download).toMatchObject({
    name: 'doorways-resources.html',
    content: { length: Buffer.byteLength(html) },
  });
  expect(html.indexOf('With a file')).toBeLessThan(html.indexOf('alert(1)'));
  expect(html).toContain('<html lang="en-AU">');
  expect(html).toContain('<h1>2 resources from Doorways</h1>');
  expect(html).toContain('More &lt;b&gt;words&lt;/b&gt;.');
  expect(html).toContain('<p>Call 1800 000 000.</p>');
  expect(html).not.toMatch(/<script|<img|<link|\ssrc=|@import|url\(|tel:|Waits/);
  const report = await new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] }).validateString(
    html,
  );
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
});

test('numbers that are none, too many, or of nothing in the library are refused', async () => {
  const status = (ids: string) => library.app.status(0, 'getResourceBundle', { query: { ids } });
  expect(await status('1;drop')).toBe(400);
  expect(await status('')).toBe(400);
  expect(await status(Array.from({ length: 51 }, (_, n) => n + 1).join(','))).toBe(400);
  expect(await status('999999')).toBe(404);
});
