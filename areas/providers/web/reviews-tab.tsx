import { BadgeCheck, Flag } from 'lucide-react';
import { plural } from '#platform/contract/counted.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { type QueryChange, useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Bars } from '#platform/web/ui/bars.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Provider, Review, ReviewSummary } from '../contract.ts';
import { reviewSorts } from '../pure/options.ts';
import { type AskedReviews, useReviews } from './data.ts';
import { InviteReview } from './reviews/invite-review.tsx';
import { OwnReview } from './reviews/own-review.tsx';
import { Reply } from './reviews/reply.tsx';
import { Stars } from './stars.tsx';
import { partLabels, reviewParts, reviewSortWords, reviewsOf } from './words.ts';

/** PROVIDER-26 to -28 */
export function ReviewsTab({ provider }: { readonly provider: Provider }) {
  const { reviewSummary, businessName } = provider;
  if (reviewSummary.count === 0) {
    return (
      <div className="provider-main">
        <InviteReview provider={provider} />
        <EmptyState title="No reviews yet" level={2}>
          <p>Only people with a completed booking can review a provider.</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="duo">
      <div className="provider-main">
        <h2 className="vh">Reviews</h2>
        <Score summary={reviewSummary} name={businessName} />
        <InviteReview provider={provider} />
        <Reviews provider={provider} />
      </div>
      <div className="provider-side">
        <Section title="How reviews work here" side>
          <ul className="provider-points">
            <li>Only people with a completed booking can review.</li>
            <li>You can change your own for a week, and delete it at any time.</li>
            <li>All figures are worked out from the reviews below.</li>
            <li>The provider can reply once. It can’t change, feature or remove a review.</li>
            <li>For therapy, write about the service, not the treatment. Australian health law asks for this.</li>
          </ul>
        </Section>
      </div>
    </div>
  );
}

/** PROVIDER-26, -27: every figure is counted from the reviews. */
function Score({ summary, name }: { readonly summary: ReviewSummary; readonly name: string }) {
  const { average, count, distribution, recommend } = summary;
  const parts = reviewParts.flatMap((part) => {
    const value = summary[part];
    return value === null ? [] : [{ label: partLabels[part], part: value / 5, text: `${value.toFixed(1)} of 5` }];
  });
  return (
    <div className="provider-score">
      <div>
        <p className="provider-average">
          <b className="num">{average?.toFixed(1)}</b>
          <span>
            <Stars rating={average ?? 0} />
            <br />
            <span className="soft">out of 5, from {reviewsOf(count)}</span>
          </span>
        </p>
        <Bars
          label="Share of reviews by stars"
          bars={distribution.map(({ stars, count: number, share }) => ({
            label: `${stars} ${plural(stars, 'star')}`,
            part: number / count,
            text: `${share}%, ${reviewsOf(number)}`,
          }))}
        />
      </div>
      <div>
        {parts.length > 0 && (
          <>
            <h3>The four parts</h3>
            <Bars label="Average of each part, out of 5" bars={parts} />
          </>
        )}
        {recommend.answered > 0 && (
          <p>
            {recommend.yes} of {recommend.answered} would recommend {name}.
          </p>
        )}
      </div>
    </div>
  );
}

const stars = [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: `${value} ${plural(value, 'star')}` }));

/** What the address asks for. */
function askedIn(query: URLSearchParams): AskedReviews {
  const wanted = stars.find(({ value }) => value === query.get('stars'));
  const sort = reviewSorts.find((value) => value === query.get('order'));
  return {
    ...(wanted && { stars: Number(wanted.value) }),
    ...(sort && { sort }),
    ...(query.get('replied') === 'true' && { replied: true }),
  };
}

