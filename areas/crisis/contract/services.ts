import { z } from 'zod';
import { contractPart, operation, paged } from '#platform/contract/operation.ts';
import { stateCodes } from '#platform/contract/postcodes.ts';

export const Region = z.enum(['AU', 'US']);
export type Region = z.infer<typeof Region>;

/** One way to reach a service. */
export const HelpChannel = z.object({
  /** call, text, chat, video, relay (through the National Relay Service), tty, email or web */
  kind: z.enum(['call', 'text', 'chat', 'video', 'relay', 'tty', 'email', 'web']),
  /** What people read: "13 11 14", "SMS 0477 13 11 14". */
  label: z.string(),
  /** tel:, sms: or mailto: address, or the service's own website; null when there is nothing to press. */
  href: z.string().nullable(),
  /** A limit of this channel, such as its hours; empty: none. */
  note: z.string(),
  /** Of a website: the day on which a person last opened it by hand, YYYY-MM-DD; null: nobody has. Absent: no website. */
  openedOn: z.iso.date().nullable().optional(),
});
export type HelpChannel = z.infer<typeof HelpChannel>;

export const HelpService = z.object({
  /** Stable name: lifeline. */
  id: z.string(),
  name: z.string(),
  /** emergency, crisis (at any hour, for people in distress) or support */
  group: z.enum(['emergency', 'crisis', 'support']),
  purpose: z.string(),
  /** Who it’s for; empty: everybody. */
  audience: z.string(),
  channels: z.array(HelpChannel),
  /** The hours in words: "Every day, all day and night". Empty: not known. */
  hours: z.string(),
  /** Null when the hours are not known. */
  openNow: z.boolean().nullable(),
  /** When a closed service opens: "opens 9 am on Monday". Empty: it is open, or nobody can know. */
  opens: z.string(),
  /** How to get there through the National Relay Service or an interpreter; empty: nothing known. */
  relay: z.string(),
  /** Said plainly beside the number: "This is not a crisis service." Empty: none. */
  caution: z.string(),
  /** The day on which the facts were last read, YYYY-MM-DD. */
  lastChecked: z.iso.date(),
});
export type HelpService = z.infer<typeof HelpService>;

export const listCrisisServices = operation({
  name: 'listCrisisServices',
  method: 'GET',
  path: '/api/crisis/services',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Emergency numbers and help services, with whether each is open now. No account is needed.',
  query: z.object({
    /** Default: the region of this installation. */
    region: Region.optional(),
    /** IANA zone of the reader, for services that keep local hours: Australia/Perth. */
    zone: z.string().max(60).optional(),
    /** The reader’s state or territory, for public holidays; it also says the zone. */
    state: z.enum(stateCodes).optional(),
  }),
  output: paged(HelpService),
});

export const CrisisHotline = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  phoneNumber: z.string(),
  textNumber: z.string().optional(),
  /** The hours in words, or that they are not known. */
  availability: z.string(),
  specialties: z.array(z.string()),
});
export type CrisisHotline = z.infer<typeof CrisisHotline>;

export const listCrisisHotlines = operation({
  name: 'listCrisisHotlines',
  method: 'GET',
  path: '/api/crisis-hotlines',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Lines for people in distress, in the region of this installation. No account is needed.',
  output: paged(CrisisHotline),
});

export const servicesPart = contractPart({
  operations: [listCrisisServices, listCrisisHotlines],
  entities: { CrisisHotline, HelpChannel, HelpService, Region },
});
