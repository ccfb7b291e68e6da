import { FilePen, Send, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { mayHere } from '#platform/web/acting.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { shareAddress } from '#platform/web/share.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { Provider } from '../contract.ts';
import { Badges } from './badges.tsx';
import { ComplianceTab } from './compliance-tab.tsx';
import { crumbs } from './crumbs.ts';
import { countView } from './data.ts';
import { Overview } from './overview-tab.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { ReviewsTab } from './reviews-tab.tsx';
import { SaveButton } from './save-button.tsx';
import { ServicesTab } from './services-tab.tsx';
import { shownBanner } from './shown-banner.ts';
import { StaffTab } from './staff-tab.tsx';
import { Street } from './street.tsx';
import { WithProvider } from './with-provider.tsx';
import { placeText, ratingText } from './words.ts';

/** PROVIDER-14 */
const tabs = [
  { id: 'overview', label: 'Overview', Panel: Overview },
  { id: 'services', label: 'Services', Panel: ServicesTab },
  { id: 'staff', label: 'Staff', Panel: StaffTab },
  { id: 'reviews', label: 'Reviews', Panel: ReviewsTab },
  { id: 'compliance', label: 'Compliance', Panel: ComplianceTab },
] as const;

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithProvider id={params.id}>{(provider) => <Profile provider={provider} />}</WithProvider>
);

function Profile({ provider }: { readonly provider: Provider }) {
  const [query, setQuery] = useQueryParams();
  const { id: shownId, mine, isActive } = provider;
  useTitle(provider.businessName);
  useEffect(() => {
    if (!mine && isActive) countView(shownId);
  }, [shownId, mine, isActive]);
  const chosen = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0];
  return (
    <article aria-labelledby="page-title">
      <Head provider={provider} onReviews={() => setQuery({ tab: 'reviews' }, { push: true })} />
      <Tabs
        label={`About ${provider.businessName}`}
        value={chosen.id}
        onChange={(id) => setQuery({ tab: id === 'overview' ? null : id }, { push: true })}
        tabs={tabs.map(({ id, label, Panel }) => ({
          id,
          label,
          panel: chosen.id === id && <Panel provider={provider} />,
        }))}
      />
    </article>
  );
}

/** PROVIDER-03 to -09 */
function Head({ provider, onReviews }: { readonly provider: Provider; readonly onReviews: () => void }) {
  const { id, businessName, tradingName, bannerImageUrl, registrationStatus, whyNotBooked } = provider;
  const { isActive, isDemo, mine } = provider;
  const banner = shownBanner(provider);
  const { member } = useSession();
  const share = () => void shareAddress(`/ndis-providers/${id}`, `${businessName} on Doorways`, 'this provider');
  return (
    <header className="provider-head">
      <PageTitle
        title={businessName}
        crumbs={crumbs}
        actions={
          isActive && (
            <>
              <Button icon={Share2} onClick={share}>
                Share
              </Button>
              <SaveButton provider={provider} />
              {member && !mine && mayHere('askProviders', 'requestBooking') && (
                <ButtonLink href={`/ndis-providers/ask?providers=${id}`} icon={Send}>
                  Ask several providers
                </ButtonLink>
              )}
              {member && !mine && mayHere('createProviderAgreement', 'requestBooking') && (
                <ButtonLink href={`/ndis-providers/${id}/agreement`} icon={FilePen}>
                  Write an agreement
                </ButtonLink>
              )}
            </>
          )
        }
      >
        <div className="stack provider-about">
          {tradingName && tradingName !== businessName && <p>Trading as: {tradingName}</p>}
          <p>{placeText(provider)}</p>
          <div className="row">
            <Badges provider={provider} />
            <Button variant="quiet" description="the reviews" onClick={onReviews}>
              {ratingText(provider.averageRating, provider.reviewCount)}
            </Button>
          </div>
          {provider.businessDescription && <p className="prose provider-words">{provider.businessDescription}</p>}
          {registrationStatus === 'suspended' && (
            <Notice tone="warn" title="This provider is suspended">
              {whyNotBooked}
            </Notice>
          )}
          {!isActive && (
            <Notice title="Only its team and administrators can see this">
              Everyone can find it once an administrator has checked it.
            </Notice>
          )}
          {isDemo && <Notice title="This provider is an example">It’s made up for this demo. Don’t contact it.</Notice>}
        </div>
      </PageTitle>
      {bannerImageUrl ? (
        <div className="provider-banner">
          <img src={bannerImageUrl} alt={banner?.description ?? ''} />
        </div>
      ) : (
        <div className="provider-banner" aria-hidden="true">
          <Street />
        </div>
      )}
      <ProviderMark logoUrl={provider.logoUrl} />
    </header>
  );
}
