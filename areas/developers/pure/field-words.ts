export interface FieldWords {
  readonly words: string;
  readonly example: unknown;
}
type Fields = Readonly<Record<string, FieldWords>>;

const author = { id: 12, displayName: 'Ana Silva', username: 'ana', avatar: '/avatars/user-12.png' };

const provider: Fields = {
  id: { words: 'Number of the provider.', example: 7 },
  businessName: { words: 'Registered name of the business.', example: 'Cedar Living' },
  tradingName: { words: 'Name that it trades under; empty when it is the same.', example: '' },
  suburb: { words: 'Where it is.', example: 'Brunswick' },
  state: { words: 'State or territory.', example: 'VIC' },
  postcode: { words: 'Four digits.', example: '3056' },
  registrationStatus: { words: 'With the NDIS Commission, as it holds today.', example: 'active' },
  isVerified: { words: 'Our staff saw the business on the Australian Business Register.', example: true },
  averageRating: { words: 'One decimal; null before the first review.', example: 4.8 },
  reviewCount: { words: 'How many reviews there are.', example: 12 },
  complianceScore: { words: '0 to 100; null while nothing has been checked.', example: 85 },
  services: {
    words: 'What it offers. A list has the first three by name.',
    example: [{ id: 3, serviceName: 'Help with showering', serviceType: 'core' }],
  },
  serviceAreas: { words: 'Where it works. A list has the first four.', example: ['Brunswick', 'Coburg'] },
  accessibilityFeatures: { words: 'What it offers for access.', example: ['wheelchair_accessible'] },
  languages: { words: 'What its workers speak.', example: ['English', 'Auslan'] },
  url: { words: 'Its page on this site.', example: '/ndis-providers/7' },
};

/**
 * What each field of the public API means, with an example: shown in the documentation, written into the OpenAPI
 * document, and from there into the SDKs. A test finds a field without words, and an example that is not valid.
 */
export const fieldWords: Readonly<Record<string, Fields>> = {
  ApiPost: {
    id: { words: 'Number of the post.', example: 318 },
    type: { words: 'post, blog, question or discussion.', example: 'question' },
    title: { words: 'Empty where there is none.', example: 'Which tram stops have a ramp?' },
    content: { words: 'The words of the post.', example: 'I use a power chair.' },
    category: { words: 'Of a question or a discussion; null for others.', example: 'getting-around' },
    tags: { words: 'At most 10.', example: ['trams'] },
    isPublic: { words: 'False: members alone can read it.', example: true },
    contentWarning: { words: 'What the post mentions, in its author’s words; empty: no warning.', example: '' },
    readingLevel: { words: 'How hard the words are.', example: 'Easy English' },
    readingMinutes: { words: 'Time to read it, rounded up.', example: 1 },
    likes: { words: 'How many like it.', example: 4 },
    commentsCount: { words: 'How many comments it has.', example: 2 },
    images: {
      words: 'Pictures, each with its alternative text.',
      example: [{ url: '/media/9/full', alt: 'A tram with a low floor' }],
    },
    authorId: { words: 'The id of its author.', example: 12 },
    url: { words: 'Its page on this site.', example: '/forums/topic/318' },
    createdAt: { words: 'When it was shared, in UTC.', example: '2026-11-21T04:03:11.000Z' },
    editedAt: { words: 'When it was last changed; null: never.', example: null },
    author: { words: 'With include=author: the name and the picture too.', example: author },
  },
  ApiProvider: provider,
  ApiProviderDetail: {
    ...provider,
    description: { words: 'In the provider’s own words.', example: 'Help at home, every day of the week.' },
    phone: { words: 'Empty where there is none.', example: '03 9000 0000' },
    email: { words: 'Empty where there is none.', example: 'hello@cedar.example' },
    website: { words: 'Empty where there is none.', example: 'https://cedar.example' },
    abn: { words: 'Australian Business Number.', example: '53 004 085 616' },
    ndisProviderNumber: { words: 'Empty when it is not registered.', example: '4050 012 345' },
    staff: {
      words: 'With include=staff: the workers that it lists.',
      example: [
        { firstName: 'Robin', position: 'Support worker', languagesSpoken: ['English'], isAvailableForBooking: true },
      ],
    },
  },
  ApiMessage: {
    id: { words: 'Number of the message.', example: 5021 },
    fromUserId: { words: 'The id of its sender.', example: 12 },
    recipientId: { words: 'Whom it was for.', example: 42 },
    content: { words: 'The words of the message.', example: 'Hello from my app' },
    type: { words: 'text, symbols, image or voice. Only text can be sent.', example: 'text' },
    createdAt: { words: 'When it was sent, in UTC.', example: '2026-11-21T04:03:11.000Z' },
    from: { words: 'With include=from: the name and the picture of who wrote it.', example: author },
  },
  ApiMe: {
    id: { words: 'Your number.', example: 12 },
    displayName: { words: 'Your name here.', example: 'Ana Silva' },
    username: { words: 'Your short name.', example: 'ana' },
    avatar: { words: 'Address of your picture.', example: '/avatars/user-12.png' },
    plan: { words: 'Your plan.', example: 'free' },
    key: {
      words: 'The key that you call with.',
      example: { name: 'My site', mode: 'test', scopes: ['posts:read'], perMinute: 1000 },
    },
  },
};
