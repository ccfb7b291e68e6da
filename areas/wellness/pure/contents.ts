import type { Kind } from './place.ts';

export type Content = Readonly<Record<string, unknown>>;

/** Every field that is sealed of a kind of record, with what it is where nothing was said. Undefined: it is always said. */
export const contentDefaults: Readonly<Record<Kind, Content>> = {
  entry: {
    moodRating: undefined,
    energyLevel: undefined,
    painLevel: undefined,
    symptoms: [],
    medications: [],
    notes: '',
    factors: [],
    sleepHours: null,
    scales: [],
  },
  settings: {
    scales: undefined,
    factors: undefined,
    symptoms: [],
    hidden: [],
    energyPoints: undefined,
    questions: undefined,
    offerHelp: undefined,
  },
  medicine: {
    medicationName: undefined,
    dosage: undefined,
    strength: '',
    form: '',
    note: '',
    asNeeded: null,
    stock: null,
    doseChanges: [],
  },
  dose: { text: undefined },
  appointment: { title: undefined, location: '', accessNotes: '', questions: [], companion: '', notes: '' },
  energy: { points: undefined, tasks: undefined, isRestDay: undefined },
  share: { name: undefined, token: undefined, key: undefined, code: null },
};

/** What is sealed of a record, whole, and what stays beside it. */
export function splitContent(kind: Kind, fields: Content): { readonly content: Content; readonly around: Content } {
  const defaults = contentDefaults[kind];
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(defaults)) {
    const said = fields[name] === undefined ? value : fields[name];
    if (said !== undefined) content[name] = said;
  }
  return { content, around: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in defaults))) };
}
