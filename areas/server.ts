import type { ServerArea } from '#platform/server/area.ts';
import { accessibility } from './accessibility/server/area.ts';
import { account } from './account/server/area.ts';
import { admin } from './admin/server/area.ts';
import { adsArea } from './ads/server/area.ts';
import { arcade } from './arcade/server/area.ts';
import { assistant } from './assistant/server/area.ts';
import { billing } from './billing/server/area.ts';
import { blogs } from './blogs/server/area.ts';
import { bookings } from './bookings/server/area.ts';
import { broadcastsArea } from './broadcasts/server/area.ts';
import { communities } from './communities/server/area.ts';
import { connections } from './connections/server/area.ts';
import { consents } from './consents/server/area.ts';
import { crisis } from './crisis/server/area.ts';
import { developersArea } from './developers/server/area.ts';
import { events } from './events/server/area.ts';
import { feed } from './feed/server/area.ts';
import { forums } from './forums/server/area.ts';
import { groups } from './groups/server/area.ts';
import { help } from './help/server/area.ts';
import { legal } from './legal/server/area.ts';
import { meets } from './meets/server/area.ts';
import { mentors } from './mentors/server/area.ts';
import { messages } from './messages/server/area.ts';
import { moderation } from './moderation/server/area.ts';
import { notifications } from './notifications/server/area.ts';
import { passport } from './passport/server/area.ts';
import { people } from './people/server/area.ts';
import { polls } from './polls/server/area.ts';
import { posts } from './posts/server/area.ts';
import { privacy } from './privacy/server/area.ts';
import { providersArea } from './providers/server/area.ts';
import { resources } from './resources/server/area.ts';
import { searchArea } from './search/server/area.ts';
import { shortcuts } from './shortcuts/server/area.ts';
import { skills } from './skills/server/area.ts';
import { spaces } from './spaces/server/area.ts';
import { supporters } from './supporters/server/area.ts';
import { vr } from './vr/server/area.ts';
import { wellness } from './wellness/server/area.ts';
import { writing } from './writing/server/area.ts';

/** In the order in which the demo community is seeded: people before what they write, and that before its notices. */
export const serverAreas: readonly ServerArea[] = [
  account,
  people,
  polls,
  posts,
  feed,
  billing,
  blogs,
  forums,
  messages,
  spaces,
  groups,
  communities,
  notifications,
  accessibility,
  crisis,
  help,
  moderation,
  legal,
  resources,
  passport,
  events,
  meets,
  bookings,
  arcade,
  searchArea,
  shortcuts,
  admin,
  consents,
  privacy,
  writing,
  wellness,
  assistant,
  connections,
  mentors,
  skills,
  providersArea,
  adsArea,
  developersArea,
  supporters,
  vr,
  broadcastsArea,
];
