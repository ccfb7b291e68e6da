import { z } from 'zod';
import { Id, Timestamp } from '#platform/contract/fields.ts';
import { areaContract, json, operation, paged } from '#platform/contract/operation.ts';
import { FollowDevice, NavigationPreferenceField, PreferencesEntity } from '#platform/contract/preferences-schema.ts';
import { deviceNames } from './pure/devices/tells.ts';
import { limits } from './pure/limits.ts';

const fields = {
  /** The descriptions of pictures are written out below them. */
  autoAltText: z.boolean(),
  /** speechToText of the record. */
  voiceToText: z.boolean(),
  screenReaderOptimized: z.boolean(),
  /** contrastLevel of the record. */
  colorContrastLevel: PreferencesEntity.shape.contrastLevel,
  fontSize: PreferencesEntity.shape.fontSize,
  /** audio: audioDescriptions of the record. */
  contentFormat: z.enum(['standard', 'audio']),
  navigationPreference: NavigationPreferenceField,
  /** False: reduceMotion of the record. */
  animationsEnabled: z.boolean(),
  /** autoplay of the record. */
  autoPlayMedia: z.boolean(),
};

/** A view of the one record of accessibility preferences (C-04). */
export const AccessibilityProfile = z.object({
  ...fields,
  /** Fields of the record that are the same as the device has; their value here is the one of a device that asks for nothing. */
  followDevice: FollowDevice,
});
export type AccessibilityProfile = z.infer<typeof AccessibilityProfile>;

export const TextEdit = z.object({
  /** Characters of the content, counted in UTF-16; `to` is behind the last. */
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  insert: z.string(),
});

export const TextFinding = z.object({
  kind: z.string(),
  /** Different for every finding of a text, and the same when the text is analysed again. */
  key: z.string(),
  title: z.string(),
  reason: z.string(),
  suggestion: z.string(),
  /** The words it is about, at most 300 characters of them; empty where it is about the whole text. */
  quote: z.string(),
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  /** The line of `from`, from 1. */
  line: z.number().int().min(1),
  /** What to change all together; missing where only the author knows the better words. */
  edits: z.array(TextEdit).optional(),
});
export type TextFinding = z.infer<typeof TextFinding>;

