import type { ApiMessage, ApiPost, ApiProviderDetail } from '../../contract.ts';

/**
 * What every sandbox begins with. The people and providers are made up and exist nowhere else: no one is named after
 * them, and their numbers lead to no one.
 */
interface SamplePerson {
  readonly id: number;
  readonly displayName: string;
  readonly username: string;
  readonly avatar: string;
}

const person = (id: number, displayName: string): SamplePerson => ({
  id,
  displayName,
  username: `sample-${displayName.toLowerCase().replaceAll(' ', '-')}`,
  avatar: `/avatars/user-${id}.png`,
});

/** Above every number that the community gives. */
const firstId = 2_000_000_001;

export const samplePeople: readonly SamplePerson[] = [
  person(firstId, 'Sample Avery'),
  person(firstId + 1, 'Sample Blake'),
  person(firstId + 2, 'Sample Casey'),
];

export const samplePerson = (id: number): SamplePerson | undefined => samplePeople.find((one) => one.id === id);

type SamplePost = Omit<ApiPost, 'author'>;

const post = (at: number, more: Partial<SamplePost> & Pick<SamplePost, 'content'>): SamplePost => {
  const id = firstId + at;
  return {
    id,
    type: 'post',
    title: '',
    category: null,
    tags: [],
    isPublic: true,
    contentWarning: '',
    readingLevel: 'Easy English',
    readingMinutes: 1,
    likes: 0,
    commentsCount: 0,
    images: [],
    authorId: firstId + (at % samplePeople.length),
    url: `/post/${id}`,
    createdAt: new Date(Date.UTC(2026, 0, 1 + at, 1)).toISOString(),
    editedAt: null,
    ...more,
  };
};

export const samplePosts: readonly SamplePost[] = [
  post(0, { content: 'Hello from the sandbox. Only your own test keys see this post.', tags: ['sandbox'] }),
  post(1, {
    type: 'question',
    title: 'Which tram stops have a ramp?',
    content: 'I use a power chair. Which stops on route 96 have level boarding?',
    category: 'getting-around',
    tags: ['trams', 'access'],
    commentsCount: 2,
  }),
  post(2, {
    type: 'discussion',
    title: 'Your best kitchen aid',
    content: 'Mine is a board with spikes that holds the onion. What is yours?',
    category: 'daily-living-and-equipment',
    tags: ['kitchen'],
    likes: 4,
  }),
  post(3, { content: 'The hearing loop in the library works again.', tags: ['hearing-loop'], likes: 7 }),
  post(4, {
    type: 'blog',
    title: 'A week with a new wheelchair',
    content: 'On Monday it came. By Friday I had learnt to trust the brakes.',
    tags: ['wheelchairs'],
    likes: 12,
  }),
  post(5, {
    type: 'question',
    title: 'How do you read a plan?',
    content: 'My plan came today. Where do I see what is left in each budget?',
    category: 'ndis-and-supports',
    tags: ['ndis'],
    commentsCount: 3,
  }),
  post(6, { content: 'Auslan story time is on Saturday at ten.', tags: ['auslan'] }),
  post(7, {
    type: 'discussion',
    title: 'Screen readers and maps',
    content: 'Which map do you use with a screen reader, and what is missing in it?',
    category: 'technology',
    tags: ['screen-readers', 'maps'],
    likes: 3,
  }),
  post(8, { content: 'A new ramp at the beach, with a mat down to the water.', tags: ['beach', 'access'], likes: 9 }),
  post(9, { content: 'The quiet hour at the pool is on Tuesday now.', tags: ['quiet'] }),
  post(10, {
    content: 'My flare-up is over. Thank you for waiting for my answers.',
    contentWarning: 'Mentions pain',
    likes: 5,
  }),
  post(11, { content: 'Large print menus at the corner cafe. Ask at the counter.', tags: ['large-print'] }),
];

