/** Where discussions and questions are kept. Reference data: ids never change, and none is ever removed. */
export const categories = [
  { id: 1, name: 'Welcome and introductions', description: 'Say hello, and find out how things work here.' },
  {
    id: 2,
    name: 'NDIS and supports',
    description: 'Plans, reviews, providers, and what to do when something goes wrong.',
  },
  { id: 3, name: 'Daily living and equipment', description: 'Aids, home changes, cooking, dressing, and what works.' },
  { id: 4, name: 'Getting around', description: 'Public transport, parking, driving, travel, and access to places.' },
  { id: 5, name: 'Work and study', description: 'Jobs, adjustments, interviews, courses, and telling people or not.' },
  {
    id: 6,
    name: 'Health and wellbeing',
    description: 'Living with pain, fatigue and treatment; looking after your mind.',
  },
  { id: 7, name: 'Families and carers', description: 'Parents, partners, siblings and friends who support someone.' },
  { id: 8, name: 'Technology', description: 'Screen readers, phones, communication devices, and websites that work.' },
  {
    id: 9,
    name: 'Relationships and community',
    description: 'Friendship, dating, being part of things, and speaking up.',
  },
  { id: 10, name: 'Fun and free time', description: 'Music, sport, games, gardens, pets, and anything else.' },
] as const;
