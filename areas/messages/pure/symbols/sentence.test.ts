import { expect, test } from 'vitest';
import { sentenceOf } from './sentence.ts';
import { boardWords } from './words.ts';

const say = (...words: string[]) =>
  sentenceOf(
    words.map(
      (word) => boardWords.find((one) => one.word === word) ?? { word, kind: word === 'Tim' ? 'who' : 'thing' },
    ),
  );

test('nothing is nothing', () => {
  expect(say()).toBe('');
  expect(say('full stop')).toBe('');
});

test.each([
  ['I tired today', ['I', 'tired', 'today']],
  ['You happy', ['you', 'happy']],
])('%s gets its am or are', (_, words) => {
  expect(say(...words)).toMatch(/^(I am tired today|You are happy)\.$/);
});

test('somebody or something is so', () => {
  expect(say('Mum', 'sad')).toBe('Mum is sad.');
  expect(say('my', 'bus', 'late')).toBe('My bus is late.');
  expect(say('children', 'hungry')).toBe('Children are hungry.');
  expect(say('Mum', 'and', 'Dad', 'happy')).toBe('Mum and Dad are happy.');
  expect(say('today', 'I', 'not', 'very', 'happy')).toBe('Today I am not very happy.');
  expect(say('I', 'tired', 'and', 'Mum', 'angry')).toBe('I am tired and Mum is angry.');
  expect(say('I', 'tired', 'and', 'hungry')).toBe('I am tired and hungry.');
});

test('nothing is put in where somebody does something or nobody is there', () => {
  expect(say('I', 'want', 'more', 'cake')).toBe('I want more cake.');
  expect(say('I', 'more', 'cake')).toBe('I more cake.');
  expect(say('today', 'good')).toBe('Today good.');
  expect(say('my', 'good', 'friend')).toBe('My good friend.');
  expect(say('I', 'go', 'home', 'happy')).toBe('I go home happy.');
  expect(say('I', "don't", 'like', 'school')).toBe("I don't like school.");
  expect(say('I', 'not')).toBe('I not.');
});

test('"to" stands before what somebody wants to do', () => {
  expect(say('I', 'want', 'go', 'home')).toBe('I want to go home.');
  expect(say('I', 'like', 'play')).toBe('I like to play.');
  expect(say('I', 'need', 'help')).toBe('I need help.');
  expect(say('I', 'want', 'to', 'sleep')).toBe('I want to sleep.');
  expect(say('I', 'can', 'go')).toBe('I can go.');
});

test('questions end with a question mark', () => {
  expect(say('where', 'Mum')).toBe('Where Mum?');
  expect(say('can', 'you', 'help')).toBe('Can you help?');
  expect(say('how are you')).toBe('How are you?');
  expect(say('can you help', 'me')).toBe('Can you help me?');
});

test('a mark ends a sentence and begins the next', () => {
  expect(say('I', 'tired', 'today', 'full stop', 'talk', 'tomorrow', 'question mark')).toBe(
    'I am tired today. Talk tomorrow?',
  );
});

test('own words keep their letters', () => {
  expect(say('constructor', 'good')).toBe('Constructor is good.');
  expect(say('Tim', 'sick')).toBe('Tim sick.');
  expect(say('Tim', 'unwell')).toBe('Tim is unwell.');
  expect(say('NDIS', 'late')).toBe('NDIS is late.');
});
