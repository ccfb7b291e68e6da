import { expect, test } from 'vitest';
import { linksBack } from './links-back.ts';

const profile = 'https://doorways.example/profile/12';
const back = `<a rel="me" href="${profile}">Doorways</a>`;

test.each([
  back,
  `<!doctype html><title>Kites</title><p>Hello</p>${back}`,
  `<A HREF='${profile}/' REL='nofollow Me'>Doorways</A>`,
  `<link rel=me href=${profile}>`,
  `<a\n  class="x"\n  href="${profile}?from=kites#top"\n  rel="me noopener">Doorways</a>`,
  `<!-- a note --><script>if (1 < 2) document.write('</scripts>')</script>${back}`,
  `<!-->${back}`,
  `1 < 2 <3 </p>${back}`,
  `İİİ<style>a{}</STYLE >${back}`,
])('this page points back: %s', (page) => {
  expect(linksBack(page, profile)).toBe(true);
});

test.each([
  '',
  profile,
  `<a href="${profile}">a mere link</a>`,
  `<a rel="meme" href="${profile}">another word</a>`,
  `<a rel="me" href="${profile}3">another profile</a>`,
  `<a rel="me" href="https://doorways.example.org/profile/12">another site</a>`,
  `<a rel="me" href="http://doorways.example/profile/12">not https</a>`,
  `<a rel="me" href="/profile/12">an address of the page itself</a>`,
  `<p rel="me" href="${profile}">no link</p>`,
  `<!-- ${back} -->`,
  `<textarea>${back}</textarea>`,
  `<script>const page = '${back}';</script>`,
  `<script>'</scripts>${back}'</script>`,
  `<title>${back}</title>`,
  `<a title="${back.replaceAll('"', "'")}" href="/">inside a value</a>`,
  `&lt;a rel="me" href="${profile}"&gt;`,
  `<a rel="me" data-href="${profile}">`,
  `<a rel="" rel="me" href="${profile}">the first counts</a>`,
])('this page does not: %s', (page) => {
  expect(linksBack(page, profile)).toBe(false);
});

// What looks again at what it has passed takes minutes for this, and so longer than a test may.
test.each(['<', '<a ', '<a =', '<!--', '<script>', '</script', '<a b="', '<script></scriptx'])(
  'a long page of %s is gone through once',
  (part) => {
    const page = part.repeat(Math.ceil(262_144 / part.length));
    expect(linksBack(page, profile)).toBe(false);
  },
);
