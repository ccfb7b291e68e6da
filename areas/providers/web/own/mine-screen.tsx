/// <reference types="vite/client" />
import { Plus } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ListingInvitation, OwnListing } from '../../contract.ts';
import { crumbs } from '../crumbs.ts';
import { roleHints, roleWords } from '../team/role-words.ts';
import { placeText, registrationText } from '../words.ts';
import { useAccept, useInvitations, useLeave, useMyListings } from './own-data.ts';

import '../providers.css';

/** Listings that one owns or helps to run, and invitations to help. */
export function Screen() {
  const list = useMyListings();
  const invitations = useInvitations();
  return (
    <>
      <PageTitle
        title="Your listings"
        lead="Listings in the NDIS Provider Directory that you own or help to run."
        crumbs={crumbs}
        actions={
          <ButtonLink href="/ndis-providers/mine/new" icon={Plus} variant="primary">
            List your service
          </ButtonLink>
        }
      />
      <div className="provider-found">
        {invitations.error && (
          <ErrorState
            level={2}
            title="Couldn’t load your invitations"
            onRetry={invitations.retry}
            retrying={invitations.refreshing}
          >
            {textForPeople(invitations.error)}
          </ErrorState>
        )}
        {invitations.data && invitations.data.length > 0 && (
          <Section title="Invitations">
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
            <ul className="plain-list provider-check-list" role="list">
              {invitations.data.map((one) => (
                <Invitation key={one.id} invitation={one} />
              ))}
            </ul>
          </Section>
        )}
        <h2 className="vh">Listings</h2>
        <List
          list={list}
          shown={list.items.length}
          things={['listing', 'listings']}
          prefix="own-provider"
          level={3}
          empty={
            <EmptyState title="No listings yet">
              <p>Add your business, and people can find, compare and ask you.</p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list provider-check-list" role="list">
            {list.items.map((listing) => (
              <Own key={listing.id} listing={listing} />
            ))}
          </ul>
        </List>
      </div>
    </>
  );
}

function Own({ listing }: { readonly listing: OwnListing }) {
  const { id, businessName, isActive, registrationStatus, myRole } = listing;
  return (
    <li className="sheet provider-check" id={`own-provider-${id}`}>
      <h3>
        <Link href={`/ndis-providers/${id}`}>{businessName}</Link>
      </h3>
      <div className="row">
        <Chip tone={isActive ? 'ok' : 'warn'}>{isActive ? 'Published' : 'Not published'}</Chip>
        <Chip>{registrationText(registrationStatus)}</Chip>
        <Chip>{roleWords[myRole]}</Chip>
      </div>
      <p>{placeText(listing)}</p>
      <div className="row">
        <ButtonLink href={`/ndis-providers/mine/${id}`} description="manage a listing">
          Manage<span className="vh"> {businessName}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

function Invitation({ invitation }: { readonly invitation: ListingInvitation }) {
  const { id, businessName, role, by } = invitation;
  const onFail = failed('That didn’t work');
  const accept = useAccept({
    onDone: () => {
      focusHeading();
      toast({ title: `You help to run ${businessName}` });
    },
    onFail,
  });
  const decline = useLeave({
    onDone: () => {
      focusHeading();
      announce('Invitation declined');
    },
    onFail,
  });
  return (
    <li className="sheet provider-check">
      <h3>{businessName}</h3>
      <p>
        {by ? `${by.displayName} invites you` : 'You are invited'} as a {roleWords[role].toLowerCase()}.{' '}
        {roleHints[role]}
      </p>
      <div className="row">
        <Button variant="primary" pending={accept.pending} onClick={() => accept.mutate({ id })}>
          Accept<span className="vh"> the invitation of {businessName}</span>
        </Button>
        <Button description="decline a listing" pending={decline.pending} onClick={() => decline.mutate({ id })}>
          Decline<span className="vh"> the invitation of {businessName}</span>
        </Button>
      </div>
    </li>
  );
}
