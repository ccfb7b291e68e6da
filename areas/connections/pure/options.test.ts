import { expect, test } from 'vitest';
import { aims, bitsOf, interests, listOf, privacyLevels, roomsOf, supports, ways } from './options.ts';

const words = (list: readonly string[]) => list.join(', ');

test('the options are the specified ones, in their order', () => {
  expect(words(aims)).toBe('friendship, dating, relationship, companionship, marriage');
  expect(words(interests)).toBe(
    'accessibility_advocacy, art, books, cooking, fitness, gaming, gardening, music, movies, nature, photography, sports, technology, travel, volunteer_work, writing, board_games, crafts, dancing, meditation, pets, politics, science',
  );
  expect(words(supports)).toBe(
    'screen_reader, large_text, high_contrast, audio_cues, sign_language, mobility_assistance, cognitive_support, keyboard_navigation',
  );
  expect(words(ways)).toBe('text, voice, video, sign_language, in_person');
  expect(words(privacyLevels)).toBe('public, friends, private');
});

test('a list comes back from its bits, in the order of the options', () => {
  expect(listOf(interests, bitsOf(interests, ['science', 'art']))).toEqual(['art', 'science']);
  expect(listOf(aims, bitsOf(aims, []))).toEqual([]);
});

test('aims lead to their rooms', () => {
  expect(roomsOf(['marriage', 'companionship'])).toEqual(['friendship', 'dating']);
  expect(roomsOf(['relationship'])).toEqual(['dating']);
});
