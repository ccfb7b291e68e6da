import { on, serverArea } from '#platform/server/area.ts';
import { avatarReplaced, peopleContract } from '../contract.ts';
import { block } from './block.ts';
import { deleteAvatar } from './delete-avatar.ts';
import { dismissSuggestion } from './dismiss-suggestion.ts';
import { follow } from './follow.ts';
import { getUser } from './get-user.ts';
import { listBlocks } from './list-blocks.ts';
import { listContacts } from './list-contacts.ts';
import { listFollowers } from './list-followers.ts';
import { listFollowing } from './list-following.ts';
import { listSuggestions } from './list-suggestions.ts';
import { matrix } from './matrix.ts';
import { readAvatar } from './read-avatar.ts';
import { restoreSuggestion } from './restore-suggestion.ts';
import { seed } from './seed.ts';
import { unblock } from './unblock.ts';
import { unfollow } from './unfollow.ts';
import { updateProfile } from './update-profile.ts';
import { uploadAvatar } from './upload-avatar.ts';

export const people = serverArea({
  contract: peopleContract,
  handlers: {
    getUser,
    updateProfile,
    follow,
    unfollow,
    listFollowers,
    listFollowing,
    block,
    unblock,
    listBlocks,
    listSuggestions,
    dismissSuggestion,
    restoreSuggestion,
    listContacts,
    readAvatar,
    uploadAvatar,
    deleteAvatar,
  },
  reactions: [on(avatarReplaced, 'people.deletePicture', ({ event, services }) => services.files.delete(event.oldKey))],
  embeds: [{ path: /^\/profile\/([1-9]\d*)$/, operation: 'getUser', input: (match) => ({ id: match[1] ?? '' }) }],
  seed,
  matrix,
});
