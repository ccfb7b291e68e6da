import { Plus } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { SkillListing } from '../contract.ts';
import type { ListingStatus } from '../pure/options.ts';
import { useMyListings } from './data.ts';
import { Lines, OfferChip } from './listing-parts.tsx';
import { OwnActions } from './own-actions.tsx';
import { priceText, statusWords } from './words.ts';

const tones: Readonly<Record<ListingStatus, ChipTone>> = { draft: 'plain', active: 'ok', paused: 'warn' };

/** SKILL-05, -18 */
export function MyListings() {
  const list = useMyListings();
  return (
    <>
      <h2 className="vh" id="my-listings" tabIndex={-1}>
        My Listings
      </h2>
      {list.loading ? (
        <Spinner label="Loading your listings" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['listing', 'listings']}
          prefix="own-skill"
          level={3}
          empty={
            <EmptyState
              title="No skill listings"
              action={
                <ButtonLink href="/skills-marketplace?tab=create" icon={Plus}>
                  Create your first listing
                </ButtonLink>
              }
            >
              <p>What you offer or look for shows here, drafts too.</p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list skill-own" role="list">
            {list.items.map((listing) => (
              <Own key={listing.id} listing={listing} />
            ))}
          </ul>
        </List>
      )}
    </>
  );
}

function Own({ listing }: { readonly listing: SkillListing }) {
  const { id, title, status, isOffering } = listing;
  return (
    <li className="sheet skill" id={`own-skill-${id}`}>
      <div className="skill-top">
        <div className="row">
          <Chip tone={tones[status]}>{statusWords[status]}</Chip>
          <OfferChip isOffering={isOffering} />
        </div>
        <p className="skill-price">{priceText(listing)}</p>
      </div>
      <h3>
        <Link href={`/skills-marketplace/${id}`}>{title}</Link>
      </h3>
      <Lines listing={listing} />
      <OwnActions listing={listing} onDeleted={() => document.getElementById('my-listings')?.focus()} />
    </li>
  );
}
