// Made from the OpenAPI document of Doorways by npm run generate.

export interface Me {
  /** Your number. */
  id: number;
  /** Your name here. */
  displayName: string;
  /** Your short name. */
  username: string;
  /** Address of your picture. */
  avatar: string;
  /** Your plan. */
  plan: 'free' | 'starter' | 'professional' | 'enterprise';
  /** The key that you call with. */
  key: { name: string; mode: 'live' | 'test'; scopes: Array<'posts:read' | 'posts:write' | 'providers:read' | 'messages:read' | 'messages:write'>; perMinute: number; };
}

export interface Message {
  /** Number of the message. */
  id: number;
  /** The id of its sender. */
  fromUserId: number;
  /** Whom it was for. */
  recipientId: number | null;
  /** The words of the message. */
  content: string;
  /** text, symbols, image or voice. Only text can be sent. */
  type: 'text' | 'symbols' | 'image' | 'voice';
  /** When it was sent, in UTC. */
  createdAt: string;
  /** With include=from: the name and the picture of who wrote it. */
  from?: Person;
}

export interface Post {
  /** Number of the post. */
  id: number;
  /** post, blog, question or discussion. */
  type: 'post' | 'blog' | 'question' | 'discussion';
  /** Empty where there is none. */
  title: string;
  /** The words of the post. */
  content: string;
  /** Of a question or a discussion; null for others. */
  category: 'welcome-and-introductions' | 'ndis-and-supports' | 'daily-living-and-equipment' | 'getting-around' | 'work-and-study' | 'health-and-wellbeing' | 'families-and-carers' | 'technology' | 'relationships-and-community' | 'fun-and-free-time' | null;
  /** At most 10. */
  tags: Array<string>;
  /** False: members alone can read it. */
  isPublic: boolean;
  /** What the post mentions, in its author’s words; empty: no warning. */
  contentWarning: string;
  /** How hard the words are. */
  readingLevel: 'Easy English' | 'Plain English' | 'Some long words' | 'Detailed';
  /** Time to read it, rounded up. */
  readingMinutes: number;
  /** How many like it. */
  likes: number;
  /** How many comments it has. */
  commentsCount: number;
  /** Pictures, each with its alternative text. */
  images: Array<{ url: string; alt: string; }>;
  /** The id of its author. */
  authorId: number;
  /** Its page on this site. */
  url: string;
  /** When it was shared, in UTC. */
  createdAt: string;
  /** When it was last changed; null: never. */
  editedAt: string | null;
  /** With include=author: the name and the picture too. */
  author?: Person;
}

export interface Provider {
  /** Number of the provider. */
  id: number;
  /** Registered name of the business. */
  businessName: string;
  /** Name that it trades under; empty when it is the same. */
  tradingName: string;
  /** Where it is. */
  suburb: string;
  /** State or territory. */
  state: string;
  /** Four digits. */
  postcode: string;
  /** With the NDIS Commission, as it holds today. */
  registrationStatus: 'pending' | 'active' | 'suspended' | 'unregistered' | 'expired';
  /** Our staff saw the business on the Australian Business Register. */
  isVerified: boolean;
  /** One decimal; null before the first review. */
  averageRating: unknown;
  /** How many reviews there are. */
  reviewCount: number;
  /** 0 to 100; null while nothing has been checked. */
  complianceScore: number | null;
  /** What it offers. A list has the first three by name. */
  services: Array<{ id: number; serviceName: string; serviceType: 'core' | 'capacity_building' | 'capital'; }>;
  /** Where it works. A list has the first four. */
  serviceAreas: Array<string>;
  /** What it offers for access. */
  accessibilityFeatures: Array<string>;
  /** What its workers speak. */
  languages: Array<string>;
  /** Its page on this site. */
  url: string;
}

export interface ProviderDetail {
  /** Number of the provider. */
  id: number;
  /** Registered name of the business. */
  businessName: string;
  /** Name that it trades under; empty when it is the same. */
  tradingName: string;
  /** Where it is. */
  suburb: string;
  /** State or territory. */
  state: string;
  /** Four digits. */
  postcode: string;
  /** With the NDIS Commission, as it holds today. */
  registrationStatus: 'pending' | 'active' | 'suspended' | 'unregistered' | 'expired';
  /** Our staff saw the business on the Australian Business Register. */
  isVerified: boolean;
  /** One decimal; null before the first review. */
  averageRating: unknown;
  /** How many reviews there are. */
  reviewCount: number;
  /** 0 to 100; null while nothing has been checked. */
  complianceScore: number | null;
  /** What it offers. A list has the first three by name. */
  services: Array<{ id: number; serviceName: string; serviceType: 'core' | 'capacity_building' | 'capital'; }>;
  /** Where it works. A list has the first four. */
  serviceAreas: Array<string>;
  /** What it offers for access. */
  accessibilityFeatures: Array<string>;
  /** What its workers speak. */
  languages: Array<string>;
  /** Its page on this site. */
  url: string;
  /** In the provider’s own words. */
  description: string;
  /** Empty where there is none. */
  phone: string;
  /** Empty where there is none. */
  email: string;
  /** Empty where there is none. */
  website: string;
  /** Australian Business Number. */
  abn: string;
  /** Empty when it is not registered. */
  ndisProviderNumber: string;
  /** With include=staff: the workers that it lists. */
  staff?: Array<{ firstName: string; position: string; languagesSpoken: Array<string>; isAvailableForBooking: boolean; }>;
}

