import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { applyEdits } from '../checks/text-edits.ts';
import { analyseMarkup } from './analyse-markup.ts';
import { elementsOf } from './elements.ts';
import { markupTokens } from './tokens.ts';

const titles = (html: string) => analyseMarkup(html).findings.map(({ title }) => title);

test('what is as it should be has no findings', () => {
  const html = `<!doctype html><html lang="en-AU"><head><title>Picnic</title></head><body>
    <h1>Picnic</h1><h2>When</h2><p>Sunday at <a href="/map">the park by the river</a>.</p><h2>Where</h2>
    <img src="a.png" alt="A table under a tree"><img src="line.png" alt="">
    <table><tr><th scope="col">Bus</th><th scope="col">Time</th></tr><tr><td>4</td><td>9:00</td></tr></table>
    <a href="/x"><img src="b.png" alt="Our photos"></a><a href="/y" aria-label="All events"><svg></svg></a>
    <label for="n">Name</label><input id="n"><label>Email <input type="email"></label><input type="hidden" name="t">
    <button>Send</button><video controls><track kind="captions" src="c.vtt"></video></body></html>`;
  expect(analyseMarkup(html)).toEqual({ elements: 30, headings: 3, pictures: 3, links: 3, tables: 1, findings: [] });
});

test('words alone are no markup', () => {
  expect(analyseMarkup('1 < 2 & 3 > 2 <!-- none -->')).toMatchObject({ elements: 0, findings: [] });
});

test.each([
  ['<img src="a.png">', 'A picture without a description'],
  ['<img alt="IMG_2041.jpg">', 'A description that is the name of a file'],
  ['<a href="/x"><img alt=""></a>', 'A link without words'],
  ['<a href="/x">&nbsp;</a>', 'A link without words'],
  ['<a href="/x">Click <b>here</b></a>', 'A link that says “Click here”'],
  ['<h2> </h2>', 'A heading without words'],
  ['<h1>One</h1><h1>Two</h1>', 'A second heading of level 1'],
  ['<h1>One</h1><h3>Two</h3>', 'Heading jumps from level 1 to 3'],
  ['<h3>One</h3>', 'The first heading has level 3'],
  ['<table><tr><td>a<td>b</table>', 'A table without headings'],
  ['<input type="text" placeholder="Name">', 'A field without a label'],
  ['<textarea></textarea>', 'A field without a label'],
  ['<button><svg></svg></button>', 'A button without words'],
  ['<div onclick="go()">Go</div>', '<div> that is pressed like a button'],
  ['<html><body>a', 'A page that does not say its language'],
  ['<iframe src="/x"></iframe>', 'A frame without a name'],
  ['<video src="a.mp4"></video>', 'A video without captions'],
  ['<audio autoplay src="a.mp3"></audio>', 'Sound that begins by itself'],
  ['<marquee>News</marquee>', 'Words that move'],
  ['<p tabindex="3">a</p>', 'An order of its own for the Tab key'],
])('%s: %s', (html, title) => {
  expect(titles(html)).toEqual([title]);
});

test.each([
  '<table role="presentation"><tr><td>a</table>',
  '<img role="presentation" src="a.png">',
  '<a name="here"></a>',
  '<!-- <img src="a.png"> --><script>"<img>"</script>',
  '<h2>One</h2><h3>Two</h3><h2>Three</h2>',
  '<a href="/x" aria-hidden="true"></a>',
])('%s is fine', (html) => {
  expect(titles(html)).toEqual([]);
});

test('words count for everything around them, however deep they are, and what is hidden says nothing', () => {
  const deep = `${'<div>'.repeat(400)}<a href="/x"><b>the park</b> by the river</a>${'</div>'.repeat(400)}`;
  expect(titles(`<h2>${deep}</h2>`)).toEqual([]);
  const [heading, link] = elementsOf('<h2>One <a href=x>two <img alt=three></a> four</h2>');
  expect([heading?.text, link?.text]).toEqual(['One two three four', 'two three']);
  expect(titles('<button><span hidden>Send</span></button><h2><b aria-hidden=true>One</b></h2>')).toEqual([
    'A button without words',
    'A heading without words',
  ]);
  expect(titles('<label>Name <b><input></b></label><input>')).toEqual(['A field without a label']);
});

