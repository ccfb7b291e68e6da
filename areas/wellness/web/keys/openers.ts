import type { Content } from '../../pure/contents.ts';
import { settingsUid } from '../../pure/settings.ts';
import { type DoseChange, dosageOn } from '../../pure/stock.ts';
import type { Found, SealedPart } from './opening.ts';

type Item = Readonly<Record<string, unknown>>;
type Find = (part: SealedPart) => Found;
type Opener = (item: Item, find: Find) => Item;

/** The fields of the content where it opens; isDamaged where it doesn’t; as it came while it is locked. */
function withContent(item: Item, kind: string, find: Find, fieldsOf = (content: Content): Item => content): Item {
  const { sealed, ...rest } = item;
  if (typeof sealed !== 'string') return item;
  const { uid, generation } = rest as { uid: string; generation: number };
  const found = find({ kind, uid, generation, sealed });
  if (found === 'locked' || found === 'waiting') return item;
  return found === 'damaged' ? { ...rest, isDamaged: true } : { ...fieldsOf(found.content), ...rest };
}

const settings: Opener = (item, find) => {
  const { uid: _known, ...fields } = withContent({ ...item, uid: settingsUid }, 'settings', find);
  return fields;
};

const recordOf =
  (kind: string): Opener =>
  (item, find) =>
    withContent(item, kind, find);

/** A dose has two sealed parts: its medicine, and why it was skipped. */
const dose: Opener = (item, find) => {
  const named = withContent(item, 'medicine', find, ({ medicationName, dosage, doseChanges }) => ({
    medicationName,
    dosage: dosageOn(dosage as string, doseChanges as readonly DoseChange[], item.day as string),
  }));
  return named.reason ? { ...named, reason: withContent(named.reason as Item, 'dose', find) } : named;
};

/** How each answer that has sealed parts is opened, by its operation. */
export const openers: Readonly<Record<string, Opener>> = {
  listWellnessEntries: recordOf('entry'),
  listWellnessMedicines: recordOf('medicine'),
  listMedicationReminders: dose,
  listWellnessDoses: dose,
  listWellnessAppointments: recordOf('appointment'),
  getWellnessAppointment: recordOf('appointment'),
  listAppointmentReminders: (item, find) =>
    withContent(item, 'appointment', find, ({ title, location }) => ({ title, location })),
  getWellnessSettings: settings,
  listWellnessEnergy: recordOf('energy'),
  listWellnessShares: recordOf('share'),
  listShareGaps: (item, find) => withContent(item, item.kind as string, find, (content) => ({ content })),
};

/** The same for the answers of writes. */
const writeOpeners: Readonly<Record<string, Opener>> = {
  createWellnessEntry: recordOf('entry'),
  editWellnessEntry: recordOf('entry'),
  createWellnessMedicine: recordOf('medicine'),
  editWellnessMedicine: recordOf('medicine'),
  answerMedicationReminder: dose,
  createWellnessAppointment: recordOf('appointment'),
  editWellnessAppointment: recordOf('appointment'),
  putWellnessSettings: settings,
  putWellnessEnergy: recordOf('energy'),
  createWellnessShare: recordOf('share'),
};

const each = (value: unknown, change: (item: Item) => Item): unknown =>
  Array.isArray(value) ? value.map((item) => change(item as Item)) : change(value as Item);

export interface OpenedAnswer<T> {
  readonly value: T;
  /** Parts that have a key here and are not opened yet. */
  readonly waiting: readonly SealedPart[];
  /** Some parts are open, or can’t be: not everything is on its way. */
  readonly isSettled: boolean;
}

/** An answer with everything in it that is open by now. */
export function openAnswer<T>(name: string, answer: T, find: Find): OpenedAnswer<T> {
  const opener = openers[name] ?? writeOpeners[name];
  const waiting: SealedPart[] = [];
  let parts = 0;
  if (!opener || answer === undefined) return { value: answer, waiting, isSettled: true };
  const value = each(answer, (item) =>
    opener(item, (part) => {
      const found = find(part);
      parts += 1;
      if (found === 'waiting') waiting.push(part);
      return found;
    }),
  ) as T;
  return { value, waiting, isSettled: waiting.length === 0 || waiting.length < parts };
}