export interface FieldError {
  field: string;
  rule: string;
  message: string;
}

export interface Person {
  id: number;
  displayName: string;
  username: string;
  avatar: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance?: string;
  errors?: Array<FieldError>;
}

export interface Page<T> {
  data: T[];
  total: number;
  limit: number;
  offset: number;
  next: string | null;
}

export class DoorwaysError extends Error {
  /** 0: there was no answer. */
  readonly status: number;
  readonly type: string;
  readonly errors: FieldError[];
  /** Number of the request, to quote when you ask for help. */
  readonly instance: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
}

export interface Options {
  apiKey: string;
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** How often a call is tried again; 2 unless you say otherwise. */
  retries?: number;
  /** Seconds that a call waits at most before it is tried again. */
  longestWait?: number;
}

export class Doorways {
  constructor(options: Options);
  request(
    method: string,
    path: string,
    options?: { query?: Record<string, unknown>; body?: unknown; idempotencyKey?: string },
  ): Promise<unknown>;
  each<A extends object, T>(list: (args?: A) => Promise<Page<T>>, args?: A): AsyncGenerator<T, void>;
  /** The OpenAPI 3.1 document of this API, as data. */
  getDocs(): Promise<{ data: Record<string, unknown>; }>;
  /** Whose key this is, and what it may do. */
  getMe(args?: { fields?: string; include?: string; }): Promise<{ data: Me; }>;
  /** Your own messages with other people, newest first. Group conversations aren’t part of it. */
  getMessages(args?: { limit?: number; offset?: number; cursor?: string; fields?: string; include?: string; conversationWith?: number; }): Promise<{ data: Array<Message>; total: number; limit: number; offset: number; next: unknown; }>;
  /** Sends a message to a member in your name. */
  sendMessage(body: { recipientId: number; content: string; type?: 'text'; }): Promise<{ data: Message; }>;
  /** Public posts and your own, newest first. */
  getPosts(args?: { limit?: number; offset?: number; cursor?: string; fields?: string; include?: string; type?: 'post' | 'blog' | 'question' | 'discussion'; category?: 'welcome-and-introductions' | 'ndis-and-supports' | 'daily-living-and-equipment' | 'getting-around' | 'work-and-study' | 'health-and-wellbeing' | 'families-and-carers' | 'technology' | 'relationships-and-community' | 'fun-and-free-time'; }): Promise<{ data: Array<Post>; total: number; limit: number; offset: number; next: unknown; }>;
  /** Shares a post in your name. */
  createPost(body: { content: string; type?: 'post' | 'blog' | 'question' | 'discussion'; title?: string; category?: 'welcome-and-introductions' | 'ndis-and-supports' | 'daily-living-and-equipment' | 'getting-around' | 'work-and-study' | 'health-and-wellbeing' | 'families-and-carers' | 'technology' | 'relationships-and-community' | 'fun-and-free-time'; tags?: Array<string>; isPublic?: boolean; }): Promise<{ data: Post; }>;
  /** One public post, or one of your own. */
  getPost(id: number, args?: { fields?: string; include?: string; }): Promise<{ data: Post; }>;
  /** NDIS providers, the best rated first. The search is the one of the site. */
  searchProviders(args?: { limit?: number; offset?: number; cursor?: string; fields?: string; include?: string; query?: string; location?: 'all' | 'melbourne' | 'brisbane' | 'sydney' | 'perth' | 'adelaide'; serviceType?: 'all' | 'core' | 'capacity_building' | 'capital'; registrationStatus?: 'pending' | 'active' | 'suspended' | 'unregistered' | 'expired'; isVerified?: string; }): Promise<{ data: Array<Provider>; total: number; limit: number; offset: number; next: unknown; }>;
  /** One NDIS provider. */
  getProvider(id: number, args?: { fields?: string; include?: string; }): Promise<{ data: ProviderDetail; }>;
}

export function isFromDoorways(call: {
  secret: string;
  headers: Headers | Record<string, string | undefined>;
  body: string;
  now?: number;
}): Promise<boolean>;
