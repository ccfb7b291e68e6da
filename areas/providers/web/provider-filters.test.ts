import { describe, expect, test } from 'vitest';
import { comparedIn, countMore, filtersIn, isNarrowed, queryOf, sortIn } from './provider-filters.ts';

const asked = (text: string) => new URLSearchParams(text);

describe('what the address of the directory asks for', () => {
  test('nothing by default: everywhere, every type, sorted by rating', () => {
    expect(filtersIn(asked(''))).toEqual({});
    expect(isNarrowed({})).toBe(false);
    expect(sortIn(asked(''), {})).toBe('rating');
  });

  test('everything that is known is taken, and flags are on only as true', () => {
    const filters = filtersIn(
      asked(
        'search=+shower+&location=perth&near=6000&within=15&serviceType=core&auslan=true&vacancy=false&gender=woman',
      ),
    );
    expect(filters).toEqual({
      search: 'shower',
      location: 'perth',
      near: '6000',
      within: 15,
      serviceType: 'core',
      auslan: true,
      gender: 'woman',
    });
    expect(countMore(filters)).toBe(4);
    expect(queryOf(filters)).toEqual({
      search: 'shower',
      location: 'perth',
      near: '6000',
      within: 15,
      serviceType: 'core',
      auslan: 'true',
      gender: 'woman',
    });
  });

  test('what is not known is left out', () => {
    const text = 'location=darwin&within=7&state=XX&serviceType=all&registrationGroup=9999&supportCategory=1&gender=';
    expect(filtersIn(asked(text))).toEqual({});
    expect(filtersIn(asked(`search=${'a'.repeat(200)}`)).search).toHaveLength(80);
  });

  test('distance needs a place to measure from', () => {
    expect(sortIn(asked('sort=distance'), {})).toBe('rating');
    expect(sortIn(asked('sort=distance'), { near: '3011' })).toBe('distance');
    expect(sortIn(asked('sort=distance'), { location: 'sydney' })).toBe('distance');
    expect(sortIn(asked('sort=price'), { near: '3011' })).toBe('rating');
  });

  test('at most four providers are compared, each once', () => {
    expect(comparedIn(asked('compare=3,8,3,x,0,12,-1,5,6'))).toEqual([3, 8, 12, 5]);
    expect(comparedIn(asked(''))).toEqual([]);
  });
});
