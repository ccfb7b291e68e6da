import type { Plan, Role } from '#platform/contract/roles.ts';

export type State = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';
export type Relation = 'person with disability' | 'family' | 'carer' | 'ally';
export type Tint = 1 | 2 | 3 | 4 | 5;

export interface CastMember {
  id: number;
  displayName: string;
  username: string;
  /** Always at example.org, so no mail can reach anybody. */
  email: string;
  pronouns?: string;
  suburb: string;
  state: State;
  postcode: string;
  birthYear: number;
  /** First person, the member's own words about themselves. */
  bio: string;
  /** Of theirs, and said to link back to their profile; under .example, so that no one is there. */
  website?: string;
  relation: Relation;
  roles: Role[];
  plan: Plan;
  joinedDaysAgo: number;
  interests: string[];
  howToTalk?: { pace: string; channels: string[]; helps: string };
  /** `emblem` names a drawing in emblems.ts. */
  avatar: { tint: Tint; emblem: string };
}

export interface DemoComment {
  author: number;
  /** Minutes after the post; comments stand in this order. */
  minutesAfter: number;
  content: string;
}

export interface DemoImage {
  /** A file in drawings/, without .svg. */
  drawing: string;
  /** null: the author has not described it (yet). */
  alt: string | null;
  /** The author ticked "I can't describe this". */
  asksForDescription?: boolean;
  /** A description that another member has offered and the author has not accepted yet. */
  offered?: { by: number; text: string; minutesAfter: number };
}

export interface DemoPost {
  key: string;
  author: number;
  /** Minutes before the `now` that the seeder is given. */
  minutesAgo: number;
  content: string;
  type: 'post' | 'question';
  title?: string;
  tags: string[];
  audience: 'everyone' | 'members' | 'followers';
  /** A code of the feed's list of feelings; the feed's seeder refuses any other. */
  feeling?: string;
  /** In the author's own words: what the post mentions. */
  contentWarning?: string;
  image?: DemoImage;
  likedBy: number[];
  comments: DemoComment[];
  editedMinutesAfter?: number;
  /** Questions only: index of the comment that the asker accepted as the answer. */
  acceptedComment?: number;
}

export interface DemoNotification {
  /** All are for member 1. */
  /** As the area that tells it calls it. */
  kind: string;
  actor: number;
  postKey?: string;
  /** Which comment of the post it is about. */
  commentIndex?: number;
  /** It is about the description that was offered for the post's picture. */
  offer?: boolean;
  minutesAgo: number;
  read: boolean;
}

export interface DemoReply {
  author: number;
  /** Minutes after the topic; replies stand in this order. */
  minutesAfter: number;
  content: string;
  /** Place of the reply that it answers, from 1. */
  to?: number;
  /** Words of that reply. */
  quote?: string;
}

export interface DemoTopic {
  author: number;
  /** Id of the category. */
  forum: number;
  type: 'discussion' | 'question';
  title: string;
  minutesAgo: number;
  content: string;
  tags: string[];
  likedBy: number[];
  replies: DemoReply[];
  /** Place of the reply that was accepted, from 1. */
  accepted?: number;
  pinned?: boolean;
  closed?: boolean;
}
