import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  acceptOffer,
  declineOffer,
  deleteMedia,
  listOffers,
  listWantedDescriptions,
  Media,
  offerDescription,
  updateMedia,
  uploadCaptions,
  uploadDescriptions,
  uploadImage,
  uploadPoster,
  uploadVideo,
} from '../contract.ts';
import { renewPost } from './data.ts';

/** Sends a picture or clip; it belongs to no post until one is shared with it. */
export const uploadFile = (upload: File, onProgress: (part: number) => void): Promise<Media> =>
  upload.type.startsWith('video/')
    ? call<typeof uploadVideo>('uploadVideo', { upload }, { onProgress })
    : call<typeof uploadImage>('uploadImage', { upload }, { onProgress });

/** Some systems give files of captions no type, or one of their own. */
const asTrack = (file: Blob) => new Blob([file], { type: 'text/vtt' });

export const sendCaptions = (id: number, file: Blob): Promise<Media> =>
  call<typeof uploadCaptions>('uploadCaptions', { id, upload: asTrack(file) });

export const sendDescriptions = (id: number, file: Blob): Promise<Media> =>
  call<typeof uploadDescriptions>('uploadDescriptions', { id, upload: asTrack(file) });

export const sendPoster = (id: number, upload: Blob): Promise<Media> =>
  call<typeof uploadPoster>('uploadPoster', { id, upload });

export const dropUpload = (id: number) => call<typeof deleteMedia>('deleteMedia', { id });

export interface Description {
  readonly alt?: string;
  readonly decorative?: boolean;
  readonly wantsDescription?: boolean;
}

export const describeMedia = (id: number, description: Description) =>
  call<typeof updateMedia>('updateMedia', { id, ...description });

export const useDescribe = (postId: number) =>
  useWrite<typeof updateMedia>('updateMedia', { onDone: () => void renewPost(postId) });

export const useWanted = () => useList<typeof listWantedDescriptions>('listWantedDescriptions', {});

export const useOffer = () => useWrite<typeof offerDescription>('offerDescription', { refresh: ['/api/media/wanted'] });

export const useOffers = (id: number) => useList<typeof listOffers>('listOffers', { id });

type Done = { readonly postId: number; readonly mediaId: number; readonly onDone: () => void };
const judged = ({ postId, mediaId, onDone }: Done) => {
  void refresh([`/api/media/${mediaId}/offers`]);
  void renewPost(postId);
  onDone();
};

export const useAcceptOffer = (done: Done, onFail: (error: Error) => void) =>
  useWrite<typeof acceptOffer>('acceptOffer', { onDone: () => judged(done), onFail });

export const useDeclineOffer = (done: Done, onFail: (error: Error) => void) =>
  useWrite<typeof declineOffer>('declineOffer', { onDone: () => judged(done), onFail });
