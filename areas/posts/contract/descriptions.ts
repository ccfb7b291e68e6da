import { z } from 'zod';
import { Id, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { one } from './fields.ts';
import { Media } from './media.ts';

export const DescriptionOffer = z.object({
  id: Id,
  mediaId: Id,
  text: z.string(),
  status: z.enum(['open', 'accepted', 'declined']),
  author: Person,
  createdAt: Timestamp,
});
export type DescriptionOffer = z.infer<typeof DescriptionOffer>;

/** A picture, clip or audio note whose author asks for words. */
export const WantedDescription = z.object({
  media: Media,
  postId: Id,
  /** Start of the post's text, for what the picture is about. */
  excerpt: z.string(),
  author: Person,
  /** The caller's own open offer; null: none. */
  myOffer: z.string().nullable(),
  createdAt: Timestamp,
});
export type WantedDescription = z.infer<typeof WantedDescription>;

export const listWantedDescriptions = operation({
  name: 'listWantedDescriptions',
  method: 'GET',
  path: '/api/media/wanted',
  policy: 'member',
  summary: 'Pictures, clips and audio notes whose authors asked for words, longest waiting first.',
  query: z.object(paging(20)),
  output: paged(WantedDescription),
});

export const offerDescription = operation({
  name: 'offerDescription',
  method: 'POST',
  path: '/api/media/{id}/offers',
  policy: 'posts.describeMedia',
  summary: 'Offers a description. A second offer by the same member replaces the first.',
  params: one,
  /** At most 1,500 characters, for an audio note 4,000. */
  body: z.object({ text: text(limits.transcript) }),
  output: json(DescriptionOffer),
  status: 201,
  errors: ['conflict'],
});

export const listOffers = operation({
  name: 'listOffers',
  method: 'GET',
  path: '/api/media/{id}/offers',
  policy: 'posts.changeMedia',
  summary: 'Open offers of a description, oldest first, for the uploader.',
  params: one,
  query: z.object(paging(20)),
  output: paged(DescriptionOffer),
});

export const acceptOffer = operation({
  name: 'acceptOffer',
  method: 'POST',
  path: '/api/offers/{id}/accept',
  policy: 'posts.judgeOffer',
  summary: 'Accepts an offered description. Other open offers end.',
  params: one,
  output: json(Media),
  errors: ['conflict'],
});

export const declineOffer = operation({
  name: 'declineOffer',
  method: 'POST',
  path: '/api/offers/{id}/decline',
  policy: 'posts.judgeOffer',
  summary: 'Declines an offered description. A second time changes nothing.',
  params: one,
  output: json(DescriptionOffer),
  errors: ['conflict'],
});

const offer = { offerId: Id, mediaId: Id, postId: Id, describerId: Id, authorId: Id };
export const descriptionOffered = event('descriptionOffered', z.object(offer));
export const descriptionAccepted = event('descriptionAccepted', z.object(offer));

export const descriptionsPart = contractPart({
  operations: [listWantedDescriptions, offerDescription, listOffers, acceptOffer, declineOffer],
  events: [descriptionOffered, descriptionAccepted],
  entities: { DescriptionOffer, WantedDescription },
});
