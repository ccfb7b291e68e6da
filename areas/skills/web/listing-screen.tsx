import { Flag } from 'lucide-react';
import { Ratings } from '#areas/bookings/web/public.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { SkillListing } from '../contract.ts';
import { meetsInPerson } from '../pure/check-listing.ts';
import { bookLabel } from './book-words.ts';
import { Features, Lines, OfferChip, Owner } from './listing-parts.tsx';
import { OwnActions } from './own-actions.tsx';
import { crumbs, WithListing } from './with-listing.tsx';
import { categoryWords, priceText, statusWords } from './words.ts';

const report = ({ id, title, user }: SkillListing) =>
  openReport({
    contentType: 'skill_listing',
    contentId: id,
    reportedUserId: user.id,
    reportedName: user.name,
    subject: `“${title}”`,
  });

const toList = () => navigate('/skills-marketplace?tab=listings');

function Detail({ listing }: { readonly listing: SkillListing }) {
  const { title, description, category, isOffering, status, mine, accessNotes, safetyNotes } = listing;
  useTitle(title);
  return (
    <article className="stack skill-page" aria-labelledby="page-title">
      <PageTitle title={title} crumbs={crumbs}>
        <div className="row">
          <OfferChip isOffering={isOffering} />
          {category && <Chip>{categoryWords[category]}</Chip>}
          {mine && status !== 'active' && <Chip tone="warn">{statusWords[status]}: only you can see it</Chip>}
        </div>
      </PageTitle>
      <p className="skill-price">{priceText(listing)}</p>
      {listing.payment === 'money' && (
        <p className="small soft">You pay each other directly. Doorways never handles the money.</p>
      )}
      <Owner listing={listing} />
      {description && (
        <Readable what="the description">
          <p className="prose skill-words">{description}</p>
        </Readable>
      )}
      <Lines listing={listing} />
      <Features features={listing.accessibilityFeatures} />
      {accessNotes && (
        <Section title="Getting in and around">
          <p className="prose skill-words">{accessNotes}</p>
        </Section>
      )}
      {meetsInPerson(listing) && <Safety safetyNotes={safetyNotes} />}
      {listing.ratingCount > 0 && listing.isActive && <Ratings thing={{ kind: 'skill', ref: listing.id }} />}
      {mine ? (
        <OwnActions listing={listing} onDeleted={toList} />
      ) : (
        <div className="row">
          <ButtonLink href={`/skills-marketplace/${listing.id}/book`} variant="primary" size="l">
            {bookLabel(listing)}
          </ButtonLink>
          <Button variant="quiet" icon={Flag} data-safety="" onClick={() => report(listing)}>
            Report to moderators
          </Button>
        </div>
      )}
    </article>
  );
}

/** What helps when two people meet who do not know each other. */
const Safety = ({ safetyNotes }: Pick<SkillListing, 'safetyNotes'>) => (
  <Section title="Meeting in person">
    {safetyNotes && <p className="prose skill-words">{safetyNotes}</p>}
    <Notice title="The first time">
      <ul>
        <li>Meet in a public place, such as a library.</li>
        <li>Tell someone where you’re going and when you’ll be back.</li>
        <li>You can bring a support person, and you can leave at any time.</li>
        <li>If you are in danger, call 000.</li>
      </ul>
    </Notice>
  </Section>
);

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithListing id={params.id}>{(listing) => <Detail listing={listing} />}</WithListing>;
}
