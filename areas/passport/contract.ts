import { z } from 'zod';
import { Id, id, Person, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, json, nothing, operation } from '#platform/contract/operation.ts';
import { features } from './pure/features.ts';

/** The one list of needs and answers, for every area. */
export { features, specifiedFeatures } from './pure/features.ts';

export const Feature = z.enum(features);
export type Feature = z.infer<typeof Feature>;
export const limits = { items: 40, text: 200 } as const;

export const PassportItem = z.object({
  id: Id,
  /** One of the list that events answer; null: in the member's own words. */
  feature: Feature.nullable(),
  /** Empty for a feature. */
  text: z.string(),
});
export type PassportItem = z.infer<typeof PassportItem>;

export const Passport = z.object({
  /** In the member's own order. */
  items: z.array(PassportItem),
  /** Rises with each change of the items or of their order. */
  version: z.number().int().min(0),
});
export type Passport = z.infer<typeof Passport>;

export const getPassport = operation({
  name: 'getPassport',
  method: 'GET',
  path: '/api/passport',
  policy: 'member',
  summary: 'Your own access needs, in your order.',
  output: json(Passport),
});

const said = z
  .object({ feature: Feature.optional(), text: text(limits.text).optional() })
  .refine(({ feature, text }) => (feature === undefined) !== (text === undefined), {
    error: 'Choose a need or write one.',
    path: ['text'],
  });

export const addPassportItem = operation({
  name: 'addPassportItem',
  method: 'POST',
  path: '/api/passport/items',
  policy: 'member',
  summary: 'Adds a need: one of the list, or one in your own words. A need already in your passport isn’t added twice.',
  body: said,
  output: json(Passport),
  status: 201,
  errors: ['conflict'],
});

export const editPassportItem = operation({
  name: 'editPassportItem',
  method: 'PUT',
  path: '/api/passport/items/{id}',
  policy: 'passport.ownItem',
  summary: 'Changes the words of a need. Anyone you share it with sees the new words.',
  params: z.object({ id }),
  body: z.object({ text: text(limits.text), version: Version }),
  output: json(Passport),
  errors: ['conflict'],
});

export const removePassportItem = operation({
  name: 'removePassportItem',
  method: 'DELETE',
  path: '/api/passport/items/{id}',
  policy: 'member',
  summary: 'Deletes a need, everywhere you shared it too.',
  params: z.object({ id }),
  output: json(Passport),
});

export const orderPassport = operation({
  name: 'orderPassport',
  method: 'PUT',
  path: '/api/passport/order',
  policy: 'member',
  summary: 'Puts your needs into another order.',
  body: z.object({ ids: z.array(id).max(limits.items), version: Version }),
  output: json(Passport),
  errors: ['conflict'],
});

/** Some items, attached to one thing for one person. */
export const PassportShare = z.object({
  id: Id,
  /** What it is attached to, as it was called then. */
  title: z.string(),
  /** Address of that thing within the site. */
  href: z.string(),
  /** Who may open it. */
  recipient: Person,
  itemIds: z.array(Id),
  sharedAt: Timestamp,
  /** When the recipient opened it; null: not yet. */
  firstOpenedAt: Timestamp.nullable(),
  lastOpenedAt: Timestamp.nullable(),
  version: Version,
});
export type PassportShare = z.infer<typeof PassportShare>;

export const listPassportShares = operation({
  name: 'listPassportShares',
  method: 'GET',
  path: '/api/passport/shares',
  policy: 'member',
  summary: 'What you share now, with whom, and who opened it and when. Newest first.',
  output: json(z.array(PassportShare)),
});

export const editPassportShare = operation({
  name: 'editPassportShare',
  method: 'PUT',
  path: '/api/passport/shares/{id}',
  policy: 'passport.ownShare',
  summary: 'Changes which of your needs are shared there.',
  params: z.object({ id }),
  body: z.object({
    itemIds: z.array(id).min(1, 'Tick at least one, or stop sharing.').max(limits.items),
    version: Version,
  }),
  output: nothing(),
  errors: ['conflict'],
});

export const revokePassportShare = operation({
  name: 'revokePassportShare',
  method: 'DELETE',
  path: '/api/passport/shares/{id}',
  policy: 'member',
  summary: 'Stops sharing. From then on no one can open it.',
  params: z.object({ id }),
  output: nothing(),
  whileSuspended: true,
});

export const OpenedPassport = z.object({
  owner: Person,
  /** The ticked ones, as they are now. */
  items: z.array(PassportItem),
});
export type OpenedPassport = z.infer<typeof OpenedPassport>;

export const openPassportShare = operation({
  name: 'openPassportShare',
  method: 'POST',
  path: '/api/passport/shares/{id}/open',
  policy: 'passport.openShare',
  summary: 'Shows what someone shares with you. They can see that you opened it, and when.',
  params: z.object({ id }),
  output: json(OpenedPassport),
  whileSuspended: true,
});

export const passportContract = areaContract({
  name: 'passport',
  operations: [
    getPassport,
    addPassportItem,
    editPassportItem,
    removePassportItem,
    orderPassport,
    listPassportShares,
    editPassportShare,
    revokePassportShare,
    openPassportShare,
  ],
  entities: { Feature, OpenedPassport, Passport, PassportItem, PassportShare },
});
