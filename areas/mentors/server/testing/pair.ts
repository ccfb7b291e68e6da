import type { TestApp } from '#platform/server/testing/app.ts';
import type { Mentorship, MentorshipRequest, MyMentoring } from '../../contract.ts';

export const profile = (more: object = {}) => ({
  title: 'Bookkeeper',
  bio: 'I help with numbers.',
  experience: 17,
  expertise: ['ABN and tax'],
  focusAreas: ['career'],
  formats: ['text'],
  capacity: 2,
  version: 0,
  ...more,
});

export const becomeMentor = async (app: TestApp, id: number, more: object = {}) =>
  (await app.call<MyMentoring>(id, 'saveMentorProfile', { body: profile(more) })).body;

export const asking = (mentorId: number, more: object = {}) => ({
  body: {
    mentorId,
    focusArea: 'career',
    goals: ['Professional development', 'Skill building'],
    isAdult: true,
    ...more,
  },
});

export const ask = async (app: TestApp, mentee: number, mentor: number, more: object = {}) =>
  (await app.call<MentorshipRequest>(mentee, 'createMentorshipRequest', asking(mentor, more))).body;

/** A mentorship that goes on, as its mentee sees it. */
export async function begin(app: TestApp, mentee: number, mentor: number, more: object = {}): Promise<Mentorship> {
  const { id: requestId } = await ask(app, mentee, mentor, more);
  const accepted = await app.call<MentorshipRequest>(mentor, 'acceptMentorshipRequest', { params: { requestId } });
  const id = accepted.body.mentorshipId ?? 0;
  return (await app.call<Mentorship>(mentee, 'getMentorship', { params: { id } })).body;
}

/** What the refusal says. */
export const refusal = async (app: TestApp, by: number, operation: string, input: object): Promise<string> =>
  app.call(by, operation, input).then(
    () => '',
    (error: Error & { problem?: { detail?: string } }) => error.problem?.detail ?? error.message,
  );