function Reviews({ provider }: { readonly provider: Provider }) {
  const [query, setQuery] = useQueryParams();
  const asked = askedIn(query);
  const choose = (change: QueryChange) => setQuery(change, { push: true });
  return (
    <>
      <fieldset className="provider-review-filters">
        <legend className="vh">Narrow the reviews</legend>
        <Select
          label="Show"
          options={stars}
          placeholder="All reviews"
          value={String(asked.stars ?? '')}
          onChange={({ currentTarget }) => choose({ stars: currentTarget.value || null })}
        />
        <Select
          label="Order"
          options={reviewSorts.map((value) => ({ value, label: reviewSortWords[value] }))}
          value={asked.sort ?? 'newest'}
          onChange={({ currentTarget }) =>
            choose({ order: currentTarget.value === 'newest' ? null : currentTarget.value })
          }
        />
        <Checkbox
          label="With a reply"
          checked={asked.replied ?? false}
          onChange={({ currentTarget }) => choose({ replied: currentTarget.checked || null })}
        />
      </fieldset>
      <ReviewList key={JSON.stringify(asked)} provider={provider} asked={asked} />
    </>
  );
}

function ReviewList({ provider, asked }: { readonly provider: Provider; readonly asked: AskedReviews }) {
  const list = useReviews(provider.id, asked);
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['review', 'reviews']}
      prefix="review"
      level={3}
      empty={
        <EmptyState title="No reviews like this">
          <p>Try other stars, or all reviews.</p>
        </EmptyState>
      }
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {list.items.map((review) => (
          <ReviewItem key={review.id} review={review} provider={provider} />
        ))}
      </ul>
    </List>
  );
}

/** PROVIDER-28 */
function ReviewItem({ review, provider }: { readonly review: Review; readonly provider: Provider }) {
  const { id, rating, isVerified, reviewTitle, reviewText, by, createdAt, updatedAt, providerResponse } = review;
  const parts = reviewParts.flatMap((part) => {
    const value = review[part];
    return value === null ? [] : [{ label: partLabels[part], value: String(value) }];
  });
  const recommends = review.wouldRecommend;
  return (
    <li id={`review-${id}`} tabIndex={-1} className="provider-review">
      <div className="row">
        <Stars rating={rating} />
        <span>{rating} out of 5</span>
        {isVerified && (
          <Chip tone="ok" icon={BadgeCheck}>
            Verified
          </Chip>
        )}
      </div>
      {reviewTitle && <h3>{reviewTitle}</h3>}
      <p className="soft small">
        {by.displayName}, {dayInWords(createdAt)}
        {updatedAt !== createdAt && `, changed on ${dayInWords(updatedAt)}`}
      </p>
      {reviewText && <p className="provider-words">{reviewText}</p>}
      {(parts.length > 0 || recommends !== null) && (
        <dl className="provider-parts">
          {[
            ...parts,
            ...(recommends === null ? [] : [{ label: 'Would recommend', value: recommends ? 'yes' : 'no' }]),
          ].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {providerResponse && (
        <div className="provider-reply">
          <p>
            <strong>{provider.businessName}</strong> <span className="soft small">{repliedText(review)}</span>
          </p>
          <p className="provider-words">{providerResponse}</p>
        </div>
      )}
      {review.mine && <OwnReview review={review} />}
      {provider.mine && !providerResponse && !review.mine && <Reply review={review} />}
      <ReportReview review={review} />
    </li>
  );
}

const repliedText = ({ providerResponseDate }: Review): string =>
  providerResponseDate ? `replied on ${dayInWords(providerResponseDate)}` : 'replied';

function ReportReview({ review: { id, by, reviewTitle, mine } }: { readonly review: Review }) {
  const { member } = useSession();
  if (!member || mine) return null;
  const subject = `${by.displayName}’s review`;
  return (
    <div>
      <Button
        variant="quiet"
        icon={Flag}
        data-safety=""
        onClick={() =>
          openReport({
            contentType: 'provider_review',
            contentId: id,
            reportedUserId: by.id,
            reportedName: by.displayName,
            subject,
          })
        }
      >
        Report<span className="vh"> the review {reviewTitle ? `“${reviewTitle}”` : `by ${by.displayName}`}</span>
      </Button>
    </div>
  );
}
