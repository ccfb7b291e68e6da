import { z } from 'zod';
import { Id, id, Person, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { byId } from './fields.ts';

/** Members, words and tags together. */
export const mostMutes = 300;
export const muteTextLimit = 60;

/** Something that the caller does not want to come across. */
export const Mute = z.object({
  id: Id,
  kind: z.enum(['member', 'word', 'tag']),
  /** Null for words and tags. */
  member: Person.nullable(),
  /** The word, phrase or tag; empty for a member. */
  text: z.string(),
  /** When it ends by itself; null: never. */
  until: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type Mute = z.infer<typeof Mute>;

export const MuteDuration = z.enum(['day', 'week', 'always']);
export type MuteDuration = z.infer<typeof MuteDuration>;

const howLong = {
  duration: MuteDuration.default('always'),
  /** Instead of a duration: the moment at which it ends. */
  until: Timestamp.optional(),
};

export const NewMute = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('member'), memberId: id, ...howLong }),
  z.strictObject({ kind: z.literal('word'), text: text(muteTextLimit), ...howLong }),
  z.strictObject({ kind: z.literal('tag'), text: text(muteTextLimit), ...howLong }),
]);

export const listMutes = operation({
  name: 'listMutes',
  method: 'GET',
  path: '/api/mutes',
  policy: 'member',
  summary: 'The members, words and tags that you have muted, latest first.',
  output: paged(Mute),
});

export const mute = operation({
  name: 'mute',
  method: 'POST',
  path: '/api/mutes',
  policy: 'member',
  summary:
    'Mutes a member, a word or phrase, or a tag, for a time or always. No one is told. Muting again resets the time.',
  body: NewMute,
  output: json(Mute),
  errors: ['conflict'],
  whileSuspended: true,
});

export const unmute = operation({
  name: 'unmute',
  method: 'DELETE',
  path: '/api/mutes/{id}',
  policy: 'people.ownMute',
  summary: 'Stops muting. Answers with what was muted.',
  params: byId,
  output: json(Mute),
  whileSuspended: true,
  endsOwnRight: true,
});

export const mutesPart = contractPart({
  operations: [listMutes, mute, unmute],
  entities: { Mute, MuteDuration, NewMute },
});
