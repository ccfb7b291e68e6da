import { z } from 'zod';
import { Id, id, Version } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, operation } from '#platform/contract/operation.ts';
import { imagePlaces, imageTypes, limits } from '../pure/options.ts';
import { byId } from './fields.ts';
import { ListingImage, Provider } from './profile.ts';

const oneImage = byId.extend({ imageId: id });

export const uploadProviderImage = operation({
  name: 'uploadProviderImage',
  method: 'POST',
  path: '/api/ndis-providers/{id}/images/{place}',
  policy: 'providers.manage',
  summary: 'Adds a picture, re-encoded without hidden data. No one else sees a banner or gallery picture undescribed.',
  params: byId.extend({ place: z.enum(imagePlaces) }),
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  output: json(ListingImage),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const describeProviderImage = operation({
  name: 'describeProviderImage',
  method: 'PATCH',
  path: '/api/ndis-providers/{id}/images/{imageId}',
  policy: 'providers.manage',
  summary: 'Says what a picture shows. From then on everyone sees it; a banner takes the place of the one before.',
  params: oneImage,
  body: z.object({
    description: z.string().trim().min(1, 'Say what can be seen in the picture.').max(limits.imageDescription),
    version: Version,
  }),
  output: json(Provider),
  errors: ['conflict'],
});

export const orderProviderImages = operation({
  name: 'orderProviderImages',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/images/order',
  policy: 'providers.manage',
  summary: 'Puts the gallery of your listing in this order. Answers 409 if these aren’t the pictures it has.',
  params: byId,
  body: z.object({ ids: z.array(Id).max(limits.gallery) }),
  output: json(Provider),
  errors: ['conflict'],
});

export const deleteProviderImage = operation({
  name: 'deleteProviderImage',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/images/{imageId}',
  policy: 'providers.manage',
  summary: 'Deletes a picture of your listing. No one sees it from now on; you can bring it back for an hour.',
  params: oneImage,
  output: json(Provider),
});

export const restoreProviderImage = operation({
  name: 'restoreProviderImage',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/images/{imageId}/restored',
  policy: 'providers.manage',
  summary: 'Brings back a picture that was deleted within the last hour.',
  params: oneImage,
  output: json(Provider),
  errors: ['conflict'],
});

export const readProviderImage = operation({
  name: 'readProviderImage',
  method: 'GET',
  path: '/api/ndis-providers/{id}/images/{imageId}/{size}',
  policy: 'providers.seeImage',
  summary: 'A picture of a listing, for everyone who can open the listing.',
  params: oneImage.extend({ size: z.enum(['full', 'small']) }),
  output: file('image/webp'),
});

/** Rows are gone; their files follow after commit. */
export const providerImagesDropped = event('providerImagesDropped', z.object({ keys: z.array(z.string()) }));
/** Everyone can see it from now on. */
export const providerImageShown = event('providerImageShown', z.object({ id: Id }));

export const imagesPart = contractPart({
  operations: [
    uploadProviderImage,
    describeProviderImage,
    orderProviderImages,
    deleteProviderImage,
    restoreProviderImage,
    readProviderImage,
  ],
  events: [providerImagesDropped, providerImageShown],
  entities: { ProviderListingImage: ListingImage },
});
