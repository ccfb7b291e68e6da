import { cast, castMember, demoMemberId } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { findPlace } from '#platform/server/australia/places.ts';
import { queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { defaults } from '../pure/limits.ts';
import type { Aim, GenderPreference, Interest, PrivacyLevel, Support, Way } from '../pure/options.ts';
import { type Stages, usualStages, type WrittenFact } from '../pure/seen-by.ts';
import { dayOf, monthOf } from './age.ts';
import { columnsOf, placeOf } from './profile/written.ts';
import { noFacts, sealActivity, sealWords } from './seal.ts';
import {
  connectionActivities,
  connectionAges,
  connectionChoices,
  connectionMatches,
  connectionProfiles,
  connectionShares,
} from './tables.ts';

interface Sample {
  readonly id: number;
  readonly lookingFor: readonly Aim[];
  readonly ages: readonly [number, number];
  readonly about: string;
  readonly interests: readonly Interest[];
  readonly support: readonly Support[];
  readonly ways: readonly Way[];
  readonly privacy?: PrivacyLevel;
  readonly preference?: readonly GenderPreference[];
  readonly facts?: Partial<Record<WrittenFact, string>>;
  readonly stages?: Partial<Stages>;
  readonly daysAway: number;
}

const samples: readonly Sample[] = [
  {
    id: 4,
    lookingFor: ['friendship', 'dating', 'relationship'],
    ages: [25, 45],
    about: 'I cook for the whole street on Sundays. Looking for someone who likes mango season and slow mornings.',
    interests: ['cooking', 'music', 'nature', 'travel'],
    support: ['cognitive_support'],
    ways: ['text', 'voice', 'in_person'],
    facts: { disability: 'I live with epilepsy.', pronouns: 'he/him' },
    stages: { disability: 'match' },
    daysAway: 0,
  },
  {
    id: 6,
    lookingFor: ['dating', 'relationship'],
    ages: [25, 40],
    about: 'Open-mic comic on the nights the venue has a ramp. I laugh at my own jokes, so you don’t have to.',
    interests: ['movies', 'music', 'cooking', 'writing'],
    support: ['mobility_assistance'],
    ways: ['text', 'video', 'in_person'],
    facts: { accessNeeds: 'My speech takes its time. Step-free places, please.', pronouns: 'he/him' },
    stages: { accessNeeds: 'profile' },
    daysAway: 1,
  },
  {
    id: 8,
    lookingFor: ['friendship', 'companionship'],
    ages: [25, 55],
    about: 'Netball on Saturdays, theatre with captions when there are any. I know where the good dosas are.',
    interests: ['sports', 'movies', 'cooking', 'books', 'travel'],
    support: ['sign_language', 'large_text'],
    ways: ['text', 'video', 'sign_language'],
    facts: { pronouns: 'she/her' },
    daysAway: 0,
  },
  {
    id: 10,
    lookingFor: ['friendship'],
    ages: [20, 40],
    about: 'Study, tea, and recipes that work with one hand. I answer in the evening.',
    interests: ['cooking', 'books', 'politics', 'writing'],
    support: ['keyboard_navigation'],
    ways: ['text'],
    privacy: 'friends',
    daysAway: 3,
  },
  {
    id: 12,
    lookingFor: ['friendship', 'companionship'],
    ages: [35, 80],
    about: 'I keep bees and forget names. Tell me yours twice and I’ll tell you about the queen.',
    interests: ['gardening', 'nature', 'music', 'pets'],
    support: ['cognitive_support', 'large_text'],
    ways: ['voice', 'in_person'],
    facts: { accessNeeds: 'Please write down what we agree on.' },
    stages: { accessNeeds: 'profile' },
    daysAway: 12,
  },
  {
    id: 16,
    lookingFor: ['dating', 'relationship', 'marriage'],
    ages: [25, 45],
    about: 'Choir on Sundays, baking the rest of the week. My family is large and loud, and comes along.',
    interests: ['music', 'cooking', 'dancing', 'volunteer_work'],
    support: ['cognitive_support'],
    ways: ['text', 'voice', 'in_person'],
    facts: { pronouns: 'she/her', socials: 'I sing with the Mount Druitt choir.' },
    daysAway: 2,
  },
  {
    id: 17,
    lookingFor: ['friendship', 'companionship'],
    ages: [45, 80],
    about: 'Chess by voice or braille board, never by clock. Coffee strong enough to stand the spoon in.',
    interests: ['board_games', 'crafts', 'books', 'technology'],
    support: ['screen_reader', 'audio_cues'],
    ways: ['voice', 'in_person'],
    facts: { disability: 'I’m blind.' },
    stages: { disability: 'profile' },
    daysAway: 5,
  },
  {
    id: 21,
    lookingFor: ['friendship', 'dating', 'relationship'],
    ages: [28, 50],
    about: 'I dance better than I talk. Footy, the garden, and a ute that starts on most days.',
    interests: ['dancing', 'gardening', 'sports', 'music'],
    support: ['cognitive_support'],
    ways: ['voice', 'in_person'],
    daysAway: 0,
  },
  {
    id: 22,
    lookingFor: ['friendship'],
    ages: [18, 80],
    about: 'Poems on the tram. I like quiet places and people who let a silence be one.',
    interests: ['writing', 'books', 'meditation', 'nature'],
    support: ['large_text'],
    ways: ['text', 'in_person'],
    daysAway: 0,
  },
  {
    id: 23,
    lookingFor: ['friendship'],
    ages: [22, 60],
    about: 'I talk with a device and play board games to win. Give me a minute and I’ll give you a good answer.',
    interests: ['board_games', 'technology', 'books', 'science', 'movies'],
    support: ['mobility_assistance', 'keyboard_navigation', 'large_text'],
    ways: ['text', 'video', 'in_person'],
    facts: { accessNeeds: 'I type my answers. Please wait for them.', pronouns: 'he/him' },
    stages: { accessNeeds: 'profile' },
    daysAway: 0,
  },
  {
    id: 25,
    lookingFor: ['friendship', 'companionship'],
    ages: [25, 60],
    about: 'Cricket, captions and cardamom. My two kids find every playground with shade.',
    interests: ['sports', 'cooking', 'movies', 'volunteer_work'],
    support: ['sign_language'],
    ways: ['text', 'video', 'sign_language', 'in_person'],
    daysAway: 1,
  },
  {
    id: 27,
    lookingFor: ['friendship', 'dating'],
    ages: [25, 45],
    about: 'I draw people who are resting. Short visits, long letters.',
    interests: ['art', 'books', 'writing', 'nature'],
    support: ['high_contrast', 'cognitive_support'],
    ways: ['text'],
    facts: { disability: 'I live with fatigue.', pronouns: 'they/them' },
    stages: { disability: 'share' },
    daysAway: 8,
  },
  {
    id: 28,
    lookingFor: ['friendship'],
    ages: [30, 65],
    about: 'Wheelchair rugby, voice control and a very long way to the next town.',
    interests: ['sports', 'technology', 'gaming', 'science'],
    support: ['mobility_assistance', 'keyboard_navigation'],
    ways: ['voice', 'video'],
    daysAway: 20,
  },
  {
    id: 30,
    lookingFor: ['dating', 'relationship'],
    ages: [20, 32],
    about: 'The sea before breakfast, lectures after it. I cancel sometimes, and I mean it when I say next week.',
    interests: ['nature', 'music', 'science', 'photography'],
    support: ['cognitive_support'],
    ways: ['text', 'in_person'],
    daysAway: 0,
  },
];

const dayMs = 86_400_000;

/** Members 14 and 15 are under 18: for them there is no Connections. The demo member has said their age, and no more. */
export const seed: Seed = async ({ db, now, services: { config } }) => {
  const query = queryIn(db);
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10);
  const monthOfBirth = (id: number) => monthOf({ year: castMember(id).birthYear, month: (id % 12) + 1 });
  const young = cast.filter(({ birthYear }) => now.getFullYear() - birthYear < 18);
  await db.insert(connectionAges).values([
    ...[demoMemberId, ...samples.map(({ id }) => id)].map((userId) => ({
      userId,
      level: 'declared' as const,
      bornIn: monthOfBirth(userId),
      declaredAt: ago(60),
    })),
    ...young.map(({ id, birthYear }) => ({
      userId: id,
      level: 'declared' as const,
      bornIn: monthOfBirth(id),
      adultOn: dayOf({ year: birthYear + 18, month: 12, day: 28 }),
      declaredAt: ago(30),
    })),
  ]);
  for (const one of samples) {
    const { suburb, postcode } = castMember(one.id);
    const { place, lat, lng } = placeOf(
      findPlace(`${suburb} ${postcode}`).kind === 'spot' ? `${suburb} ${postcode}` : '',
    );
    await db.insert(connectionProfiles).values({
      userId: one.id,
      isActive: true,
      ageMin: one.ages[0],
      ageMax: one.ages[1],
      ...columnsOf({
        lookingFor: [...one.lookingFor],
        interests: [...one.interests],
        accessibilityCompatibility: [...one.support],
        communicationPreferences: [...one.ways],
        genderPreference: one.preference ?? [],
        gender: '',
        stages: { ...usualStages, ...one.stages },
        maxDistance: 500,
        privacyLevel: one.privacy ?? 'public',
        openToLongDistance: true,
        allowMessages: true,
        droppedReasons: [],
        blurPhotos: false,
      }),
      bornIn: monthOfBirth(one.id),
      lat,
      lng,
      wordsSealed: sealWords(config, one.id, {
        aboutMe: one.about,
        place,
        relationshipStatus: defaults.relationshipStatus,
        facts: { ...noFacts, ...one.facts },
      }),
      activeOn: dayAgo(one.daysAway),
      createdAt: ago(50),
    });
  }
  const like = (fromId: number, toId: number, room: 'friendship' | 'dating') => ({
    fromId,
    toId,
    room,
    choice: 'like' as const,
    chosenAt: ago(4),
  });
  // Noah waits for the demo member: a like of theirs makes a match.
  await db
    .insert(connectionChoices)
    .values([
      like(23, demoMemberId, 'friendship'),
      like(8, 25, 'friendship'),
      like(25, 8, 'friendship'),
      like(16, 21, 'dating'),
      like(21, 16, 'dating'),
      like(27, 22, 'friendship'),
    ]);
  const made = await db
    .insert(connectionMatches)
    .values([
      { lowId: 8, highId: 25, room: 'friendship', matchedAt: ago(4) },
      { lowId: 16, highId: 21, room: 'dating', matchedAt: ago(3) },
    ])
    .returning({ id: connectionMatches.id });
  const [first, second] = made;
  if (!first || !second) throw new Error('The matches of the demo were not stored.');
  await db.insert(connectionShares).values({ matchId: second.id, ownerId: 16, fact: 'socials', sharedAt: ago(2) });
  const id = await nextId(query, 'connection_activities');
  await db.insert(connectionActivities).values({
    id,
    matchId: first.id,
    fromId: 25,
    toId: 8,
    kind: 'coffee',
    startsAt: new Date(now.getTime() + 5 * dayMs),
    wordsSealed: sealActivity(config, id, 25, { idea: '', where: 'Video, with captions on', note: 'I bring the tea.' }),
    state: 'invited',
    createdAt: ago(1),
  });
};
