import { ButtonLink } from '#platform/web/ui/button.tsx';
import { cx } from '#platform/web/ui/cx.ts';
import { Link } from '#platform/web/ui/link.tsx';
import type { FoundSkill } from '../contract.ts';
import { bookLabel } from './book-words.ts';
import { Features, Lines, OfferChip, Owner } from './listing-parts.tsx';
import { priceText } from './words.ts';

/** One listing in “Browse Skills”. */
export function ListingCard({ listing }: { readonly listing: FoundSkill }) {
  const { id, title, description, isOffering, accessibilityFeatures } = listing;
  return (
    <li className={cx('sheet skill', !isOffering && 'skill-wanted')} id={`skill-${id}`}>
      <div className="skill-top">
        <OfferChip isOffering={isOffering} />
        <p className="skill-price">{priceText(listing)}</p>
      </div>
      <h3>
        <Link href={`/skills-marketplace/${id}`}>{title}</Link>
      </h3>
      <p className="skill-text" data-may-clip="">
        {description}
      </p>
      <Owner listing={listing} />
      <Lines listing={listing} nextAt={listing.nextAt} />
      <Features features={accessibilityFeatures} />
      {!listing.mine && (
        <div className="skill-foot">
          <ButtonLink href={`/skills-marketplace/${id}/book`} wide>
            {bookLabel(listing)}
            <span className="vh">: {title}</span>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
