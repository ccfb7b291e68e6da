import { announcements, pastTimers, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, test } from '#platform/web/testing/journey.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { css, gallery, leaveNothing, message, open, openWith, root, sample, someRoutes, store } from './preferences.ts';

test.afterAll(({ server }) => leaveNothing(server.url));

/** Durations of everything that moves now, and of everything that would. */
const longest = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    const running = document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration ?? 0));
    const declared = [...document.querySelectorAll('*')].flatMap((each) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(each);
      const times = animationName === 'none' ? transitionDuration : `${transitionDuration}, ${animationDuration}`;
      return times.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000));
    });
    return Math.max(0, ...running, ...declared);
  });

test('reduceMotion: nothing lasts longer than 0.01 ms, on every screen', async ({ page }) => {
  await store(page, { reduceMotion: true });
  for (const path of someRoutes()) {
    await open(page, path);
    expect(await longest(page), path).toBe(0.01);
  }
  await open(page);
  await page.getByRole('button', { name: /^Text size/ }).click();
  expect(await longest(page)).toBe(0.01);
  await openWith(page, { reduceMotion: false });
  expect(await longest(page)).toBe(300);
});

test('reduceMotion: follows the device until chosen, in both directions', async ({ page }) => {
  await store(page, {});
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(root(page)).toHaveAttribute('data-motion', 'off');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root(page)).toHaveAttribute('data-motion', 'normal');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, { reduceMotion: false });
  await expect(root(page)).toHaveAttribute('data-motion', 'normal');
});

test('autoplay: off, nothing plays by itself; the device can say so too', async ({ page }) => {
  await store(page, { autoplay: false });
  for (const path of someRoutes()) {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const playing = await page.evaluate(
      () => [...document.querySelectorAll('video, audio')].filter((one) => !(one as HTMLMediaElement).paused).length,
    );
    expect(playing, path).toBe(0);
    await expect(root(page)).not.toHaveAttribute('data-autoplay');
  }
  await openWith(page, { autoplay: true });
  await expect(root(page)).toHaveAttribute('data-autoplay', '');
  await store(page, {});
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(root(page)).not.toHaveAttribute('data-autoplay');
});

for (const [animationSpeed, seconds] of [
  ['slow', 0.5],
  ['normal', 0.3],
  ['fast', 0.15],
] as const) {
  test(`animationSpeed: ${animationSpeed} takes ${seconds} s everywhere`, async ({ page }) => {
    await openWith(page, { animationSpeed, reduceMotion: false });
    expect(await css(page, '.sample-dot', 'transition-duration')).toBe(`${seconds}s`);
    expect(await css(page, '.setting-line > .i', 'transition-duration')).toBe(`${seconds}s`);
  });
}

test('animationSpeed: off is as still as less motion, and is not asked for while nothing moves', async ({ page }) => {
  await openWith(page, { animationSpeed: 'off', reduceMotion: false });
  expect(await longest(page)).toBe(0.01);
  for (const moving of ['.sample-dot', '.setting-line > .i']) {
    expect(await css(page, moving, 'transition-duration')).toBe('1e-05s');
  }
  await open(page, '/accessibility/quick-setup/3');
  await expect(page.getByRole('group', { name: 'Speed of motion' })).toBeVisible();
  await page.getByRole('group', { name: 'Less motion' }).getByRole('radio', { name: 'On' }).check();
  await expect(page.getByRole('group', { name: 'Speed of motion' })).toHaveCount(0);
});

test('keyboardNavigation: off takes the extra shortcuts and nothing else', async ({ page }) => {
  const stops = async () => {
    const names: string[] = [];
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    return names;
  };
  await openWith(page, { keyboardNavigation: true }, '/faq');
  await page.keyboard.press('Alt+KeyM');
  await expect(page.locator('#main')).toBeFocused();
  await open(page, '/faq');
  const on = await stops();
  await openWith(page, { keyboardNavigation: false }, '/faq');
  await page.keyboard.press('Alt+KeyM');
  await page.keyboard.press('Alt+KeyA');
  await expect(page.locator('#main')).not.toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/faq');
  await open(page, '/faq');
  expect(await stops()).toEqual(on);
});

