import type { AreaContract } from '#platform/contract/operation.ts';
import { accessibilityContract } from './accessibility/contract.ts';
import { accountContract } from './account/contract.ts';
import { adminContract } from './admin/contract.ts';
import { adsContract } from './ads/contract.ts';
import { arcadeContract } from './arcade/contract.ts';
import { assistantContract } from './assistant/contract.ts';
import { billingContract } from './billing/contract.ts';
import { blogsContract } from './blogs/contract.ts';
import { bookingsContract } from './bookings/contract.ts';
import { broadcastsContract } from './broadcasts/contract.ts';
import { communitiesContract } from './communities/contract.ts';
import { connectionsContract } from './connections/contract.ts';
import { consentsContract } from './consents/contract.ts';
import { crisisContract } from './crisis/contract.ts';
import { developersContract } from './developers/contract.ts';
import { eventsContract } from './events/contract.ts';
import { feedContract } from './feed/contract.ts';
import { forumsContract } from './forums/contract.ts';
import { groupsContract } from './groups/contract.ts';
import { helpContract } from './help/contract.ts';
import { legalContract } from './legal/contract.ts';
import { meetsContract } from './meets/contract.ts';
import { mentorsContract } from './mentors/contract.ts';
import { messagesContract } from './messages/contract.ts';
import { moderationContract } from './moderation/contract.ts';
import { notificationsContract } from './notifications/contract.ts';
import { passportContract } from './passport/contract.ts';
import { peopleContract } from './people/contract.ts';
import { pollsContract } from './polls/contract.ts';
import { postsContract } from './posts/contract.ts';
import { privacyContract } from './privacy/contract.ts';
import { providersContract } from './providers/contract.ts';
import { resourcesContract } from './resources/contract.ts';
import { searchContract } from './search/contract.ts';
import { shortcutsContract } from './shortcuts/contract.ts';
import { skillsContract } from './skills/contract.ts';
import { spacesContract } from './spaces/contract.ts';
import { supportersContract } from './supporters/contract.ts';
import { vrContract } from './vr/contract.ts';
import { wellnessContract } from './wellness/contract.ts';
import { writingContract } from './writing/contract.ts';

const areas = [
  accessibilityContract,
  accountContract,
  adminContract,
  adsContract,
  arcadeContract,
  assistantContract,
  billingContract,
  blogsContract,
  bookingsContract,
  broadcastsContract,
  communitiesContract,
  connectionsContract,
  consentsContract,
  crisisContract,
  developersContract,
  eventsContract,
  feedContract,
  forumsContract,
  groupsContract,
  helpContract,
  legalContract,
  meetsContract,
  mentorsContract,
  messagesContract,
  moderationContract,
  notificationsContract,
  passportContract,
  peopleContract,
  pollsContract,
  postsContract,
  privacyContract,
  providersContract,
  resourcesContract,
  searchContract,
  shortcutsContract,
  skillsContract,
  spacesContract,
  supportersContract,
  vrContract,
  wellnessContract,
  writingContract,
] as const;

export const contracts: readonly AreaContract[] = areas;
export type SiteOperation = (typeof areas)[number]['operations'][number];
