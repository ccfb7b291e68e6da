import { z } from 'zod';
import { Id, id, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { languages, limits, livedExperiences } from '../pure/options.ts';
import {
  expertiseList,
  Focus,
  focusList,
  formatList,
  languageList,
  livedList,
  MeetingWay,
  plain,
  Someone,
} from './fields.ts';

/** Why a mentor may suit the member who asks. */
const MatchReason = z.object({
  /** Names it where it is dropped: `focus:career`. */
  reason: z.string(),
  /** In plain words: "Same focus: Career". */
  text: z.string(),
});

/** A mentor as other members find them. */
export const Mentor = z.object({
  /** The member’s own number: a member is a mentor once. */
  id: Id,
  name: z.string(),
  avatar: z.string(),
  title: z.string(),
  /** Average of the reviews of mentorships that have ended, from 1 to 5 with one decimal; null before the first. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** Mentorships that have begun. */
  totalMentorships: z.number().int(),
  /** What they can help with, in their own words. */
  expertise: z.array(z.string()),
  bio: z.string(),
  /** Whole years. */
  experience: z.number().int(),
  /** Half of their answers in the last 180 days took at most this long: "about 2 days". '' before their first answer. */
  responseTime: z.string(),
  focusAreas: z.array(Focus),
  formats: z.array(MeetingWay),
  languages: z.array(z.enum(languages)),
  /** How to work with them, in their own words; '' for none. */
  workingWithMe: z.string(),
  /** Mentees for whom there is room now; 0 while they are full or paused. */
  room: z.number().int(),
  isPaused: z.boolean(),
  /** Moderators have looked at who they are. Members under 18 can ask only such mentors. */
  isChecked: z.boolean(),
  /** What the member who asks and the mentor have in common; without what they dropped. */
  reasons: z.array(MatchReason),
  /** Their request to this mentor waits for an answer. */
  isAsked: z.boolean(),
  /** A mentorship between the two goes on. */
  isYours: z.boolean(),
  mine: z.boolean(),
});
export type Mentor = z.infer<typeof Mentor>;

export const listMentors = operation({
  name: 'listMentors',
  method: 'GET',
  path: '/api/mentors',
  policy: 'member',
  summary: 'Mentors, those with most reasons for a match first, then those with room.',
  query: z.object({
    /** Words as they stand in name, title, bio or expertise, whatever their capitals. */
    search: z.string().trim().max(limits.search).optional(),
    focusArea: Focus.optional(),
    /** Leaves out mentors without a review too. */
    minRating: z.coerce.number<number>().min(1).max(5).optional(),
    /** Years of experience. */
    minYears: z.coerce.number<number>().int().min(0).max(limits.experience).optional(),
    /** Days. Leaves out mentors who have answered no one yet. */
    respondsWithin: z.coerce.number<number>().int().min(1).max(limits.respondsWithin).optional(),
    format: MeetingWay.optional(),
    /** true leaves out those who are full or paused. */
    hasRoom: z.stringbool().default(false),
    ...paging(12),
  }),
  output: paged(Mentor),
  rate: 'search',
});

const byId = z.object({ id });

export const getMentor = operation({
  name: 'getMentor',
  method: 'GET',
  path: '/api/mentors/{id}',
  policy: 'mentors.see',
  summary: 'One mentor.',
  params: byId,
  output: json(Mentor),
});

/** What moderators decided about a mentor: waiting until they did. */
const Check = z.enum(['waiting', 'checked', 'declined']);

const Profile = z.object({
  title: z.string(),
  bio: z.string(),
  experience: z.number().int(),
  expertise: z.array(z.string()),
  focusAreas: z.array(Focus),
  formats: z.array(MeetingWay),
  languages: z.array(z.enum(languages)),
  lived: z.array(z.enum(livedExperiences)),
  workingWithMe: z.string(),
  capacity: z.number().int(),
  isPaused: z.boolean(),
  check: Check,
  /** Why moderators declined; ''. */
  checkReason: z.string(),
  /** Moderators took the profile down: no one else sees it. */
  isHidden: z.boolean(),
  version: Version,
});
export type MentorProfile = z.infer<typeof Profile>;

const wishes = {
  focusAreas: focusList.default([]),
  lived: livedList.default([]),
  formats: formatList.default([]),
  languages: languageList.default([]),
};

/** What the member who asks has said about mentoring. Only they see it. */
export const MyMentoring = z.object({
  /** Null: not a mentor. */
  profile: Profile.nullable(),
  /** What they look for in a mentor, and choose to share for a match. */
  wishes: z.object({
    focusAreas: z.array(Focus),
    lived: z.array(z.enum(livedExperiences)),
    formats: z.array(MeetingWay),
    languages: z.array(z.enum(languages)),
  }),
  /** Reasons that never count for them. */
  dropped: z.array(MatchReason),
  /** Of the wishes; 0 before they are first saved. */
  wishesVersion: z.number().int().min(0),
});
export type MyMentoring = z.infer<typeof MyMentoring>;

export const getMyMentoring = operation({
  name: 'getMyMentoring',
  method: 'GET',
  path: '/api/mentoring',
  policy: 'member',
  summary: 'Your profile as a mentor, what you look for in one, and the reasons you dropped.',
  output: json(MyMentoring),
});

export const saveMentorProfile = operation({
  name: 'saveMentorProfile',
  method: 'PUT',
  path: '/api/mentoring/profile',
  policy: 'member',
  summary: 'Makes you a mentor, or changes your profile. Moderators check it the first time.',
  body: z.object({
    title: text(limits.title).trim(),
    bio: text(limits.bio).trim(),
    experience: z.number().int().min(0).max(limits.experience),
    expertise: expertiseList.default([]),
    focusAreas: focusList.refine((areas) => areas.length > 0, { error: 'Choose at least one focus area.' }),
    formats: formatList.refine((ways) => ways.length > 0, { error: 'Choose at least one way to meet.' }),
    languages: languageList.default(['english']),
    lived: livedList.default([]),
    workingWithMe: plain(limits.workingWithMe),
    /** Mentees at the same time; 0 takes no requests. */
    capacity: z.number().int().min(0).max(limits.capacity),
    isPaused: z.boolean().default(false),
    /** 0: there is no profile yet. */
    version: z.number().int().min(0),
  }),
  output: json(MyMentoring),
  errors: ['conflict'],
});

export const stopMentoring = operation({
  name: 'stopMentoring',
  method: 'DELETE',
  path: '/api/mentoring/profile',
  policy: 'member',
  summary:
    'Deletes your profile as a mentor. Requests that wait are declined; mentorships go on until one of you ends them.',
  output: json(MyMentoring),
  whileSuspended: true,
});

export const saveMentorWishes = operation({
  name: 'saveMentorWishes',
  method: 'PUT',
  path: '/api/mentoring/wishes',
  policy: 'member',
  summary: 'Saves what you look for in a mentor and what you choose to share for a match.',
  body: z.object({ ...wishes, version: z.number().int().min(0) }),
  output: json(MyMentoring),
  errors: ['conflict'],
});

export const dropMatchReason = operation({
  name: 'dropMatchReason',
  method: 'PUT',
  path: '/api/mentoring/dropped',
  policy: 'member',
  summary: 'A reason for a match never counts for you again, or counts again.',
  body: z.object({
    /** As a mentor’s `reasons` name it. */
    reason: z.string().max(60),
    isDropped: z.boolean(),
  }),
  output: json(MyMentoring),
});

/** A profile that moderators have not decided about. */
export const MentorToCheck = z.object({
  id: Id,
  mentor: Someone,
  title: z.string(),
  bio: z.string(),
  experience: z.number().int(),
  expertise: z.array(z.string()),
  focusAreas: z.array(Focus),
  workingWithMe: z.string(),
  memberSince: Timestamp,
  createdAt: Timestamp,
  version: Version,
});
export type MentorToCheck = z.infer<typeof MentorToCheck>;

export const listMentorsToCheck = operation({
  name: 'listMentorsToCheck',
  method: 'GET',
  path: '/api/mentor-checks',
  policy: 'moderator',
  summary: 'Profiles of mentors that wait for a check, oldest first.',
  query: z.object(paging(20)),
  output: paged(MentorToCheck),
});

export const decideMentorCheck = operation({
  name: 'decideMentorCheck',
  method: 'POST',
  path: '/api/mentor-checks/{id}/decision',
  policy: 'mentors.check',
  summary: 'Marks a mentor as checked, or declines with a reason that they read. Not for your own profile.',
  params: byId,
  body: z.object({ version: Version, isChecked: z.boolean(), reason: plain(limits.reason) }),
  output: nothing(),
  errors: ['conflict'],
});

/** What was said about a mentor after a mentorship. */
export const MentorReview = z.object({
  id: Id,
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  /** Null when the account is gone. */
  by: Someone.nullable(),
  createdAt: Timestamp,
});
export type MentorReview = z.infer<typeof MentorReview>;

export const listMentorReviews = operation({
  name: 'listMentorReviews',
  method: 'GET',
  path: '/api/mentors/{id}/reviews',
  policy: 'mentors.see',
  summary: 'What mentees wrote about a mentor after their mentorship had ended, newest first.',
  params: byId,
  query: z.object(paging(10)),
  output: paged(MentorReview),
});

const written = z.object({ id: Id, ownerId: Id });
/** A profile was written or changed. */
export const mentorProfileSaved = event('mentorProfileSaved', written);
export const mentorCheckDecided = event('mentorCheckDecided', written.extend({ by: Id, isChecked: z.boolean() }));

export const mentorsPart = contractPart({
  operations: [
    listMentors,
    getMentor,
    getMyMentoring,
    saveMentorProfile,
    stopMentoring,
    saveMentorWishes,
    dropMatchReason,
    listMentorsToCheck,
    decideMentorCheck,
    listMentorReviews,
  ],
  events: [mentorProfileSaved, mentorCheckDecided],
  entities: { Mentor, MyMentoring, MentorToCheck, MentorReview },
});
