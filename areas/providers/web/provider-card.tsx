import { MapPin, Star } from 'lucide-react';
import { distanceWords } from '#platform/contract/distance.ts';
import { moneyText } from '#platform/contract/money.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { ProviderCard, Vacancy } from '../contract.ts';
import { Badges } from './badges.tsx';
import { bookHref } from './book-href.ts';
import { ProviderMark } from './provider-mark.tsx';
import { SaveButton } from './save-button.tsx';
import { featureWords, placeText, ratingText, usableText } from './words.ts';

interface ProviderItemProps {
  readonly provider: ProviderCard;
  /** Left out where nothing is compared. */
  readonly compare?: { readonly on: boolean; readonly full: boolean; readonly onChange: (on: boolean) => void };
}

/** PROVIDERS-07 to -09 */
export function ProviderItem({ provider, compare }: ProviderItemProps) {
  const { id, businessName, logoUrl, accessibilityFeatures, fromHourly, vacancy, isPremium } = provider;
  const goodToKnow = [
    usableText(provider.usableBy),
    fromHourly && `From ${moneyText(fromHourly)} an hour.`,
    isPremium && 'Premium is paid for. It changes nothing in this order.',
  ];
  return (
    <li className="sheet provider-card" id={`provider-${id}`}>
      <ProviderMark logoUrl={logoUrl} />
      <div className="provider-card-in">
        <h3 className="provider-name">
          <Link href={`/ndis-providers/${id}`}>{businessName}</Link>
        </h3>
        <div className="row">
          <Badges provider={provider} />
        </div>
        <Lines provider={provider} />
        <dl className="provider-pairs">
          <Some term="Services" shown={provider.services.map((one) => one.serviceName)} count={provider.serviceCount} />
          <Some term="Areas" shown={provider.serviceAreas} count={provider.areaCount} />
          {accessibilityFeatures.length > 0 && (
            <div>
              <dt>Access</dt>
              <dd>{accessibilityFeatures.map((feature) => featureWords[feature]).join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>Good to know</dt>
            <dd>{goodToKnow.filter(Boolean).join(' ')}</dd>
          </div>
        </dl>
        {vacancy && <Room vacancy={vacancy} />}
        <div className="provider-foot">
          <ButtonLink href={`/ndis-providers/${id}`} description="the profile of a provider">
            View Profile<span className="vh">: {businessName}</span>
          </ButtonLink>
          <ButtonLink href={bookHref(id)} description="a booking of a provider">
            Book Service<span className="vh">: {businessName}</span>
          </ButtonLink>
          <SaveButton provider={provider} />
          {compare && (
            <Checkbox
              label={
                <>
                  Compare<span className="vh"> {businessName}</span>
                </>
              }
              checked={compare.on}
              disabled={compare.full && !compare.on}
              onChange={(event) => compare.onChange(event.currentTarget.checked)}
            />
          )}
        </div>
      </div>
    </li>
  );
}

/** PROVIDERS-09: at most three services and four areas, and how many more there are. */
function Some({
  term,
  shown,
  count,
}: {
  readonly term: string;
  readonly shown: readonly string[];
  readonly count: number;
}) {
  if (shown.length === 0) return null;
  const more = count - shown.length;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list provider-chips" role="list">
          {shown.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two services may have the same name
            <li key={`${at} ${words}`}>
              <Chip>{words}</Chip>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Chip>+{more} more</Chip>
            </li>
          )}
        </ul>
      </dd>
    </div>
  );
}

function Lines({ provider }: { readonly provider: ProviderCard }) {
  const { distanceKm, openNow } = provider;
  const where = placeText(provider) + (distanceKm === null ? '' : `, ${distanceWords(distanceKm)}`);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list provider-lines" role="list">
      <li>
        <Icon icon={Star} />
        <span>{ratingText(provider.averageRating, provider.reviewCount)}</span>
      </li>
      <li>
        <Icon icon={MapPin} />
        <span>{where}</span>
      </li>
      {openNow.isOpen && <li>Open now</li>}
    </ul>
  );
}

/** Space that a provider has said it has; it ends by itself. */
export function Room({ vacancy }: { readonly vacancy: Vacancy }) {
  const { serviceName, words, postcodes, startsOn, endsOn } = vacancy;
  return (
    <div className="provider-room">
      <p>
        <strong>Has a vacancy.</strong> {[serviceName, words].filter(Boolean).join(': ')}
        {postcodes.length > 0 && ` (${postcodes.join(', ')})`}. From {dayText(startsOn)}.
      </p>
      <p className="small">The provider offers it until {dayText(endsOn)}.</p>
    </div>
  );
}
