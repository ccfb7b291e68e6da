import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { announcements, recordAnnouncements, timesAnnounced } from './announcements.ts';
import { keyboardCrawl, tabsTo } from './keyboard.ts';
import { reflowProblems } from './reflow.ts';
import { stubSpeech } from './speech.ts';
import { withThemes } from './themes.ts';

/** The checks are checked: a sound page passes them all, and each planted fault is found by the check meant for it. */
const style = `
  :root { color-scheme: light; } html[data-theme=dark] { background: #111; color: #eee; }
  body { font: 18px/1.5 sans-serif; margin: 0; } html[data-theme=dark] a { color: #9cf; }
  a { color: #0645ad; } main, header, footer { padding: 16px; display: block; }
  :focus-visible { outline: 3px solid #0645ad; outline-offset: 2px; }
  html[data-theme=dark] :focus-visible { outline-color: #ff0; }
  button, input { min-height: 44px; min-width: 44px; font: inherit; } label, input { display: block; }
  html[data-click-assistance] a { display: inline-block; min-height: 44px; min-width: 44px; }
  nav a { display: inline-block; margin: 8px; padding: 4px; }
  .far { color: #bbb; background: #fff; } .bare:focus { outline: 0; } .wide { width: 900px; }
  .cut { height: 20px; overflow: hidden; width: 120px; white-space: nowrap; } .dark-only { color: #333; }
  .bar { position: fixed; inset: 0 0 auto 0; height: 120px; background: #eee; z-index: 2; }
  .tiny { min-height: 0; min-width: 0; width: 12px; height: 12px; padding: 0; margin: 0; border: 0; }
  .gone { opacity: 0; }
  .rows { display: grid; width: 200px; margin-top: 0.4px; } .rows button { height: 44.2px; min-height: 0; position: relative; }
  .rows.lapped button + button { margin-top: -1px; }
`;

const page = (main: string, { title = 'Rooms – Test', head = '', foot = '' } = {}) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css">${head}</head>
<body><header><a href="#main">Skip to content</a><nav aria-label="Main"><a href="/one">First room</a><a href="/two">Second room</a></nav></header>
<main id="main" tabindex="-1"><h1>Rooms</h1><p>Here are the rooms of the house, one by one.</p>
<label for="q">Find a room</label><input id="q" name="q" type="text"><button type="button">Find</button>${main}</main>
<footer><p>The end.</p></footer>${foot}<script src="/script.js"></script></body></html>`;

const script = `
  document.querySelector('.trap')?.addEventListener('keydown', (e) => { if (e.key === 'Tab') e.preventDefault(); });
  document.querySelector('.nopaste')?.addEventListener('paste', (e) => e.preventDefault());
  const dead = document.querySelector('.dead'); if (dead) dead.onclick = () => {};
`;

const test = base.extend<{ show: (html: string) => Promise<void> }, { site: { server: Server; html: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = { server: createServer(), html: '' };
      site.server.on('request', (request, answer) => {
        const [type, body] = request.url?.endsWith('.css')
          ? ['text/css', style]
          : request.url?.endsWith('.js')
            ? ['text/javascript', script]
            : ['text/html; charset=utf-8', site.html];
        const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; media-src data:";
        answer.writeHead(request.url === '/favicon.ico' ? 204 : 200, {
          'content-type': type,
          'content-security-policy': policy,
        });
        answer.end(body);
      });
      await new Promise<void>((done) => site.server.listen(0, '127.0.0.1', done));
      await use(site);
      site.server.close();
    },
    { scope: 'worker' },
  ],
  show: async ({ page, site }, use) => {
    await use(async (html) => {
      site.html = html;
      await page.goto(`http://localhost:${(site.server.address() as AddressInfo).port}/`);
    });
  },
});

const scan = (at: Page) => accessibilityProblems(at, { name: 'the planted page', bothEngines: true });

test('a sound page passes every check', async ({ page: at, show }) => {
  await show(page(''));
  expect(await scan(at)).toEqual([]);
  const { problems, stops } = await keyboardCrawl(at);
  expect(problems).toEqual([]);
  expect(stops).toHaveLength(5);
  expect(await reflowProblems(at)).toEqual([]);
});

