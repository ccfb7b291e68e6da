import { type Content, splitContent } from '../../pure/contents.ts';
import { energyUid } from '../../pure/energy.ts';
import type { Kind } from '../../pure/place.ts';
import { settingsUid } from '../../pure/settings.ts';
import type { Seal } from './diary-keys.ts';

/** What a call is given, with what of it is sealed in place of its fields. `newUid`: the same for the same attempt. */
type Sealer = (args: Content, seal: Seal, newUid: () => string) => Promise<Content>;

const recordOf =
  (kind: Kind): Sealer =>
  async (args, seal, newUid) => {
    const uid = (args.uid as string | undefined) ?? newUid();
    const { content, around } = splitContent(kind, args);
    const sealed = await seal({ kind, uid }, content);
    return sealed === undefined ? { ...args, uid } : { ...around, uid, sealed };
  };

/** Of which there is one, so that its uid isn’t sent. */
const oneOf =
  (kind: Kind, uidOf: (args: Content) => string): Sealer =>
  async (args, seal) => {
    const { content, around } = splitContent(kind, args);
    const sealed = await seal({ kind, uid: uidOf(args) }, content);
    return sealed === undefined ? args : { ...around, sealed };
  };

/** How each call that carries content is sealed, by its operation. */
export const sealers: Readonly<Record<string, Sealer>> = {
  createWellnessEntry: recordOf('entry'),
  editWellnessEntry: recordOf('entry'),
  importWellnessEntries: async (args, seal, newUid) => ({
    ...args,
    entries: await Promise.all((args.entries as readonly Content[]).map((one) => recordOf('entry')(one, seal, newUid))),
  }),
  createWellnessMedicine: recordOf('medicine'),
  editWellnessMedicine: recordOf('medicine'),
  createWellnessAppointment: recordOf('appointment'),
  editWellnessAppointment: recordOf('appointment'),
  answerMedicationReminder: async (args, seal, newUid) => {
    const reason = args.reason as Content | null | undefined;
    return reason ? { ...args, reason: await recordOf('dose')(reason, seal, newUid) } : args;
  },
  putWellnessSettings: oneOf('settings', () => settingsUid),
  putWellnessEnergy: oneOf('energy', ({ day }) => energyUid(day as string)),
  // The server needs the token and the code too: it opens the door by them, and keeps their hashes.
  createWellnessShare: async (args, seal, newUid) => {
    const uid = (args.uid as string | undefined) ?? newUid();
    const { content } = splitContent('share', args);
    const sealed = await seal({ kind: 'share', uid }, content);
    if (sealed === undefined) return { ...args, uid };
    const { name: _name, key: _key, ...around } = args;
    return { ...around, uid, sealed };
  },
};
