import type { EvidenceSource } from '#platform/server/evidence.ts';
import { checksOf, ownCheckView } from './checks/rows.ts';
import { ownProfile, profileView } from './own-profile.ts';
import { ownPhotos, ownPhotoView } from './photos/rows.ts';

/** As it is now: a profile has no history. What a check showed is deleted with its decision, and is not here either. */
export const evidence: readonly EvidenceSource[] = [
  {
    kind: 'relationship_profile',
    isThere: async ({ query, scope }) => (await ownProfile(query, scope.userId)) !== undefined,
    collect: async ({ query, config, scope: { userId } }) => {
      const profile = await ownProfile(query, userId);
      const photos = await ownPhotos(query, userId);
      const checks = await checksOf(query, userId);
      return [
        {
          name: 'relationship-profile',
          title: 'Relationship profile',
          about: 'What the profile in Connections said when this copy was made, and which checks it had passed.',
          rows: profile
            ? [{ ...profileView(profile, config, new Date()), checks: checks.map((check) => ownCheckView(check)) }]
            : [],
        },
        {
          name: 'relationship-photos',
          title: 'Photos of the relationship profile',
          about: 'The photos in the member’s order, with their own descriptions.',
          rows: photos.map((photo, at) => {
            const { description, width, height } = ownPhotoView(photo, config);
            return { place: at + 1, file: `${photo.id}.webp`, description, width, height };
          }),
          files: photos.map(({ id, fullKey: key }) => ({ key, name: `${id}.webp` })),
        },
      ];
    },
  },
];