export const TextAnalysis = z.object({
  /** One sentence for each finding. */
  suggestions: z.array(z.string()),
  /** In the order of the text, at most 200. */
  findings: z.array(TextFinding),
  /** How many there are in the whole text. */
  found: z.number().int().min(0),
  /** School year (Flesch–Kincaid), 0 to 18; 0 for a text without words. */
  grade: z.number().min(0).max(18),
  words: z.number().int().min(0),
  sentences: z.number().int().min(0),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;

const Day = z.iso.date();
const Device = z.enum(deviceNames);
export const AssistiveDevice = z.object({ device: Device, declaredAt: Timestamp });
export type AssistiveDevice = z.infer<typeof AssistiveDevice>;

/** The figures of one check. No text is stored, nor any word of one. */
export const WritingCheck = z.object({
  id: Id,
  /** The day where the member was. */
  day: Day,
  words: z.number().int().min(1).max(limits.content),
  /** School year (Flesch–Kincaid), 0 to 18. */
  grade: z.number().min(0).max(18),
  findings: z.number().int().min(0).max(limits.content),
});
export type WritingCheck = z.infer<typeof WritingCheck>;

export const WritingProgress = z.object({
  /** Whether the figures of further checks are kept. */
  on: z.boolean(),
  /** Newest first; the last 100 are kept. */
  checks: z.array(WritingCheck),
});
export type WritingProgress = z.infer<typeof WritingProgress>;

/** plain: the text in plain English. shorter: the same in fewer words. hard: what in it is hard to read. */
const Wish = z.enum(['plain', 'shorter', 'hard']);
export type Wish = z.infer<typeof Wish>;

/** Where a text goes when a member asks an outside model: the host and the name of the model, as configured. */
const outside = { host: z.string(), model: z.string() };

export const OutsideModel = z.object({
  /** False: this installation asks no outside model, and host and model are empty. */
  available: z.boolean(),
  ...outside,
});
export type OutsideModel = z.infer<typeof OutsideModel>;

export const ModelSuggestion = z.object({
  /** Plain text of at most 20,000 characters; never to be read as markup. */
  text: z.string().min(1).max(limits.answered),
  ...outside,
  /** Nobody has checked what a model writes. */
  mayBeWrong: z.literal(true),
});
export type ModelSuggestion = z.infer<typeof ModelSuggestion>;

export const getAccessibilityProfile = operation({
  name: 'getAccessibilityProfile',
  method: 'GET',
  path: '/api/accessibility-profile',
  policy: 'member',
  summary: 'Your accessibility preferences as the assistant shows them; the defaults while none are stored.',
  output: json(AccessibilityProfile),
});

export const saveAccessibilityProfile = operation({
  name: 'saveAccessibilityProfile',
  method: 'POST',
  path: '/api/accessibility-profile',
  policy: 'member',
  summary:
    'Stores the whole profile in your accessibility preferences. Without followDevice, what you change stops following the device.',
  body: z.object({ ...fields, followDevice: FollowDevice.optional() }),
  output: json(AccessibilityProfile),
  whileSuspended: true,
});

export const analyseContent = operation({
  name: 'analyseContent',
  method: 'POST',
  path: '/api/accessibility-analyze',
  policy: 'member',
  summary: 'Says what could be easier to read, see or hear in a text. The text is neither stored nor sent anywhere.',
  body: z.object({ content: z.string().min(1).max(limits.content) }),
  output: json(TextAnalysis),
  errors: ['too-large', 'unavailable'],
  // Slow work without a transaction, and no trace of the text is kept.
  direct: true,
  rate: 'upload',
  whileSuspended: true,
});

export const getOutsideModel = operation({
  name: 'getOutsideModel',
  method: 'GET',
  path: '/api/assistant/model',
  policy: 'member',
  summary: 'Whether an outside language model can be asked, and where it is.',
  output: json(OutsideModel),
});

export const askOutsideModel = operation({
  name: 'askOutsideModel',
  method: 'POST',
  path: '/api/assistant/suggestions',
  policy: 'assistant.askModel',
  summary:
    'Sends a text to the outside language model, with your consent, and answers with its suggestion. Neither is stored. 404 where there is no such model, 503 when it gives no usable answer within 45 seconds.',
  body: z.object({
    text: z
      .string()
      .max(limits.asked)
      .refine((text) => text.trim() !== '', 'Write a text.'),
    wish: Wish,
    /** The member has agreed to this one sending. */
    consent: z.literal(true),
  }),
  output: json(ModelSuggestion),
  errors: ['too-large', 'unavailable'],
  // It waits for someone else, so it holds no transaction, and no trace of the text is kept.
  direct: true,
  rate: 'outside',
  whileSuspended: true,
});

export const listAssistiveDevices = operation({
  name: 'listAssistiveDevices',
  method: 'GET',
  path: '/api/assistive-devices',
  policy: 'member',
  summary: 'The assistive devices you said you use.',
  output: paged(AssistiveDevice),
});

export const declareAssistiveDevice = operation({
  name: 'declareAssistiveDevice',
  method: 'PUT',
  path: '/api/assistive-devices',
  policy: 'member',
  summary: 'Notes that you use a device, or that you no longer do. Answers with all you said you use.',
  body: z.object({ device: Device, uses: z.boolean() }),
  output: paged(AssistiveDevice),
  whileSuspended: true,
});

export const getWritingProgress = operation({
  name: 'getWritingProgress',
  method: 'GET',
  path: '/api/writing-progress',
  policy: 'member',
  summary: 'The figures of your checks, newest first, and whether further ones are kept.',
  output: json(WritingProgress),
});

export const keepWritingProgress = operation({
  name: 'keepWritingProgress',
  method: 'PUT',
  path: '/api/writing-progress',
  policy: 'member',
  summary: 'Keeps the figures of further checks, or stops. Those that are kept stay until you delete them.',
  body: z.object({ on: z.boolean() }),
  output: json(WritingProgress),
  whileSuspended: true,
});

export const addWritingCheck = operation({
  name: 'addWritingCheck',
  method: 'POST',
  path: '/api/writing-progress',
  policy: 'member',
  summary: 'Keeps the figures of one check, if you turned that on; otherwise nothing is kept.',
  body: WritingCheck.omit({ id: true }),
  output: json(WritingProgress),
  whileSuspended: true,
});

export const deleteWritingProgress = operation({
  name: 'deleteWritingProgress',
  method: 'DELETE',
  path: '/api/writing-progress',
  policy: 'member',
  summary: 'Deletes the figures of all your checks. Whether further ones are kept stays the same.',
  output: json(WritingProgress),
  whileSuspended: true,
});

export const assistantContract = areaContract({
  name: 'assistant',
  operations: [
    getAccessibilityProfile,
    saveAccessibilityProfile,
    analyseContent,
    getOutsideModel,
    askOutsideModel,
    listAssistiveDevices,
    declareAssistiveDevice,
    getWritingProgress,
    keepWritingProgress,
    addWritingCheck,
    deleteWritingProgress,
  ],
  entities: {
    AccessibilityProfile,
    AssistiveDevice,
    ModelSuggestion,
    OutsideModel,
    TextAnalysis,
    TextEdit,
    TextFinding,
    WritingCheck,
    WritingProgress,
  },
});