test('skipLinks: off takes the extra ones; the way to the main content stays the first stop', async ({ page }) => {
  const links = page.locator('.skip-links a');
  await openWith(page, { skipLinks: true });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  expect(await links.count()).toBeGreaterThan(1);
  await openWith(page, { skipLinks: false });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(links).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('soundEffects: off makes no sound at all, on makes one that is also seen', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { doorwaysSounds: made });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      override createOscillator() {
        made.push('tone');
        return super.createOscillator();
      }
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { doorwaysSounds: string[] }).doorwaysSounds.length);
  await openWith(page, { soundEffects: false });
  await sample(page).getByRole('button', { name: 'Like the sample' }).click();
  await expect(sample(page).getByRole('button', { name: 'Liked the sample' })).toBeVisible();
  expect(await tones()).toBe(0);
  await openWith(page, { soundEffects: true });
  await sample(page).getByRole('button', { name: 'Like the sample' }).click();
  await expect.poll(tones).toBeGreaterThan(0);
});

test('voiceAnnouncements: speaks each notice once, and not at all while it is off', async ({ page }) => {
  const speech = await stubSpeech(page);
  const save = async () => {
    await page.getByRole('button', { name: /^Drag help/ }).click();
    await page.getByRole('button', { name: 'Save Drag help' }).click();
    await expect(message(page, 'Settings Saved')).toBeVisible();
    expect(await timesAnnounced(page, 'Settings Saved')).toBe(1);
  };
  await openWith(page, { voiceAnnouncements: false });
  await save();
  expect(await speech.spoken()).toEqual([]);
  await openWith(page, { voiceAnnouncements: true });
  await save();
  const said = (await speech.spoken()).filter(({ text }) => text.startsWith('Settings Saved'));
  expect(said).toHaveLength(1);
  expect(said[0]?.lang).toBe('en-AU');
});

test('voiceAnnouncements: warns people who use a screen reader', async ({ page }) => {
  await open(page, '/accessibility/quick-setup/5');
  await expect(page.getByText('If you use a screen reader, leave this off.')).toBeVisible();
});

test('audioDescriptions: a button reads the descriptions of pictures', async ({ page }) => {
  const speech = await stubSpeech(page);
  await openWith(page, { audioDescriptions: false });
  await expect(sample(page).getByRole('button', { name: /Read picture/ })).toHaveCount(0);
  await openWith(page, { audioDescriptions: true });
  await sample(page).getByRole('button', { name: 'Read picture description of the sample' }).click();
  await expect
    .poll(async () => (await speech.spoken()).map(({ text }) => text))
    .toEqual(['An open door with light on the floor.']);
});

test('screenReaderOptimized: what only decorates is gone, words stay', async ({ page }) => {
  await openWith(page, { screenReaderOptimized: false });
  await expect(page.locator('[data-part~=decoration]:visible').first()).toBeVisible();
  const words = await page.locator('#main').innerText();
  await openWith(page, { screenReaderOptimized: true });
  await expect(page.locator('[data-part~=decoration]:visible')).toHaveCount(0);
  const now = await page.locator('#main').innerText();
  expect(now.replace(/Screen reader layout\s+(On|Off)/, '')).toBe(words.replace(/Screen reader layout\s+(On|Off)/, ''));
});

test('verboseDescriptions: adds a description and leaves the name', async ({ page }) => {
  const like = sample(page).getByRole('button', { name: 'Like the sample' });
  await openWith(page, { verboseDescriptions: false });
  await expect(like).toHaveAccessibleDescription('');
  await openWith(page, { verboseDescriptions: true });
  await expect(like).toHaveAccessibleDescription(/Press Enter or Space/);
});

test('landmarkNavigation: Alt+N goes through the named sections and round again', async ({ page }) => {
  await openWith(page, { landmarkNavigation: true }, '/faq');
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
  await page.keyboard.press('Alt+KeyN');
  const first = await focused();
  const seen = [first];
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Alt+KeyN');
    const now = await focused();
    if (now === first) break;
    seen.push(now);
  }
  expect(seen.length).toBeGreaterThan(2);
  expect(await focused()).toBe(first);
  await openWith(page, { landmarkNavigation: false }, '/faq');
  const before = await focused();
  await page.keyboard.press('Alt+KeyN');
  expect(await focused()).toBe(before);
});

test('clickAssistance: every control is at least 44 px, and a second click by accident is ignored', async ({
  page,
}) => {
  await openWith(page, { clickAssistance: true });
  const small = await page.locator('#main button:visible, #main summary:visible').evaluateAll((all) =>
    all
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.textContent }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  await sample(page).getByRole('button', { name: 'Like the sample' }).dblclick();
  await expect(sample(page).getByRole('button', { name: 'Liked the sample' })).toBeVisible();
  await openWith(page, { clickAssistance: false });
  await sample(page).getByRole('button', { name: 'Like the sample' }).dblclick();
  await expect(sample(page).getByRole('button', { name: 'Like the sample' })).toBeVisible();
});

