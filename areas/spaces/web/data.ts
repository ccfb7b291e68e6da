import { refreshPassport } from '#areas/passport/web/public.ts';
import { patchEntity, useEntity } from '#platform/web/cache/entities.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useEntityList, useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  acceptSpaceGuidelines,
  addSpaceFile,
  answerSpaceInvitation,
  answerSpaceRequest,
  archiveSpace,
  createSpaceComment,
  createSpacePost,
  deleteSpaceComment,
  deleteSpaceFile,
  deleteSpacePost,
  editSpacePost,
  getSpacePost,
  getSpaceSharing,
  handOverSpace,
  inviteToSpace,
  joinSpace,
  leaveSpace,
  liftSpaceBan,
  likeSpacePost,
  listSpaceComments,
  listSpaceFiles,
  listSpaceMembers,
  listSpacePosts,
  listSpaceRequests,
  removeFromSpace,
  reopenSpace,
  revealSpaceAuthor,
  Space,
  SpacePost,
  saveMySpace,
  setSpaceRole,
  shareWithSpace,
  unlikeSpacePost,
  uploadSpaceFile,
  uploadSpacePicture,
  withdrawSpaceRequest,
} from '../contract.ts';
import { type SpaceLabels, spaceReads } from './labels.ts';

/** Groups and communities are kept under this kind, with the fields of their own area beside. */
export const spaceEntity = 'space';
const postEntity = 'space-post';

export const useSpace = <S extends Space>(id: number) => useEntity<S>(spaceEntity, id);

interface Answers {
  readonly onDone?: () => void;
  readonly onFail?: (error: Error) => void;
}

const own = (id: number): RefreshKey[] => spaceReads.map((name) => [name, { id }]);
/** When one’s place has changed: who has left may no longer read what they shared there, and shares nothing now. */
const outside = (id: number) => own(id).filter(([name]) => name !== 'getSpaceSharing');
const rest = ({ onDone, onFail }: Answers) => ({ ...(onDone && { onDone }), ...(onFail && { onFail }) });
const standing = (labels: SpaceLabels, id: number, answers: Answers) => ({
  entity: spaceEntity,
  refresh: [...labels.refresh, ...own(id)],
  ...rest(answers),
});

export const refreshSpace = (labels: SpaceLabels, id: number) => refresh([...labels.refresh, ...outside(id)]);

export const useJoin = (labels: SpaceLabels, id: number, answers: Answers = {}) =>
  useWrite<typeof joinSpace>('joinSpace', standing(labels, id, answers));
export const useWithdraw = (labels: SpaceLabels, id: number, answers: Answers) =>
  useWrite<typeof withdrawSpaceRequest>('withdrawSpaceRequest', standing(labels, id, answers));
export const useAnswerInvitation = (labels: SpaceLabels, id: number, answers: Answers) =>
  useWrite<typeof answerSpaceInvitation>('answerSpaceInvitation', standing(labels, id, answers));
export const useLeave = (labels: SpaceLabels, id: number, answers: Answers) =>
  useWrite<typeof leaveSpace>('leaveSpace', { refresh: [...labels.refresh, ...outside(id)], ...rest(answers) });
export const useSaveMine = (labels: SpaceLabels, id: number, answers: Answers = {}) =>
  useWrite<typeof saveMySpace>('saveMySpace', standing(labels, id, answers));
export const useAccept = (labels: SpaceLabels, id: number) =>
  useWrite<typeof acceptSpaceGuidelines>('acceptSpaceGuidelines', standing(labels, id, {}));
export const useArchive = (labels: SpaceLabels, id: number, answers: Answers) =>
  useWrite<typeof archiveSpace>('archiveSpace', standing(labels, id, answers));
export const useReopen = (labels: SpaceLabels, id: number, answers: Answers) =>
  useWrite<typeof reopenSpace>('reopenSpace', standing(labels, id, answers));
export const useHandOver = (labels: SpaceLabels, id: number, answers: Answers) =>
  useWrite<typeof handOverSpace>('handOverSpace', standing(labels, id, answers));
export const useAnswerRequest = (labels: SpaceLabels, id: number, answers: Answers = {}) =>
  useWrite<typeof answerSpaceRequest>('answerSpaceRequest', standing(labels, id, answers));
export const useInvite = () => useWrite<typeof inviteToSpace>('inviteToSpace');

export const useSharing = (id: number) => useRead<typeof getSpaceSharing>('getSpaceSharing', { id });
export const useShare = (id: number) =>
  useWrite<typeof shareWithSpace>('shareWithSpace', {
    refresh: own(id),
    onDone: () => void refreshPassport(),
  });

