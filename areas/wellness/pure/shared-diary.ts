/** An entry as a share shows it: notes and scales only where it covers them. */
export interface SharedEntry {
  readonly uid: string;
  readonly day: string;
  readonly at: string;
  readonly moodRating: number | null;
  readonly energyLevel: number | null;
  readonly painLevel: number | null;
  readonly sleepHours: number | null;
  readonly symptoms: readonly string[];
  readonly medications: readonly string[];
  readonly factors: readonly string[];
  readonly notes: string;
  readonly scales: readonly { readonly name: string; readonly value: number }[];
}
export interface SharedMedicine {
  readonly uid: string;
  readonly name: string;
  readonly dosage: string;
  /** Strength and form, as far as they are written down. */
  readonly kind: string;
  readonly note: string;
}

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown) => list(value).filter((one): one is string => typeof one === 'string' && one !== '');
const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;

/** What someone else’s browser has sealed is taken as far as it is what it should be. */
export function sharedEntry({ uid, day, at }: Pick<SharedEntry, 'uid' | 'day' | 'at'>, content: unknown): SharedEntry {
  const { moodRating, energyLevel, painLevel, sleepHours, symptoms, medications, factors, notes, scales } =
    fieldsOf(content);
  return {
    ...{ uid, day, at },
    ...{ moodRating: number(moodRating), energyLevel: number(energyLevel), painLevel: number(painLevel) },
    sleepHours: number(sleepHours),
    ...{ symptoms: texts(symptoms), medications: texts(medications), factors: texts(factors) },
    notes: text(notes),
    scales: list(scales).flatMap((one) => {
      const { name, value } = fieldsOf(one);
      const known = number(value);
      return typeof name === 'string' && known !== null ? [{ name, value: known }] : [];
    }),
  };
}

export function sharedMedicine(uid: string, content: unknown): SharedMedicine {
  const { medicationName, dosage, strength, form, note } = fieldsOf(content);
  return {
    uid,
    name: text(medicationName),
    dosage: text(dosage),
    kind: [text(strength), text(form)].filter(Boolean).join(', '),
    note: text(note),
  };
}

/** Names of own scales, in the order in which they are first met. */
export const scaleNames = (entries: readonly SharedEntry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ scales }) => scales.map(({ name }) => name))),
];
