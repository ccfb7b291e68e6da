import { expect, test } from 'vitest';
import type { Media } from '../../contract.ts';
import {
  askForAll,
  bodyOf,
  checkDraft,
  descriptionOf,
  emptyDraft,
  isBlank,
  tagsIn,
  undescribed,
  withoutWords,
} from './draft.ts';

const media: Media = {
  id: 7,
  kind: 'image',
  url: '/media/7/full',
  smallUrl: null,
  posterUrl: null,
  captionsUrl: null,
  descriptionsUrl: null,
  type: 'image/webp',
  width: 10,
  height: 10,
  seconds: 0,
  alt: '',
  decorative: false,
  wantsDescription: false,
  offers: 0,
};
const picture = { media, alt: '', choice: 'describe' } as const;

test('an untouched composer sends content, type and isPublic and nothing else (FEED-14)', () => {
  expect(bodyOf({ ...emptyDraft, content: 'Hello' })).toEqual({ content: 'Hello', type: 'post', isPublic: true });
});

test('what is filled in goes along', () => {
  const draft = {
    ...emptyDraft,
    content: 'Hello',
    tags: '#Trams, public transport,',
    audience: 'followers',
    contentWarning: 'hospital',
    feeling: 'calm',
    media: [picture],
  } as const;
  expect(bodyOf(draft)).toEqual({
    content: 'Hello',
    type: 'post',
    isPublic: false,
    audience: 'followers',
    tags: ['Trams', 'public transport'],
    contentWarning: 'hospital',
    feeling: 'calm',
    mediaIds: [7],
  });
});

test.each(['', ' \n\t', '\u200b\u2060', '\u00a0'])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(checkDraft({ ...emptyDraft, content: text }).content).toBeDefined();
});

test('too long and too many are said', () => {
  expect(checkDraft({ ...emptyDraft, content: 'x'.repeat(20_003) })).toEqual({
    content: 'This is 3 characters too long.',
  });
  expect(checkDraft({ ...emptyDraft, content: 'x', tags: 'a,b,c,d,e,f,g,h,i,j,k' }).tags).toBe('Use at most 10 tags.');
  expect(checkDraft({ ...emptyDraft, content: 'x', tags: 'a, b' })).toEqual({});
});

test('tags are parted by commas and lines', () => {
  expect(tagsIn(' one, #two\nthree four ,,')).toEqual(['one', 'two', 'three four']);
});

test('only what changed about a picture is sent', () => {
  expect(descriptionOf({ ...picture, alt: ' A tram ' })).toEqual({ alt: 'A tram' });
  expect(descriptionOf({ ...picture, media: { ...media, alt: 'A tram' }, alt: 'A tram' })).toBeUndefined();
  expect(descriptionOf({ ...picture, choice: 'ask' })).toEqual({ wantsDescription: true });
  expect(descriptionOf({ ...picture, choice: 'decorative' })).toEqual({ decorative: true });
  expect(descriptionOf({ ...picture, media: { ...media, wantsDescription: true }, choice: 'ask' })).toBeUndefined();
});

test('a picture without words and without a decision is prompted for', () => {
  expect(undescribed([picture, { ...picture, choice: 'ask' }, { ...picture, alt: 'A tram' }])).toEqual([picture]);
});

test('asking others for all leaves what has words, or is decoration, as it is', () => {
  const described = { ...picture, alt: 'A tram' };
  const decoration = { ...picture, choice: 'decorative' } as const;
  expect(askForAll([picture, described, decoration])).toEqual([{ ...picture, choice: 'ask' }, described, decoration]);
  expect(withoutWords([picture])).toBe('1 picture or clip without a description');
  expect(withoutWords([picture, picture])).toBe('2 pictures or clips without a description');
});

test('an audio note lacks a transcript, and is counted apart', () => {
  const sound = { ...picture, media: { ...media, kind: 'audio' } } as const;
  expect(withoutWords([sound])).toBe('1 audio note without a transcript');
  expect(withoutWords([sound, picture, sound])).toBe(
    '1 picture or clip without a description, 2 audio notes without a transcript',
  );
});