test('dragAssistance: what can be dragged can be moved with buttons', async ({ page }) => {
  await openWith(page, { dragAssistance: false });
  await expect(sample(page).getByRole('button', { name: /^Move tea/ })).toHaveCount(0);
  await openWith(page, { dragAssistance: true });
  const list = sample(page).getByRole('listitem');
  await expect(list.first()).toContainText('tea');
  await sample(page).getByRole('button', { name: 'Move tea later' }).click();
  await expect(list.first()).toContainText('milk');
});

for (const hoverDelay of [0, 500, 2000]) {
  test(`hoverDelay: a hint waits ${hoverDelay} ms for the pointer and not at all for the keyboard`, async ({
    page,
    problems,
  }) => {
    // The gallery shows a scroll area whose library brings a style element of its own.
    problems.allow(/Applying inline style/);
    // The page's own clock, so that the test measures the setting and not the machine.
    await page.clock.install();
    await openWith(page, { hoverDelay }, gallery);
    const tip = page.locator('.tip');
    const anchor = page.locator('[data-tip]:is(button, a)').first();
    await anchor.scrollIntoViewIfNeeded();
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 60_000);
    await anchor.hover();
    await page.clock.runFor(Math.max(0, hoverDelay - 50));
    if (hoverDelay > 0) await expect(tip.first()).toBeHidden();
    await page.clock.runFor(100);
    await expect(tip.first()).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(tip.first()).toBeHidden();
    await page.mouse.move(2, 2);
    await page.clock.runFor(400);
    await anchor.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip.first()).toBeVisible();
  });
}

test('textToSpeech: reads what is seen, in order, and Escape stops it', async ({ page }) => {
  const speech = await stubSpeech(page, { msPerUtterance: 60 });
  await openWith(page, { textToSpeech: false });
  await expect(page.getByRole('button', { name: /^Read aloud/ })).toHaveCount(0);
  await openWith(page, { textToSpeech: true });
  await page.getByRole('button', { name: 'Read aloud the sample' }).click();
  await expect.poll(async () => (await speech.spoken()).length).toBeGreaterThan(3);
  const spoken = await speech.spoken();
  expect(spoken[0]?.text).toBe('The kettle is on');
  expect(spoken[1]?.text).toContain('planner rang at nine.');
  expect(new Set(spoken.map(({ lang }) => lang))).toEqual(new Set(['en-AU']));
  await page
    .getByRole('button', { name: /Stop reading the sample|Read aloud the sample/ })
    .first()
    .waitFor();
  await open(page);
  await page.getByRole('button', { name: /^Read aloud this page/ }).click();
  await expect.poll(async () => (await speech.spoken()).length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  expect(await speech.cancelled()).toBeGreaterThan(0);
  const count = (await speech.spoken()).length;
  // Longer than one sentence takes here: the next would have begun.
  await pastTimers(page, 300);
  expect((await speech.spoken()).length).toBe(count);
});

test('speechToText: asks once, types at the caret, and never sends', async ({ page }) => {
  const speech = await stubSpeech(page);
  await openWith(page, { speechToText: false });
  await expect(page.getByRole('button', { name: /^Speak for/ })).toHaveCount(0);
  await openWith(page, { speechToText: true });
  const field = sample(page).getByRole('textbox', { name: 'A field to speak into' });
  await field.fill('tea ');
  await sample(page).getByRole('button', { name: 'Speak for A field to speak into' }).click();
  await expect(sample(page).getByText(/Doorways keeps no sound/)).toBeVisible();
  await sample(page).getByRole('button', { name: 'Agree and speak' }).click();
  await expect.poll(() => speech.hear('and milk')).toBe(true);
  await expect(field).toHaveValue(/tea and milk/);
  expect(new URL(page.url()).pathname).toBe('/accessibility');
});

test('signLanguageSupport: the way to call in Auslan comes first where there is one', async ({ page }) => {
  await openWith(page, { signLanguageSupport: false }, '/crisis-support');
  await expect(page.locator('.auslan-link')).toHaveCount(0);
  await openWith(page, { signLanguageSupport: true }, '/crisis-support');
  await expect(page.getByRole('link', { name: /Call in Auslan/ })).toBeVisible();
});

test('landmarkNavigation: names of sections differ from each other', async ({ page }) => {
  await openWith(page, { landmarkNavigation: true });
  const names = await page
    .locator('#main section[aria-labelledby], #main section[aria-label]')
    .evaluateAll((all) =>
      all.map(
        (each) =>
          each.getAttribute('aria-label') ??
          document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    );
  expect(new Set(names).size).toBe(names.length);
  expect((await announcements(page)).filter(({ level }) => level === 'assertive')).toEqual([]);
});
