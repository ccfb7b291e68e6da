import { describe, expect, test } from 'vitest';
import { boxAround, distanceWords, kilometres } from '#platform/contract/distance.ts';
import { postcodeError, stateIn, stateOfPostcode } from '#platform/contract/postcodes.ts';
import { findPlace, isSuburbOf, middleOfPostcode, spotOf, suggestPlaces } from './places.ts';

describe('postcodes', () => {
  test.each([
    ['0200', 'ACT'],
    ['0800', 'NT'],
    ['1001', 'NSW'],
    ['2599', 'NSW'],
    ['2600', 'ACT'],
    ['2619', 'NSW'],
    ['2899', 'NSW'],
    ['2920', 'ACT'],
    ['2921', 'NSW'],
    ['3011', 'VIC'],
    ['4870', 'QLD'],
    ['5000', 'SA'],
    ['6798', 'WA'],
    ['7250', 'TAS'],
    ['8001', 'VIC'],
    ['9726', 'QLD'],
  ])('%s belongs to %s', (postcode, state) => expect(stateOfPostcode(postcode)).toBe(state));

  test.each(['0000', '0199', '0300', '0799', '300', '30111', '30a1', ''])('%s is refused', (postcode) => {
    expect(stateOfPostcode(postcode)).toBeUndefined();
    expect(postcodeError(postcode)).toMatch(/postcode/);
  });

  test('a state is known by its letters and by its name', () => {
    expect(stateIn(' vic ')).toBe('VIC');
    expect(stateIn('western australia')).toBe('WA');
    expect(stateIn('Victoria Park')).toBeUndefined();
  });
});

describe('places', () => {
  test('a postcode, a suburb and both lead to the same corner', () => {
    for (const text of ['3011', 'Footscray', 'footscray 3011', 'Footscray, Vic 3011', 'Footscray VIC']) {
      const place = findPlace(text);
      expect(place, text).toMatchObject({ kind: 'spot', state: 'VIC' });
      if (place.kind === 'spot') expect(kilometres(place.spot, { lat: -37.8, lng: 144.9 })).toBeLessThan(2);
    }
  });

  test('a name that two states have goes by the state that was written', () => {
    expect(findPlace('Springfield QLD')).toMatchObject({ state: 'QLD' });
    expect(findPlace('Springfield NSW')).toMatchObject({ state: 'NSW' });
  });

  test('a state is a state, and what nobody knows stays words', () => {
    expect(findPlace('Tasmania')).toEqual({ kind: 'state', label: 'Tasmania', state: 'TAS' });
    expect(findPlace('gardening')).toEqual({ kind: 'words', label: 'gardening' });
  });

  test('a postcode whose middle is not known still has its state', () => {
    expect(middleOfPostcode('2398')).toBeUndefined();
    expect(findPlace('2398')).toMatchObject({ kind: 'unplaced', state: 'NSW' });
  });

  test('every spot lies in Australia, and every postcode has a state', () => {
    for (let number = 200; number < 10_000; number += 1) {
      const postcode = String(number).padStart(4, '0');
      const spot = middleOfPostcode(postcode);
      if (!spot) continue;
      expect(stateOfPostcode(postcode), postcode).toBeDefined();
      expect(spot.lat, postcode).toBeGreaterThan(-44);
      expect(spot.lat, postcode).toBeLessThan(-9);
      expect(spot.lng, postcode).toBeGreaterThan(96);
      expect(spot.lng, postcode).toBeLessThan(168);
    }
  });

  test('distances are right by known pairs', () => {
    const from = (postcode: string) => middleOfPostcode(postcode) ?? { lat: 0, lng: 0 };
    expect(kilometres(from('3000'), from('2000'))).toBeGreaterThan(700);
    expect(kilometres(from('3000'), from('2000'))).toBeLessThan(720);
    expect(kilometres(from('0870'), from('0800'))).toBeGreaterThan(1250);
    expect(kilometres(from('3011'), from('3011'))).toBe(0);
  });

  test('a box holds everything within its distance', () => {
    const from = { lat: -37.8, lng: 144.9 };
    const box = boxAround(from, 50);
    for (let turn = 0; turn < 360; turn += 5) {
      const spot = {
        lat: from.lat + (49.9 / 111.2) * Math.cos((turn * Math.PI) / 180),
        lng: from.lng + (49.9 / 111.2 / Math.cos((from.lat * Math.PI) / 180)) * Math.sin((turn * Math.PI) / 180),
      };
      expect(kilometres(from, spot)).toBeLessThan(50.5);
      expect(spot.lat > box.south && spot.lat < box.north && spot.lng > box.west && spot.lng < box.east).toBe(true);
    }
  });

  test('a suburb is known to belong to its postcode, or not, or nobody can say', () => {
    expect(isSuburbOf('Seddon', '3011')).toBe(true);
    expect(isSuburbOf('Sydney', '3011')).toBe(false);
    expect(isSuburbOf('Anywhere', '3999')).toBeUndefined();
    expect(spotOf('Seddon', '3011')).toEqual({ lat: -37.806, lng: 144.891 });
  });

  test('suggestions begin as it was typed', () => {
    expect(suggestPlaces('footscr', 8)).toContain('Footscray VIC 3011');
    expect(suggestPlaces('3011', 8)).toContain('Footscray VIC 3011');
    expect(suggestPlaces('f', 8)).toEqual([]);
  });

  test('distances are told in whole kilometres', () => {
    expect(distanceWords(0.4)).toBe('Less than 1 km away');
    expect(distanceWords(5.6)).toBe('6 km away');
  });
});
