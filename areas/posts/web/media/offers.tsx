import { List } from '#platform/web/ui/list.tsx';
import type { DescriptionOffer } from '../../contract.ts';
import { useAcceptOffer, useDeclineOffer, useOffers } from '../data-media.ts';
import { decided, notDecided, OfferItem } from '../offer-item.tsx';

interface Props {
  readonly mediaId: number;
  readonly postId: number;
}

/** Descriptions that others have offered for a picture of mine. */
export function Offers({ mediaId, postId }: Props) {
  const list = useOffers(mediaId);
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['offer', 'offers']}
      prefix="offer"
      level={4}
      moreLabel="Load more offers"
      empty={<p className="soft">The offer has ended.</p>}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list" aria-label="Offered descriptions">
        {list.items.map((offer) => (
          <Offer key={offer.id} offer={offer} mediaId={mediaId} postId={postId} />
        ))}
      </ul>
    </List>
  );
}

function Offer({ offer, ...place }: Props & { readonly offer: DescriptionOffer }) {
  const accept = useAcceptOffer(
    { ...place, onDone: () => decided('Description accepted. Thank you both!') },
    notDecided,
  );
  const decline = useDeclineOffer({ ...place, onDone: () => decided('Offer declined') }, notDecided);
  return (
    <OfferItem offer={offer} prefix="offer" what="description" accept={accept} decline={decline}>
      <p>{offer.text}</p>
    </OfferItem>
  );
}
