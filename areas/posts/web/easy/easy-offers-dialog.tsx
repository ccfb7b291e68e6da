import { Dialog } from '#platform/web/ui/dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EasyOffer } from '../../contract.ts';
import { useAcceptEasy, useDeclineEasy, useEasyOffers } from '../data-easy.ts';
import { decided, notDecided, OfferItem } from '../offer-item.tsx';

interface Props {
  readonly postId: number;
  readonly onClose: () => void;
}

/** Easy English versions that others have offered for a post of mine. */
export function EasyOffersDialog({ postId, onClose }: Props) {
  const list = useEasyOffers(postId);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Offered Easy English versions"
      description="The one you accept is shown as the Easy English version of your post. You can change it later."
      size="l"
    >
      <List
        list={list}
        shown={list.items.length}
        things={['offer', 'offers']}
        prefix="easy-offer"
        level={3}
        moreLabel="Load more offers"
        empty={<p className="soft">No offers are open.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list" aria-label="Offered versions">
          {list.items.map((offer) => (
            <Offer key={offer.id} offer={offer} onClose={onClose} />
          ))}
        </ul>
      </List>
    </Dialog>
  );
}

function Offer({ offer, onClose }: { readonly offer: EasyOffer; readonly onClose: () => void }) {
  const place = { postId: offer.postId, onFail: notDecided };
  const accept = useAcceptEasy({
    ...place,
    onDone: () => {
      toast({ title: 'Easy English version accepted. Thank you both!' });
      onClose();
    },
  });
  const decline = useDeclineEasy({ ...place, onDone: () => decided('Offer declined') });
  return (
    <OfferItem offer={offer} prefix="easy-offer" what="version" accept={accept} decline={decline}>
      {!offer.fits && <p className="small">You have changed your post since this was written.</p>}
      <p className="post-lines">{offer.text}</p>
    </OfferItem>
  );
}
