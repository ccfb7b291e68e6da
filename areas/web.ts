import type { WebArea } from '#platform/web/area.ts';
import { accessibilityWeb } from './accessibility/web/area.ts';
import { accountWeb } from './account/web/area.ts';
import { adminWeb } from './admin/web/area.ts';
import { adsWeb } from './ads/web/area.ts';
import { arcadeWeb } from './arcade/web/area.ts';
import { assistantWeb } from './assistant/web/area.ts';
import { billingWeb } from './billing/web/area.ts';
import { blogsWeb } from './blogs/web/area.ts';
import { bookingsWeb } from './bookings/web/area.ts';
import { broadcastsWeb } from './broadcasts/web/area.ts';
import { communitiesWeb } from './communities/web/area.ts';
import { connectionsWeb } from './connections/web/area.ts';
import { consentsWeb } from './consents/web/area.ts';
import { crisisWeb } from './crisis/web/area.ts';
import { developersWeb } from './developers/web/area.ts';
import { eventsWeb } from './events/web/area.ts';
import { feedWeb } from './feed/web/area.ts';
import { forumsWeb } from './forums/web/area.ts';
import { groupsWeb } from './groups/web/area.ts';
import { helpWeb } from './help/web/area.ts';
import { legalWeb } from './legal/web/area.ts';
import { meetsWeb } from './meets/web/area.ts';
import { mentorsWeb } from './mentors/web/area.ts';
import { messagesWeb } from './messages/web/area.ts';
import { moderationWeb } from './moderation/web/area.ts';
import { notificationsWeb } from './notifications/web/area.ts';
import { passportWeb } from './passport/web/area.ts';
import { peopleWeb } from './people/web/area.ts';
import { pollsWeb } from './polls/web/area.ts';
import { postsWeb } from './posts/web/area.ts';
import { privacyWeb } from './privacy/web/area.ts';
import { providersWeb } from './providers/web/area.ts';
import { resourcesWeb } from './resources/web/area.ts';
import { searchWeb } from './search/web/area.ts';
import { shellWeb } from './shell/web/area.ts';
import { shortcutsWeb } from './shortcuts/web/area.ts';
import { skillsWeb } from './skills/web/area.ts';
import { spacesWeb } from './spaces/web/area.ts';
import { supportersWeb } from './supporters/web/area.ts';
import { vrWeb } from './vr/web/area.ts';
import { wellnessWeb } from './wellness/web/area.ts';
import { writingWeb } from './writing/web/area.ts';

export const areas: readonly WebArea[] = [
  accessibilityWeb,
  accountWeb,
  adminWeb,
  adsWeb,
  arcadeWeb,
  assistantWeb,
  billingWeb,
  blogsWeb,
  bookingsWeb,
  broadcastsWeb,
  communitiesWeb,
  connectionsWeb,
  consentsWeb,
  crisisWeb,
  developersWeb,
  eventsWeb,
  feedWeb,
  forumsWeb,
  groupsWeb,
  helpWeb,
  legalWeb,
  meetsWeb,
  mentorsWeb,
  messagesWeb,
  moderationWeb,
  notificationsWeb,
  passportWeb,
  peopleWeb,
  pollsWeb,
  postsWeb,
  privacyWeb,
  providersWeb,
  resourcesWeb,
  searchWeb,
  shellWeb,
  shortcutsWeb,
  skillsWeb,
  spacesWeb,
  supportersWeb,
  vrWeb,
  wellnessWeb,
  writingWeb,
];
