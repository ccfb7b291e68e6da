import { describe, expect, test } from 'vitest';
import { activeSigner, type OnStage, stageOf, whoIsActive } from './stage.ts';

const one = (id: number, more: Partial<OnStage> = {}): OnStage => ({
  id,
  isOrganizer: false,
  role: null,
  signsSince: null,
  talks: false,
  hasPicture: true,
  ...more,
});
const wanted = { pins: true, chosen: undefined, follows: true, before: undefined };
const [ana, ben, kim, lee] = [1, 2, 3, 4];
const interpreter = one(kim, { role: 'interpreter' });
const at = (seconds: number) => ({ signsSince: `2026-11-27T09:00:0${seconds}.000Z` });

describe('the stage', () => {
  test('the interpreter stays pinned beside whoever speaks, also while they voice themselves', () => {
    const people = [one(ana, { isOrganizer: true }), one(ben, { talks: true }), interpreter];
    expect(stageOf(people, wanted)).toEqual({ main: ben, interpreter: kim });
    const voicing = [one(ana, { isOrganizer: true }), one(ben, at(1)), { ...interpreter, talks: true }];
    expect(stageOf(voicing, wanted)).toEqual({ main: ben, interpreter: kim });
    expect(stageOf(voicing, { ...wanted, pins: false, follows: false })).toEqual({ main: kim, interpreter: undefined });
  });

  test('the one who began to sign last is followed before anyone who talks, unless the reader does not want that', () => {
    const people = [one(ana, { talks: true }), one(ben, at(1)), one(lee, at(2)), interpreter];
    expect(activeSigner(people)?.id).toBe(lee);
    expect(stageOf(people, wanted).main).toBe(lee);
    expect(stageOf(people, { ...wanted, follows: false }).main).toBe(ana);
  });

  test('no one changes place in a pause, nor while two talk', () => {
    const quiet = [one(ana, { isOrganizer: true }), one(ben)];
    expect(stageOf(quiet, wanted).main).toBe(ana);
    expect(stageOf(quiet, { ...wanted, before: ben }).main).toBe(ben);
    const both = [one(ana, { talks: true }), one(ben, { talks: true })];
    expect(stageOf(both, { ...wanted, before: ben }).main).toBe(ben);
  });

  test('of several interpreters the one with a picture is pinned, or the one that the reader chose', () => {
    const people = [one(ana), { ...interpreter, hasPicture: false }, one(lee, { role: 'interpreter' })];
    expect(stageOf(people, wanted).interpreter).toBe(lee);
    expect(stageOf(people, { ...wanted, chosen: kim }).interpreter).toBe(kim);
  });
});

test('who signs and who talks is said in words', () => {
  expect(whoIsActive(undefined, [])).toBe('No one is talking or signing.');
  expect(whoIsActive('Ben', ['Ana', 'Kim'])).toBe('Ben is signing. Ana and Kim are talking.');
  expect(whoIsActive('You', [])).toBe('You are signing.');
});
