/** What groups and communities show of their meetings. */
export { PlanMeeting } from './plan-meeting.tsx';
export { SpaceEvents } from './space-events.tsx';
