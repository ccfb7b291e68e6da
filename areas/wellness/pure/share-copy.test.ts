import { expect, test } from 'vitest';
import { keyOf, newKeyBytes } from './sealing.ts';
import { openCopy, sealCopy, shownOf } from './share-copy.ts';
import { scaleNames, sharedEntry, sharedMedicine } from './shared-diary.ts';

const content = {
  moodRating: 6,
  energyLevel: 4,
  painLevel: 2,
  symptoms: ['tired legs'],
  medications: [],
  factors: ['swimming'],
  sleepHours: 7.5,
  notes: 'Not for everyone',
  scales: [{ name: 'Stiffness', value: 3 }],
};
const covers = { notes: false, scales: false };

test('a copy has notes and scales only where the share covers them', () => {
  const { notes: _, scales: __, ...bare } = content;
  expect(shownOf('entry', content, covers)).toEqual(bare);
  expect(shownOf('entry', { ...content, later: 'unknown' }, { notes: true, scales: true })).toEqual(content);
});

test('of a medicine it has what is taken, and no stock and no history', () => {
  const medicine = { medicationName: 'Baclofen', dosage: '10 mg', strength: '10 mg', form: 'tablet', note: 'at night' };
  const whole = { ...medicine, stock: { left: 3 }, doseChanges: [{ from: '2026-01-01', dosage: '5 mg' }] };
  expect(shownOf('medicine', whole, { notes: true, scales: true })).toEqual(medicine);
  expect(shownOf('medicine', whole, covers)).not.toHaveProperty('note');
});

test('a copy opens with the key of its share, in its share, as its version, and nowhere else', async () => {
  const key = await keyOf(newKeyBytes());
  const of = { uid: 'entry-of-some-day-1', kind: 'entry', version: 3 };
  const sealed = await sealCopy(key, { id: 7, covers }, { ...of, content });
  expect(sealed).toMatch(/^w1\.3\./);
  expect(await openCopy(key, 7, { ...of, sealed })).toEqual(shownOf('entry', content, covers));
  const other = await keyOf(newKeyBytes());
  for (const [by, share, version] of [
    [key, 8, 3],
    [key, 7, 4],
    [other, 7, 3],
  ] as const)
    await expect(openCopy(by, share, { ...of, version, sealed })).rejects.toThrow('doesn’t open');
});

test('what another browser has sealed is taken as far as it is what it should be', () => {
  const about = { uid: 'a', day: '2026-11-20', at: '2026-11-20T08:00:00.000Z' };
  expect(sharedEntry(about, content)).toEqual({ ...about, ...content });
  const empty = { ...about, moodRating: null, energyLevel: null, painLevel: null, sleepHours: null, notes: '' };
  for (const wrong of [
    null,
    'text',
    5,
    { moodRating: 'high', symptoms: 'one', scales: [{ name: 3 }, null], notes: {} },
  ])
    expect(sharedEntry(about, wrong)).toEqual({ ...empty, symptoms: [], medications: [], factors: [], scales: [] });
  expect(
    sharedMedicine('m', { medicationName: 'Baclofen', dosage: '10 mg', strength: '10 mg', form: 'tablet' }),
  ).toEqual({
    uid: 'm',
    name: 'Baclofen',
    dosage: '10 mg',
    kind: '10 mg, tablet',
    note: '',
  });
});

test('own scales are columns, in the order in which they are met', () => {
  const with_ = (...names: string[]) => ({
    ...sharedEntry({ uid: 'a', day: '2026-11-20', at: '' }, content),
    scales: names.map((name) => ({ name, value: 1 })),
  });
  expect(scaleNames([with_('Stiffness'), with_('Worry', 'Stiffness')])).toEqual(['Stiffness', 'Worry']);
});
