import { expect, test } from 'vitest';
import { easyReadPage } from './easy-read-page.ts';

test('a page has a picture to the left of each line, bold hard words with their meaning, and says it is a draft', () => {
  const page = easyReadPage(
    'Easy Read draft',
    [
      { text: 'Ask the LAC.', picture: '<svg></svg>' },
      { text: 'Bring <a> hat.', picture: '' },
    ],
    [{ word: 'LAC', meaning: 'A person who helps.' }],
  );
  expect(page).toContain('<li><span aria-hidden="true"><svg></svg></span>Ask the <b>LAC</b>.</li>');
  expect(page).toContain('<li><span aria-hidden="true"></span>Bring &lt;a&gt; hat.</li>');
  expect(page).toContain('<dt>LAC</dt><dd>A person who helps.</dd>');
  expect(page).toContain('<p>Draft – ask people who use Easy Read to check it.</p>');
  expect(easyReadPage('A', [], [])).not.toContain('Word list');
});