const planted: readonly { fault: string; main: string; found: RegExp }[] = [
  { fault: 'low contrast', main: '<p class="far">Hard to read</p>', found: /^axe color-contrast/ },
  {
    fault: 'a picture without text',
    main: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    found: /^axe image-alt/,
  },
  { fault: 'a field without a label', main: '<input type="text">', found: /^axe label / },
  { fault: 'a placeholder as label', main: '<input type="text" placeholder="Your name">', found: /^ibm/ },
  { fault: 'an empty button', main: '<button type="button"></button>', found: /^(axe button-name|own unnamed)/ },
  { fault: 'a clickable part that no key reaches', main: '<div class="dead">Open</div>', found: /^own click-only/ },
  { fault: 'a vague link', main: '<a href="/x">Read more</a>', found: /^own vague-link/ },
  { fault: 'two controls with one name', main: '<button type="button">Find</button>', found: /^own same-name/ },
  { fault: 'a second h1', main: '<h1>Again</h1>', found: /^own one-h1/ },
  { fault: 'a jump in headings', main: '<h4>Deep</h4>', found: /^own heading-jump/ },
  {
    fault: 'two landmarks with one name',
    main: '<nav aria-label="Main"><a href="/three">Third</a></nav>',
    found: /^own same-landmark/,
  },
  {
    fault: 'a field that blocks paste',
    main: '<label>Code<input class="nopaste" type="text"></label>',
    found: /^own paste/,
  },
  {
    fault: 'an email field without autocomplete',
    main: '<label>Mail<input type="email"></label>',
    found: /^own autocomplete/,
  },
  {
    fault: 'a password without autocomplete',
    main: '<label>Key<input type="password"></label>',
    found: /^(own autocomplete|markup autocomplete-password)/,
  },
  {
    fault: 'a wrong ARIA value',
    main: '<div role="checkbox" aria-checked="often" tabindex="0">Tick</div>',
    found: /^(axe|ibm) aria/,
  },
  { fault: 'the same id twice', main: '<p id="main">Twice</p>', found: /^markup no-dup-id/ },
  {
    fault: 'a positive tabindex',
    main: '<button type="button" tabindex="3">First</button>',
    found: /^(axe tabindex|markup tabindex)/,
  },
  {
    fault: 'a name without the visible label',
    main: '<button type="button" aria-label="Send">Share</button>',
    found: /^(axe label-content|ibm label_name)/,
  },
];

for (const { fault, main, found } of planted) {
  test(`the scan finds ${fault}`, async ({ page: at, show }) => {
    await show(page(main));
    const problems = await scan(at);
    expect(
      problems.filter((problem) => found.test(problem)),
      problems.join('\n'),
    ).not.toEqual([]);
  });
}

test('the scan finds a missing language, a title that is not the heading, and forbidden zoom', async ({
  page: at,
  show,
}) => {
  const html = page('', { title: 'Untitled' })
    .replace(' lang="en-AU"', '')
    .replace('initial-scale=1', 'maximum-scale=1');
  await show(html);
  const problems = (await scan(at)).join('\n');
  expect(problems).toMatch(/html-has-lang/);
  expect(problems).toMatch(/own title/);
  expect(problems).toMatch(/own zoom/);
});

/** A tenth of a second of silence: what cannot be played has a name of the browser's own. */
function silence() {
  const samples = 800;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt32LE(0x0001_0001, 20);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt32LE(0x0008_0001, 32);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return wav.toString('base64');
}

const recording = (name: string) =>
  `<audio controls aria-label="${name}" src="data:audio/wav;base64,${silence()}"></audio>`;
const sameNames = (problems: readonly string[]) => problems.filter((problem) => problem.startsWith('own same-name'));

test('the buttons that the browser gives to two recordings are told apart by their names', async ({
  page: at,
  show,
}) => {
  const canPlay = () => at.waitForFunction(() => [...document.querySelectorAll('audio')].every((one) => one.duration));
  await show(page(recording('A dog at the beach') + recording('A cat in the sun')));
  await canPlay();
  expect(sameNames(await scan(at))).toEqual([]);
  await show(page(recording('A dog at the beach').repeat(2)));
  await canPlay();
  expect(sameNames(await scan(at)).join('\n')).toContain('"play"/Audio A dog at the beach');
});

const rows = (name: string) =>
  `<div class="${name}"><button type="button">Upper</button><button type="button">Lower</button></div>`;

const stops: readonly { fault: string; main: string; foot?: string; found: RegExp }[] = [
  {
    fault: 'a missing ring',
    main: '<button class="bare" type="button">Bare</button>',
    found: /^keyboard ring button "Bare"/,
  },
  {
    fault: 'a trap',
    main: '<label>Trap<input class="trap" type="text"></label><a href="/after">After</a>',
    found: /^keyboard trap/,
  },
  {
    fault: 'a stop in hidden content',
    main: '<div aria-hidden="true"><button type="button">Ghost</button></div>',
    found: /^keyboard hidden-stop/,
  },
  { fault: 'a stop that cannot be seen', main: '<a class="gone" href="/x"></a>', found: /^keyboard hidden-stop/ },
  {
    fault: 'a bar over the focus',
    main: '',
    foot: '<div class="bar">Bar</div>',
    found: /^keyboard covered link "First room"/,
  },
  {
    fault: 'a neighbour that laps over one pixel',
    main: rows('rows lapped'),
    found: /^keyboard covered button "Upper" – 5 of 25 points are covered by BUTTON\./,
  },
];

