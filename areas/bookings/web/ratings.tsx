import { Flag } from 'lucide-react';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Rating } from '../contract.ts';
import { type Thing, useRatings } from './data.ts';

/** What guests have said; nothing at all until the first one has. */
export function Ratings({ thing }: { readonly thing: Thing }) {
  const list = useRatings(thing);
  if (!list.error && list.items.length === 0) return null;
  return (
    <Section title="What guests say">
      <List list={list} shown={list.items.length} things={['rating', 'ratings']} prefix="rating" level={3} empty={null}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((rating) => (
            <li key={rating.id} id={`rating-${rating.id}`} tabIndex={-1} className="booking-row">
              <RatingText rating={rating} />
            </li>
          ))}
        </ul>
      </List>
    </Section>
  );
}

export function RatingText({ rating }: { readonly rating: Rating }) {
  const { id, stars, text, by, createdAt } = rating;
  const { member } = useSession();
  const name = by?.displayName ?? 'A former member';
  return (
    <>
      <p>
        <strong>{stars} of 5</strong>
        <span className="soft">
          {' '}
          by {name}, <Time midSentence value={createdAt} />
        </span>
      </p>
      {text && <p className="booking-text">{text}</p>}
      {by && by.id !== member?.id && (
        <p>
          <Button
            variant="quiet"
            icon={Flag}
            data-safety=""
            onClick={() =>
              openReport({
                contentType: 'booking_rating',
                contentId: id,
                reportedUserId: by.id,
                subject: `${name}’s rating`,
                reportedName: name,
              })
            }
          >
            Report<span className="vh"> the rating by {name}</span>
          </Button>
        </p>
      )}
    </>
  );
}
