import { Check, X } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { List } from '#platform/web/ui/list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { DescriptionOffer } from '../../contract.ts';
import { useAcceptOffer, useDeclineOffer, useOffers } from '../data-media.ts';

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
  const who = offer.author.displayName;
  const after = (title: string) => {
    const restore = rememberFocus();
    toast({ title });
    setTimeout(restore, 300);
  };
  const notDone = failed('Couldn’t save your decision');
  const accept = useAcceptOffer({ ...place, onDone: () => after('Description accepted. Thank you both!') }, notDone);
  const decline = useDeclineOffer({ ...place, onDone: () => after('Offer declined') }, notDone);
  return (
    <li className="offer" id={`offer-${offer.id}`}>
      <Avatar name={who} src={offer.author.avatar} size="s" />
      <div className="stack">
        <p className="small soft">
          {who} · <Time value={offer.createdAt} />
        </p>
        <p>{offer.text}</p>
        <div className="row">
          <Button
            icon={Check}
            variant="primary"
            pending={accept.pending}
            onClick={() => accept.mutate({ id: offer.id })}
          >
            Accept<span className="vh"> the description by {who}</span>
          </Button>
          <Button icon={X} pending={decline.pending} onClick={() => decline.mutate({ id: offer.id })}>
            Decline<span className="vh"> the description by {who}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
