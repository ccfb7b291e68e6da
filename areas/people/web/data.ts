import { putEntities, useEntity } from '#platform/web/cache/entities.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { type EntityList, useEntityList, useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { currentSession, refreshSession } from '#platform/web/session.ts';
import type {
  block,
  checkWebsite,
  deleteAvatar,
  deleteBanner,
  deleteNameClip,
  dismissSuggestion,
  FollowState,
  follow,
  getUser,
  listBlocks,
  listContacts,
  listFollowers,
  listFollowing,
  listSuggestions,
  Member,
  ProfileReader,
  restoreSuggestion,
  Suggestion,
  unblock,
  unfollow,
  updateProfile,
  uploadAvatar,
  uploadBanner,
  uploadNameClip,
} from '../contract.ts';

/** Every view of a member is in the entity store as one thing, so that a follow shows wherever they are. */
const kind = 'user';

export const useUser = (id: number) =>
  useRead<typeof getUser>('getUser', { id }, { entity: kind, failText: 'Failed to fetch user' });

/** One's own profile as others see it: a thing of its own, so that it does not replace one's own in the store. */
export const useUserAs = (id: number, as: ProfileReader) =>
  useRead<typeof getUser>('getUser', { id, as }, { failText: 'Failed to fetch user' });

export const useMember = (id: number) => useEntity<Member>(kind, id);
export const useSuggestion = (id: number) => useEntity<Suggestion & Partial<Member>>(kind, id);

export const useFollowers = (id: number): EntityList =>
  useEntityList<typeof listFollowers>(kind, 'listFollowers', { id });
export const useFollowing = (id: number): EntityList =>
  useEntityList<typeof listFollowing>(kind, 'listFollowing', { id });
export const useSuggestionIds = () => useEntityList<typeof listSuggestions>(kind, 'listSuggestions');
export const useContacts = () => useList<typeof listContacts>('listContacts');
export const useBlocks = () => useList<typeof listBlocks>('listBlocks');

interface Done<T> {
  readonly onDone: (answer: T) => void;
  readonly onFail: (error: Error) => void;
}

/** The suggestions stay as they are: a card that vanished under the finger would take the focus with it. */
const followChanges = ({ id }: { readonly id: number }): RefreshKey[] => {
  const own = { id: currentSession().member?.id ?? 0 };
  return [['listFollowers', { id }], ['getUser', own], ['listFollowing', own], 'listContacts', 'listPosts'];
};

const keepFollow = ({ myFollowing: _, ...state }: FollowState) => putEntities(kind, [state]);

export const useFollow = ({ onDone, onFail }: Done<FollowState>) => {
  const options = {
    refresh: followChanges,
    onDone: (answer: FollowState) => {
      keepFollow(answer);
      onDone(answer);
    },
    onFail,
  };
  const on = useWrite<typeof follow>('follow', options);
  const off = useWrite<typeof unfollow>('unfollow', options);
  return {
    pending: on.pending || off.pending,
    set: (id: number, followed: boolean) => (followed ? on : off).mutate({ id }),
  };
};

/** A block changes nearly everything that is on the page. */
const everything = ['*'] as const;

export const useBlock = (options: Done<unknown>) =>
  useWrite<typeof block>('block', { refresh: everything, ...options });
export const useUnblock = (options: Done<unknown>) =>
  useWrite<typeof unblock>('unblock', { refresh: everything, ...options });

export const useDismiss = (options: Done<unknown>) =>
  useWrite<typeof dismissSuggestion>('dismissSuggestion', { refresh: ['listSuggestions'], ...options });
export const useRestore = (options: Done<unknown>) =>
  useWrite<typeof restoreSuggestion>('restoreSuggestion', { refresh: ['listSuggestions'], ...options });

/** C-41: the name and the picture stand beside everything that the member wrote. */
const shown = {
  entity: kind,
  refresh: ['listPosts', 'getPost', 'listComments', 'listContacts', 'listSuggestions', 'search'] as const,
  onDone: () => void refreshSession(),
};

export const useUpdateProfile = () => useWrite<typeof updateProfile>('updateProfile', shown);

/** The address of the picture stays the same, so the browser's copy is renewed before anything is drawn again. */
async function renewPicture({ avatar }: { readonly avatar: string }) {
  await fetch(avatar, { cache: 'reload' });
  await refresh(shown.refresh);
}

export const useUploadAvatar = (options: Done<unknown> & { onProgress: (part: number) => void }) =>
  useWrite<typeof uploadAvatar>('uploadAvatar', {
    entity: kind,
    ...options,
    onDone: (user) => void renewPicture(user).then(() => options.onDone(user), options.onFail),
  });

export const useDeleteAvatar = (options: Done<unknown>) =>
  useWrite<typeof deleteAvatar>('deleteAvatar', {
    entity: kind,
    ...options,
    onDone: (user) => void renewPicture(user).then(() => options.onDone(user), options.onFail),
  });

/** The address changes with the picture, so nothing needs to be renewed. */
export const useUploadBanner = (options: Done<unknown> & { onProgress: (part: number) => void }) =>
  useWrite<typeof uploadBanner>('uploadBanner', { entity: kind, ...options });

export const useDeleteBanner = (options: Done<unknown>) =>
  useWrite<typeof deleteBanner>('deleteBanner', { entity: kind, ...options });

export const useUploadNameClip = (options: Done<unknown> & { onProgress: (part: number) => void }) =>
  useWrite<typeof uploadNameClip>('uploadNameClip', { entity: kind, ...options });

export const useDeleteNameClip = (options: Done<unknown>) =>
  useWrite<typeof deleteNameClip>('deleteNameClip', { entity: kind, ...options });

/** A page that was checked may have lost its mark when the answer is a refusal. */
export const useCheckWebsite = ({ onDone, onFail }: Done<unknown>) =>
  useWrite<typeof checkWebsite>('checkWebsite', {
    entity: kind,
    onDone,
    onFail: (error, { userId }) => {
      void refresh([['getUser', { id: userId }]]);
      onFail(error);
    },
  });