export const useRequests = (id: number) => useList<typeof listSpaceRequests>('listSpaceRequests', { id });
export const useMembers = (id: number) => useList<typeof listSpaceMembers>('listSpaceMembers', { id });
export const useBanned = (id: number, enabled: boolean) =>
  useList<typeof listSpaceMembers>('listSpaceMembers', { id, state: 'banned' }, { enabled });

export const useSetRole = (id: number, answers: Answers) =>
  useWrite<typeof setSpaceRole>('setSpaceRole', { refresh: own(id), ...rest(answers) });
export const useRemove = (labels: SpaceLabels, id: number, answers: Answers) =>
  useWrite<typeof removeFromSpace>('removeFromSpace', { refresh: [...labels.refresh, ...own(id)], ...rest(answers) });
export const useLiftBan = (id: number, answers: Answers) =>
  useWrite<typeof liftSpaceBan>('liftSpaceBan', { refresh: own(id), ...rest(answers) });

export const usePosts = (id: number) => useEntityList<typeof listSpacePosts>(postEntity, 'listSpacePosts', { id });
export const usePost = (id: number) => useEntity<SpacePost>(postEntity, id);
const postsOf = (id: number): RefreshKey[] => [['listSpacePosts', { id }]];

export const useCreatePost = (labels: SpaceLabels, id: number) =>
  useWrite<typeof createSpacePost>('createSpacePost', {
    entity: postEntity,
    refresh: [...postsOf(id), ...labels.refresh],
  });
/** As it is now, for a form whose version is no longer the latest. */
export const readPost = (id: number, postId: number) => call<typeof getSpacePost>('getSpacePost', { id, postId });
export const useEditPost = () => useWrite<typeof editSpacePost>('editSpacePost', { entity: postEntity });
export const useDeletePost = (id: number, answers: Answers) =>
  useWrite<typeof deleteSpacePost>('deleteSpacePost', { refresh: postsOf(id), ...rest(answers) });

export const useReveal = () => useWrite<typeof revealSpaceAuthor>('revealSpaceAuthor');

const liked = (change: { readonly id: number; readonly likes: number; readonly likedByMe: boolean }) =>
  patchEntity<SpacePost>(postEntity, change.id, change);
export const useLike = (answers: Answers) =>
  useWrite<typeof likeSpacePost>('likeSpacePost', { ...rest(answers), onDone: liked });
export const useUnlike = (answers: Answers) =>
  useWrite<typeof unlikeSpacePost>('unlikeSpacePost', { ...rest(answers), onDone: liked });

export const useComments = (id: number, postId: number) =>
  useList<typeof listSpaceComments>('listSpaceComments', { id, postId });
const commentsOf = (id: number, postId: number): RefreshKey[] => [
  ['listSpaceComments', { id, postId }],
  ...postsOf(id),
];
export const readCommentsAgain = (id: number, postId: number) => refresh([['listSpaceComments', { id, postId }]]);
export const useCreateComment = (id: number, postId: number) =>
  useWrite<typeof createSpaceComment>('createSpaceComment', { refresh: commentsOf(id, postId) });
export const useDeleteComment = (id: number, postId: number, answers: Answers) =>
  useWrite<typeof deleteSpaceComment>('deleteSpaceComment', { refresh: commentsOf(id, postId), ...rest(answers) });

export const sendPicture = (id: number, file: File) =>
  call<typeof uploadSpacePicture>('uploadSpacePicture', { id, upload: new Blob([file], { type: file.type }) });

const known = (type: string) =>
  /^(application\/(pdf|vnd\.o[a-z.-]+)|text\/plain|audio\/(mpeg|ogg|mp4|x-m4a|wav)|image\/(jpeg|png|webp))$/.test(type)
    ? type
    : 'application/octet-stream';

/** Some systems give a file no type; the server looks into it anyway. */
export const sendFile = (id: number, file: File, onProgress: (part: number) => void) =>
  call<typeof uploadSpaceFile>(
    'uploadSpaceFile',
    { id, name: file.name, upload: new Blob([file], { type: known(file.type) }) },
    { onProgress },
  );

export const useFiles = (id: number) => useList<typeof listSpaceFiles>('listSpaceFiles', { id });
const filesOf = (id: number): RefreshKey[] => [['listSpaceFiles', { id }]];
export const useAddFile = (id: number) => useWrite<typeof addSpaceFile>('addSpaceFile', { refresh: filesOf(id) });
export const useDeleteFile = (id: number, answers: Answers) =>
  useWrite<typeof deleteSpaceFile>('deleteSpaceFile', { refresh: filesOf(id), ...rest(answers) });