for (const { fault, main, foot = '', found } of stops) {
  test(`the keyboard crawl finds ${fault}`, async ({ page: at, show }) => {
    await show(page(main, { foot }));
    const { problems } = await keyboardCrawl(at);
    expect(
      problems.filter((problem) => found.test(problem)),
      problems.join('\n'),
    ).not.toEqual([]);
  });
}

test('the keyboard crawl takes neighbours that meet within a pixel for what they are', async ({ page: at, show }) => {
  await show(page(rows('rows')));
  expect((await keyboardCrawl(at)).problems).toEqual([]);
});

test('the keyboard crawl counts presses and takes a group of radios as one stop', async ({ page: at, show }) => {
  const radio = (n: number) => `<label><input type="radio" name="size" value="${n}">Size ${n}</label>`;
  await show(page(`<fieldset><legend>Size</legend>${radio(1)}${radio(2)}</fieldset><a href="/z">Last room</a>`));
  expect((await keyboardCrawl(at)).problems).toEqual([]);
  await show(page(''));
  expect(await tabsTo(at, 'Find')).toBe(5);
});

test('the reflow check finds a wide box, cut text and small targets', async ({ page: at, show }) => {
  const tiny = '<button class="tiny" type="button" aria-label="a"></button>';
  const cut = '<p class="cut">A text that is longer than its box is wide</p>';
  await show(page(`<div class="wide">Wide</div>${cut}${tiny}${tiny.replace('"a"', '"b"')}`));
  const problems = (await reflowProblems(at)).join('\n');
  expect(problems).toMatch(/reflow sideways/);
  expect(problems).toMatch(/reflow clipped p\.cut/);
  expect(problems).toMatch(/target 24 button "a"/);
  expect(problems).toMatch(/target 44/);
});

test('a fault of one theme is found in that theme only', async ({ page: at, show }) => {
  await show(page('<p class="dark-only">Dark on dark</p>'));
  const faulty: string[] = [];
  await withThemes(
    at,
    async ({ theme, width }) => {
      if ((await scan(at)).some((problem) => /color-contrast/.test(problem))) faulty.push(`${theme} ${width}`);
    },
    { all: true },
  );
  expect(faulty).toEqual(['dark 1280', 'dark 390']);
});

test('announcements are heard once each, and a silent region is not heard', async ({ page: at, show }) => {
  await at.addInitScript(recordAnnouncements);
  await show(page('<div id="say" role="status"></div><div id="off" aria-live="off"></div><p id="text">Plain</p>'));
  await at.evaluate(() => {
    const put = (id: string, text: string) => document.getElementById(id)?.replaceChildren(text);
    put('say', 'Post shared');
    put('off', 'Nothing');
    put('text', 'Changed');
    const late = Object.assign(document.createElement('div'), { textContent: 'Too late' });
    late.setAttribute('role', 'status');
    const alert = Object.assign(document.createElement('div'), { textContent: 'Wrong password' });
    alert.setAttribute('role', 'alert');
    document.body.append(late, alert);
  });
  expect(await timesAnnounced(at, 'Post shared', { echo: 100 })).toBe(1);
  const heard = (await announcements(at)).map(({ text, level }) => `${level}: ${text}`);
  expect(heard).toEqual(['polite: Post shared', 'assertive: Wrong password']);
});

test('speech is recorded and recognition can be fed', async ({ page: at, show }) => {
  const speech = await stubSpeech(at);
  await show(page(''));
  await at.evaluate(() => {
    speechSynthesis.speak(new SpeechSynthesisUtterance('Good morning'));
    type Heard = { results: { transcript: string }[][] };
    const { webkitSpeechRecognition: Recognition } = window as unknown as {
      webkitSpeechRecognition: new () => EventTarget & { start(): void };
    };
    const recognition = new Recognition();
    recognition.addEventListener('result', (event) => {
      document.title = (event as unknown as Heard).results[0]?.[0]?.transcript ?? '';
    });
    recognition.start();
  });
  expect(await speech.hear('open my messages')).toBe(true);
  expect(await at.title()).toBe('open my messages');
  expect((await speech.spoken()).map(({ text }) => text)).toEqual(['Good morning']);
});
