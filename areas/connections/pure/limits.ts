export const limits = {
  age: { min: 18, max: 80 },
  distance: { min: 5, max: 500, step: 5 },
  aboutMe: 1000,
  fact: 300,
  status: 40,
  place: 80,
  preference: 40,
  draft: 8000,
  idea: 120,
  where: 200,
  note: 500,
  /** Open invitations of one match at a time. */
  openActivities: 5,
  /** Of one member. */
  checkReason: 500,
  photos: 6,
  photoDescription: 300,
  photoBytes: 6 * 1024 * 1024,
  /** With those that were deleted within the hour. */
  photosHeld: 24,
} as const;

export const defaults = {
  relationshipStatus: 'single',
  ageRange: [22, 35],
  maxDistance: 50,
  privacyLevel: 'friends',
} as const;

/** What the file chooser offers and the server reads. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
