import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { DescriptionOffer } from '../contract.ts';

export const notDecided = failed('Couldn’t save your decision');

/** Says how an offer was decided. It goes from its list, and the focus with it: it comes back to what is next to it. */
export function decided(title: string) {
  const restore = rememberFocus();
  toast({ title });
  setTimeout(restore, 300);
}

interface Decision {
  readonly pending: boolean;
  readonly mutate: (offer: { readonly id: number }) => void;
}

interface Props {
  readonly offer: Pick<DescriptionOffer, 'id' | 'author' | 'createdAt'>;
  readonly prefix: string;
  /** "description": it is the description by someone. */
  readonly what: string;
  readonly accept: Decision;
  readonly decline: Decision;
  readonly children: ReactNode;
}

/** What another member has offered for a post of mine, to be accepted or declined. */
export function OfferItem({ offer, prefix, what, accept, decline, children }: Props) {
  const { id, author, createdAt } = offer;
  const by = (
    <span className="vh">
      {' '}
      the {what} by {author.displayName}
    </span>
  );
  return (
    <li className="offer" id={`${prefix}-${id}`}>
      <Avatar name={author.displayName} src={author.avatar} size="s" />
      <div className="stack">
        <p className="small soft">
          {author.displayName} · <Time value={createdAt} />
        </p>
        {children}
        <div className="row">
          <Button icon={Check} variant="primary" pending={accept.pending} onClick={() => accept.mutate({ id })}>
            Accept{by}
          </Button>
          <Button icon={X} pending={decline.pending} onClick={() => decline.mutate({ id })}>
            Decline{by}
          </Button>
        </div>
      </div>
    </li>
  );
}
