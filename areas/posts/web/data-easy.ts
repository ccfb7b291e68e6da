import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type {
  acceptEasyOffer,
  declineEasyOffer,
  listEasyOffers,
  offerEasyVersion,
  readMyEasyOffer,
} from '../contract.ts';
import { renewPost } from './data.ts';

export const useMyEasyOffer = (id: number) => useRead<typeof readMyEasyOffer>('readMyEasyOffer', { id });

export const useOfferEasy = () =>
  useWrite<typeof offerEasyVersion>('offerEasyVersion', { refresh: ['readMyEasyOffer'] });

export const useEasyOffers = (id: number) => useList<typeof listEasyOffers>('listEasyOffers', { id });

interface Done {
  readonly postId: number;
  readonly onDone: () => void;
  readonly onFail: (error: Error) => void;
}

const judged = ({ postId, onDone }: Done) => {
  void refresh([['listEasyOffers', { id: postId }]]);
  void renewPost(postId);
  onDone();
};

export const useAcceptEasy = (done: Done) =>
  useWrite<typeof acceptEasyOffer>('acceptEasyOffer', {
    entity: 'post',
    // The dialog closes when the post is there as it is now: its button that opened the dialog may be gone by then, and
    // the focus goes to what is next to it.
    onDone: () => void renewPost(done.postId).finally(done.onDone),
    refresh: ['listEasyOffers'],
    onFail: done.onFail,
  });

export const useDeclineEasy = (done: Done) =>
  useWrite<typeof declineEasyOffer>('declineEasyOffer', { onDone: () => judged(done), onFail: done.onFail });
