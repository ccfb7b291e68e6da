import { on, rejudge, serverArea } from '#platform/server/area.ts';
import { avatarReplaced, memberBlocked, peopleContract } from '../contract.ts';
import { block } from './block.ts';
import { isOpenText, notBlockedText } from './blocks.ts';
import { checkWebsite } from './check-website.ts';
import { checkWebsites } from './check-websites.ts';
import { deleteAvatar } from './delete-avatar.ts';
import { deleteBanner } from './delete-banner.ts';
import { deleteNameClip } from './delete-name-clip.ts';
import { dismissSuggestion } from './dismiss-suggestion.ts';
import { follow } from './follow.ts';
import { followsText } from './follow-sql.ts';
import { getUser } from './get-user.ts';
import { listBlocks } from './list-blocks.ts';
import { listContacts } from './list-contacts.ts';
import { listFollowers } from './list-followers.ts';
import { listFollowing } from './list-following.ts';
import { listMutes } from './list-mutes.ts';
import { listSuggestions } from './list-suggestions.ts';
import { matrix } from './matrix.ts';
import { mute } from './mute.ts';
import { isMutedText } from './mutes.ts';
import { notices } from './notices.ts';
import { peopleOf } from './people-of.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { readAvatar } from './read-avatar.ts';
import { readBanner } from './read-banner.ts';
import { readNameClip } from './read-name-clip.ts';
import { reportables } from './reportable.ts';
import { restoreSuggestion } from './restore-suggestion.ts';
import { searchPeople, suggestPeople } from './search-people.ts';
import { seed } from './seed.ts';
import { unblock } from './unblock.ts';
import { unfollow } from './unfollow.ts';
import { unmute } from './unmute.ts';
import { updateProfile } from './update-profile.ts';
import { uploadAvatar } from './upload-avatar.ts';
import { uploadBanner } from './upload-banner.ts';
import { uploadNameClip } from './upload-name-clip.ts';

export const people = serverArea({
  contract: peopleContract,
  handlers: {
    getUser,
    updateProfile,
    checkWebsite,
    follow,
    unfollow,
    listFollowers,
    listFollowing,
    block,
    unblock,
    listBlocks,
    listMutes,
    mute,
    unmute,
    listSuggestions,
    dismissSuggestion,
    restoreSuggestion,
    listContacts,
    readAvatar,
    uploadAvatar,
    deleteAvatar,
    readBanner,
    uploadBanner,
    deleteBanner,
    readNameClip,
    uploadNameClip,
    deleteNameClip,
  },
  policies,
  work: {
    reactions: [
      on(avatarReplaced, 'people.deletePicture', ({ event, services }) => services.files.delete(event.oldKey)),
    ],
    jobs: [checkWebsites],
  },
  live: {
    rejudges: [rejudge(memberBlocked, ({ blockerId, blockedId }) => [blockerId, blockedId])],
  },
  declares: {
    notices,
    searches: [{ kind: 'people', label: 'People', find: searchPeople, suggest: suggestPeople }],
    reportables,
    personalData,
    members: { peopleOf, isOpenText, notBlockedText, isMutedText, followsText },
  },
  pages: {
    embeds: [{ path: /^\/profile\/([1-9]\d*)$/, operation: 'getUser', input: (match) => ({ id: match[1] ?? '' }) }],
  },
  rows: {
    seed,
  },
  matrix,
});
