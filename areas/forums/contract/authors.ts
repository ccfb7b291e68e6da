import { z } from 'zod';
import { Id, id, Person, Timestamp, text } from '#platform/contract/fields.ts';
import { json, nothing, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';

const ContentType = z.enum(['post', 'comment']);
const one = z.object({ id });

/** A moderator asks who wrote something without their name; another one agrees or says no. */
export const AuthorRequest = z.object({
  id: Id,
  contentType: ContentType,
  contentId: Id,
  /** Where it is read. */
  path: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  reason: z.string(),
  /** Null: they have left. */
  askedBy: Person.nullable(),
  askedAt: Timestamp,
  mine: z.boolean(),
  agreedBy: Person.nullable(),
  /** Null: nobody has agreed yet. */
  agreedAt: Timestamp.nullable(),
  /** For the two of them, and for seven days. */
  author: Person.nullable(),
});
export type AuthorRequest = z.infer<typeof AuthorRequest>;

export const askForAuthor = operation({
  name: 'askForAuthor',
  method: 'POST',
  path: '/api/forums/authors',
  policy: 'moderator',
  summary:
    'Asks who wrote reported content without their name. Another moderator has to agree; both are in the audit log.',
  body: z.object({ contentType: ContentType, contentId: id, reason: text(limits.reason) }),
  output: nothing(),
  errors: ['conflict'],
});

export const listAuthorRequests = operation({
  name: 'listAuthorRequests',
  method: 'GET',
  path: '/api/forums/authors',
  policy: 'moderator',
  summary: 'Open questions of moderators about who wrote something, and answered ones of the last seven days.',
  output: json(z.array(AuthorRequest)),
});

export const agreeToAuthor = operation({
  name: 'agreeToAuthor',
  method: 'POST',
  path: '/api/forums/authors/{id}/agree',
  policy: 'moderator',
  summary: 'Agrees that the moderator who asked learns who wrote it. You learn it too.',
  params: one,
  output: nothing(),
  errors: ['conflict'],
});

export const dropAuthorRequest = operation({
  name: 'dropAuthorRequest',
  method: 'DELETE',
  path: '/api/forums/authors/{id}',
  policy: 'moderator',
  summary: 'Withdraws the question, or says no to it. The audit log keeps it.',
  params: one,
  output: nothing(),
});
