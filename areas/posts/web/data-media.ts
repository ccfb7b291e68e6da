import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { request } from '#platform/web/client/request.ts';
import type { Sending } from '#platform/web/client/sending.ts';
import type {
  acceptOffer,
  declineOffer,
  deleteMedia,
  listOffers,
  listWantedDescriptions,
  Media,
  offerDescription,
  updateMedia,
  uploadAudio as uploadAudioOperation,
  uploadCaptions,
  uploadDescriptions,
  uploadImage as uploadImageOperation,
  uploadPoster,
  uploadVideo,
} from '../contract.ts';
import { renewPost } from './data.ts';

export const uploadImage = (upload: File, onProgress: (part: number) => void): Promise<Media> =>
  call<typeof uploadImageOperation>('uploadImage', { upload }, { onProgress });

/** Sends a picture or clip; it belongs to no post until one is shared with it. */
export const uploadFile = (upload: File, onProgress: (part: number) => void): Promise<Media> =>
  upload.type.startsWith('video/')
    ? call<typeof uploadVideo>('uploadVideo', { upload }, { onProgress })
    : uploadImage(upload, onProgress);

export const uploadAudio = (upload: Blob, sending: Pick<Sending, 'onProgress' | 'signal'>): Promise<Media> =>
  call<typeof uploadAudioOperation>('uploadAudio', { upload }, sending);

/** Some systems give files of captions no type, or one of their own. */
const asTrack = (file: Blob) => new Blob([file], { type: 'text/vtt' });

/** `replaces`: what readTrack() has said of the words that these take the place of. */
export const sendCaptions = (id: number, file: Blob, replaces?: string): Promise<Media> =>
  call<typeof uploadCaptions>('uploadCaptions', { id, replaces, upload: asTrack(file) });

export const sendDescriptions = (id: number, file: Blob, replaces?: string): Promise<Media> =>
  call<typeof uploadDescriptions>('uploadDescriptions', { id, replaces, upload: asTrack(file) });

/** The words with times that a clip has now; without any, nothing is asked. */
export async function readTrack(url: string | null): Promise<{ readonly text: string; readonly replaces: string }> {
  if (url === null) return { text: '', replaces: 'none' };
  const answer = await request('GET', url);
  return { text: await answer.text(), replaces: answer.headers.get('etag') ?? 'none' };
}

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

export const useOffer = () =>
  useWrite<typeof offerDescription>('offerDescription', { refresh: ['listWantedDescriptions'] });

export const useOffers = (id: number) => useList<typeof listOffers>('listOffers', { id });

type Done = { readonly postId: number; readonly mediaId: number; readonly onDone: () => void };
const judged = ({ postId, mediaId, onDone }: Done) => {
  void refresh([['listOffers', { id: mediaId }]]);
  void renewPost(postId);
  onDone();
};

export const useAcceptOffer = (done: Done, onFail: (error: Error) => void) =>
  useWrite<typeof acceptOffer>('acceptOffer', { onDone: () => judged(done), onFail });

export const useDeclineOffer = (done: Done, onFail: (error: Error) => void) =>
  useWrite<typeof declineOffer>('declineOffer', { onDone: () => judged(done), onFail });
