import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../checks/text-edits.ts';
import { analyseMarkup } from './analyse-markup.ts';

const titles = (html: string) => analyseMarkup(html).findings.map(({ title }) => title);

test('what is as it should be has no findings', () => {
  const html = `<!doctype html><html lang="en-AU"><head><title>Picnic</title></head><body>
    <h1>Picnic</h1><h2>When</h2><p>Sunday at <a href="/map">the park by the river</a>.</p><h2>Where</h2>
    <img src="a.png" alt="A table under a tree"><img src="line.png" alt="">
    <table><tr><th scope="col">Bus</th><th scope="col">Time</th></tr><tr><td>4</td><td>9:00</td></tr></table>
    <a href="/x"><img src="b.png" alt="Our photos"></a><a href="/y" aria-label="All events"><svg></svg></a>
    <label for="n">Name</label><input id="n"><label>Email <input type="email"></label><input type="hidden" name="t">
    <button>Send</button><video controls><track kind="captions" src="c.vtt"></video></body></html>`;
  expect(analyseMarkup(html)).toEqual({ headings: 3, pictures: 3, links: 3, tables: 1, findings: [] });
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

test.each(['<div>', '<a href=x>', '<', '<!--', '<textarea>', '<td>a', '<p onclick="', '</p>', '<h4 x='])(
  'a long row of %s takes little time',
  (piece) => {
    const html = piece.repeat(Math.floor(100_000 / piece.length));
    const began = performance.now();
    analyseMarkup(html);
    expect(performance.now() - began).toBeLessThan(1500);
  },
);
