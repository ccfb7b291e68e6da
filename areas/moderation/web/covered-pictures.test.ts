import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CasePicture } from '../contract.ts';
import { CoveredPicture, pictureName, Shown } from './covered-pictures.tsx';

const picture: CasePicture = {
  kind: 'picture',
  url: '/media/7/full',
  posterUrl: null,
  captionsUrl: null,
  description: 'A dog in a park',
  width: 40,
  height: 30,
};
const clip: CasePicture = { ...picture, kind: 'clip', posterUrl: '/media/7/poster', captionsUrl: '/media/7/captions' };
const covered = (one: CasePicture, mayShow = true) =>
  renderToStaticMarkup(createElement(CoveredPicture, { picture: one, name: 'Picture, 1 of 2', mayShow }));

test('a covered picture and clip name no file; the description is beside them', () => {
  for (const one of [picture, clip]) {
    const markup = covered(one);
    expect(markup).not.toMatch(/<img|<video|<track|\/media\//);
    expect(markup).toContain('<p>A dog in a park</p>');
  }
  expect(covered(picture)).toContain('Show this picture<span class="vh"> (Picture, 1 of 2)</span>');
  expect(covered(clip)).toContain('Show this clip<span class="vh">');
  expect(covered({ ...picture, description: '' })).toContain('No description.');
  expect(covered(clip)).not.toContain('No captions.');
  expect(covered({ ...clip, captionsUrl: null })).toContain('No captions.');
});

test('while nothing hard opens there is no button', () => {
  expect(covered(picture, false)).not.toContain('<button');
});

test('a shown clip is silent, waits to be played and has its captions', () => {
  const markup = renderToStaticMarkup(createElement(Shown, { picture: clip, name: 'Clip' }));
  expect(markup).toMatch(/<video[^>]* muted=""/);
  expect(markup).toContain('poster="/media/7/poster"');
  expect(markup).toContain('src="/media/7/captions"');
  expect(markup).not.toContain('autoplay');
});

test('each has a name of its own', () => {
  expect(pictureName(picture, 0, 1)).toBe('Picture');
  expect(pictureName(clip, 1, 2)).toBe('Clip, 2 of 2');
  expect([
    pictureName({ ...picture, kind: 'avatar' }, 0, 2),
    pictureName({ ...picture, kind: 'banner' }, 1, 2),
  ]).toEqual(['Profile picture, 1 of 2', 'Banner, 2 of 2']);
});

test('an audio note has its words beside it, and waits to be played', () => {
  const sound: CasePicture = { ...picture, kind: 'sound', description: 'We meet at ten.', width: 0, height: 0 };
  expect(covered(sound)).not.toMatch(/<audio|\/media\//);
  expect(covered(sound)).toContain('<p>We meet at ten.</p>');
  expect(covered(sound)).toContain('Show this audio note<span class="vh">');
  expect(covered({ ...sound, description: '' })).toContain('No transcript.');
  expect(pictureName(sound, 0, 1)).toBe('Audio note');
  const markup = renderToStaticMarkup(createElement(Shown, { picture: sound, name: 'Audio note' }));
  expect(markup).toMatch(/<audio[^>]* preload="metadata"/);
  expect(markup).not.toContain('autoplay');
});
