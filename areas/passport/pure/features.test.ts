import { expect, test } from 'vitest';
import { featureLabel, specifiedFeatures } from './features.ts';

const rest = [
  'Live Captions',
  'Audio Description',
  'Screen Reader Friendly',
  'Wheelchair Accessible',
  'Braille Materials',
];

test('the six access features of events have their names; sign language is Auslan here and ASL in the US', () => {
  const named = (region: 'AU' | 'US') => specifiedFeatures.map((feature) => featureLabel(feature, region));
  expect(named('AU')).toEqual(['Auslan Interpretation', ...rest]);
  expect(named('US')).toEqual(['ASL Interpretation', ...rest]);
});
