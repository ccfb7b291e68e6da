import { z } from 'zod';
import { Id, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { one } from './fields.ts';
import { Post } from './posts.ts';

/** An Easy English version of a post that another member suggests; the author decides. */
export const EasyOffer = z.object({
  id: Id,
  postId: Id,
  text: z.string(),
  status: z.enum(['open', 'accepted', 'declined']),
  /** False: the post was changed since. */
  fits: z.boolean(),
  author: Person,
  createdAt: Timestamp,
});
export type EasyOffer = z.infer<typeof EasyOffer>;

export const offerEasyVersion = operation({
  name: 'offerEasyVersion',
  method: 'POST',
  path: '/api/posts/{id}/easy-offers',
  policy: 'posts.offerEasy',
  summary: 'Offers an Easy English version. A second offer by the same member replaces the first.',
  params: one,
  body: z.object({ text: text(limits.content) }),
  output: json(EasyOffer),
  status: 201,
  errors: ['conflict'],
});

export const readMyEasyOffer = operation({
  name: 'readMyEasyOffer',
  method: 'GET',
  path: '/api/posts/{id}/easy-offers/mine',
  policy: 'posts.usePost',
  summary: 'Your own open offer for a post; null when there is none.',
  params: one,
  output: json(z.object({ text: z.string().nullable() })),
});

export const listEasyOffers = operation({
  name: 'listEasyOffers',
  method: 'GET',
  path: '/api/posts/{id}/easy-offers',
  policy: 'posts.editPost',
  summary: 'Open offers of an Easy English version, oldest first, for the author.',
  params: one,
  query: z.object(paging(20)),
  output: paged(EasyOffer),
});

export const acceptEasyOffer = operation({
  name: 'acceptEasyOffer',
  method: 'POST',
  path: '/api/easy-offers/{id}/accept',
  policy: 'posts.judgeEasyOffer',
  summary: 'Makes an offered text the Easy English version of your post. Other open offers end.',
  params: one,
  output: json(Post),
  errors: ['conflict'],
});

export const declineEasyOffer = operation({
  name: 'declineEasyOffer',
  method: 'POST',
  path: '/api/easy-offers/{id}/decline',
  policy: 'posts.judgeEasyOffer',
  summary: 'Declines an offered Easy English version. A second time changes nothing.',
  params: one,
  output: json(EasyOffer),
  errors: ['conflict'],
});

const offer = { offerId: Id, postId: Id, helperId: Id, authorId: Id };
export const easyOffered = event('easyOffered', z.object(offer));
export const easyAccepted = event('easyAccepted', z.object(offer));

export const easyPart = contractPart({
  operations: [offerEasyVersion, readMyEasyOffer, listEasyOffers, acceptEasyOffer, declineEasyOffer],
  events: [easyOffered, easyAccepted],
  entities: { EasyOffer },
});
