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
} as const;

export const defaults = {
  relationshipStatus: 'single',
  ageRange: [22, 35],
  maxDistance: 50,
  privacyLevel: 'friends',
} as const;