const provider = (
  at: number,
  more: Partial<ApiProviderDetail> & Pick<ApiProviderDetail, 'businessName' | 'suburb' | 'state' | 'postcode'>,
): ApiProviderDetail => {
  const id = firstId + at;
  return {
    id,
    tradingName: '',
    registrationStatus: 'active',
    isVerified: true,
    averageRating: null,
    reviewCount: 0,
    complianceScore: null,
    services: [],
    serviceAreas: [more.suburb],
    accessibilityFeatures: [],
    languages: ['English'],
    url: `/ndis-providers/${id}`,
    description: 'A made-up provider for your tests.',
    phone: '',
    email: '',
    website: '',
    abn: '',
    ndisProviderNumber: '',
    staff: [],
    ...more,
  };
};

const service = (at: number, serviceName: string, serviceType: 'core' | 'capacity_building' | 'capital') => ({
  id: firstId + at,
  serviceName,
  serviceType,
});

export const sampleProviders: readonly ApiProviderDetail[] = [
  provider(0, {
    businessName: 'Sample Daily Care',
    suburb: 'Brunswick',
    state: 'VIC',
    postcode: '3056',
    averageRating: 4.8,
    reviewCount: 12,
    complianceScore: 100,
    services: [service(0, 'Help with showering', 'core'), service(1, 'Help at home', 'core')],
    accessibilityFeatures: ['wheelchair_accessible'],
    staff: [
      { firstName: 'Robin', position: 'Support worker', languagesSpoken: ['English'], isAvailableForBooking: true },
    ],
  }),
  provider(1, {
    businessName: 'Sample Speech Therapy',
    suburb: 'Footscray',
    state: 'VIC',
    postcode: '3011',
    averageRating: 4.5,
    reviewCount: 6,
    services: [service(2, 'Speech therapy', 'capacity_building')],
    languages: ['English', 'Auslan'],
    accessibilityFeatures: ['auslan_available'],
  }),
  provider(2, {
    businessName: 'Sample Home Changes',
    suburb: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    registrationStatus: 'unregistered',
    isVerified: false,
    services: [service(3, 'Ramps and rails', 'capital')],
  }),
  provider(3, {
    businessName: 'Sample Transport',
    suburb: 'New Farm',
    state: 'QLD',
    postcode: '4005',
    averageRating: 4.1,
    reviewCount: 3,
    services: [service(4, 'Rides to appointments', 'core')],
  }),
  provider(4, {
    businessName: 'Sample Plan Skills',
    suburb: 'Fremantle',
    state: 'WA',
    postcode: '6160',
    registrationStatus: 'expired',
    services: [service(5, 'Learning to run a plan', 'capacity_building')],
  }),
];

/** Which greater city each is in. */
export const sampleCities: ReadonlyMap<number, string> = new Map([
  [firstId, 'melbourne'],
  [firstId + 1, 'melbourne'],
  [firstId + 2, 'sydney'],
  [firstId + 3, 'brisbane'],
  [firstId + 4, 'perth'],
]);

type SampleMessage = Omit<ApiMessage, 'from' | 'fromUserId' | 'recipientId'> & {
  /** Who it is with, and whether they wrote it. */
  readonly withId: number;
  readonly theirs: boolean;
};

const message = (at: number, withId: number, theirs: boolean, content: string): SampleMessage => ({
  id: firstId + at,
  withId,
  theirs,
  content,
  type: 'text',
  createdAt: new Date(Date.UTC(2026, 0, 1 + at, 2)).toISOString(),
});

export const sampleMessages: readonly SampleMessage[] = [
  message(0, firstId, true, 'Hi, this is a sample message.'),
  message(1, firstId, false, 'And this is a sample answer.'),
  message(2, firstId + 1, true, 'Is the ramp at the back still there?'),
];

/** Who calls: in the sandbox they have no name but this. */
export const self = (id: number): SamplePerson => ({
  id,
  displayName: 'You',
  username: 'you',
  avatar: `/avatars/user-${id}.png`,
});