test('a finding has its place, and a known change can be made', () => {
  const html = '<p>Hello</p>\n<img src="a.png">\n';
  expect(analyseMarkup(html).findings).toEqual([
    {
      kind: 'picture',
      key: 'picture:13',
      title: 'A picture without a description',
      reason: 'Some screen readers say the name of the file instead.',
      suggestion: 'Add alt with a sentence on what it shows, or alt="" where it is only decoration.',
      quote: '<img src="a.png">',
      from: 13,
      to: 30,
      line: 2,
    },
  ]);
  const page = '<html>a</html>';
  const [language] = analyseMarkup(page).findings;
  expect(applyEdits(page, language?.edits ?? [])).toBe('<html lang="en-AU">a</html>');
});

test('never throws, and each place is within the markup', () => {
  const part = fc.constantFrom(
    '<',
    '>',
    '</',
    '<img',
    ' alt=',
    '"',
    "'",
    '<h4>',
    '</h4>',
    '<a href=x>',
    '</a>',
    '<!--',
    '-->',
    '<textarea',
    '<td>',
    '&nbsp;',
    'a ',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const html = parts.join('');
      for (const { from, to } of analyseMarkup(html).findings) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(html.length);
      }
    }),
  );
});

const most = 100_000;
const row = (piece: string) => piece.repeat(Math.floor(most / piece.length));
const worst: readonly (readonly [shape: string, html: string, elements: number, findings: number])[] = [
  ['nothing closed', row('<div>'), 20_000, 0],
  ['links in links', row('<a href=x>'), 10_000, 10_000],
  ['words in links in links', row('<a href=x>words '), 6250, 0],
  ['signs', row('<'), 0, 0],
  ['comments that do not end', row('<!--'), 0, 0],
  ['raw elements that do not end', row('<textarea>'), 10_000, 10_000],
  ['raw elements that others end', row('<title></style>'), 6666, 0],
  ['raw elements of all names', row('<script><style><xmp><iframe></noscript>'), 10_256, 2564],
  ['cells that end each other', row('<td>a'), 20_000, 0],
  ['a value that does not end', row('<p onclick="'), 0, 0],
  ['ends without a start', row('</p>'), 0, 0],
  ['a tag that does not end', row('<h4 x='), 0, 0],
  ['a million attributes', `<p ${row('a ')}>`, 1, 0],
  ['attributes that are all the same', `<input ${row('id=x ')}>`, 1, 1],
  ['spaces in a description', `<img alt="${row(' ')}">`, 1, 0],
  ['a description as long as a page', `<img alt="${row('a-')}.jpg">`, 1, 0],
  ['labels around fields', row('<label><input>'), 14_284, 0],
  ['pictures', row('<img>'), 20_000, 20_000],
  ['spaces as names', row('&nbsp;'), 0, 0],
  ['headings that jump', row('<h1>a</h1><h6>a</h6>'), 10_000, 9999],
];

test.each(worst)('%s, at the greatest length: what is read and kept is bounded', (_shape, html, count, found) => {
  let read = 0;
  for (const { from, to } of markupTokens(html)) {
    if (from < read) throw new Error(`${from} is read again.`);
    read = to;
  }
  expect(read).toBeLessThanOrEqual(html.length);
  const elements = elementsOf(html);
  expect(elements).toHaveLength(count);
  expect(elements.every(({ text, inside }) => text.length <= 1000 && inside.size <= 3)).toBe(true);
  const { findings } = analyseMarkup(html);
  expect(findings).toHaveLength(found);
  expect(findings.every(({ quote }) => quote.length <= 300)).toBe(true);
});

test('twice the markup is twice the work: the end of a raw element is not looked for again', () => {
  const looks = (html: string) => {
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    analyseMarkup(html);
    const { length } = exec.mock.calls;
    exec.mockRestore();
    return length;
  };
  for (const piece of ['<title></style>', '<script><xmp></iframe>', '<p a=b><td>', '<div>words</p>']) {
    const once = looks(piece.repeat(100));
    expect(looks(piece.repeat(200)), piece).toBeLessThanOrEqual(2 * once + 10);
    expect(once, piece).toBeGreaterThan(100);
  }
});
