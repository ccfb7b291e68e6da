import { inFigures } from '#platform/contract/counted.ts';

/** What can be measured at a place, in the order in which somebody arrives: by number with a unit, or one of a few. */
export const factKinds = [
  'parking',
  'steps',
  'door_width',
  'path_width',
  'surface',
  'toilet_turning',
  'table_height',
  'noise',
  'light',
] as const;
export type FactKind = (typeof factKinds)[number];

export const surfaces = ['concrete', 'asphalt', 'pavers', 'timber', 'carpet', 'grass', 'gravel', 'sand'] as const;
export type Surface = (typeof surfaces)[number];

export interface Measure {
  readonly label: string;
  /** How to measure it, so that two people get the same. */
  readonly how: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

/** Everything but the surface is a number. */
export const measures: Readonly<Record<Exclude<FactKind, 'surface'>, Measure>> = {
  parking: {
    label: 'Accessible parking spaces',
    how: 'Count the marked spaces that belong to the place.',
    unit: '',
    least: 0,
    most: 200,
  },
  steps: {
    label: 'Steps at the entrance',
    how: 'Count every step from the footpath to the room. None is 0.',
    unit: '',
    least: 0,
    most: 200,
  },
  door_width: {
    label: 'Door width',
    how: 'The clear opening of the narrowest door on the way in.',
    unit: 'mm',
    least: 300,
    most: 5000,
  },
  path_width: {
    label: 'Path width',
    how: 'The narrowest point of the way in.',
    unit: 'mm',
    least: 300,
    most: 20_000,
  },
  toilet_turning: {
    label: 'Turning space in the toilet',
    how: 'The largest circle that is free in front of the pan.',
    unit: 'mm',
    least: 300,
    most: 5000,
  },
  table_height: {
    label: 'Clear height under the table',
    how: 'From the floor to the underside of the table.',
    unit: 'mm',
    least: 300,
    most: 1500,
  },
  noise: {
    label: 'Noise',
    how: 'The average of one minute on a phone, where people sit.',
    unit: 'dB',
    least: 20,
    most: 130,
  },
  light: {
    label: 'Light',
    how: 'On a phone that lies on the table.',
    unit: 'lux',
    least: 0,
    most: 120_000,
  },
};

export const surfaceLabel = 'Ground';
export const factLabel = (kind: FactKind): string => (kind === 'surface' ? surfaceLabel : measures[kind].label);

/** What was measured, in words: "820 mm", "No steps", "Gravel". */
export function factWords(fact: { readonly kind: FactKind; readonly value: number | null; readonly choice: string }) {
  if (fact.kind === 'surface') return fact.choice.replace(/^./, (letter) => letter.toUpperCase());
  const value = fact.value ?? 0;
  if (value === 0 && fact.kind !== 'light') return 'None';
  const { unit } = measures[fact.kind];
  return unit ? `${inFigures(value)} ${unit}` : inFigures(value);
}

/** Whole months between two days, the later one second. */
export function monthsBetween(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return to.getDate() < from.getDate() ? months - 1 : months;
}
