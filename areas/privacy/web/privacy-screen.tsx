import { ConfirmSection, SharedMember, useConfirmed } from '#areas/account/web/public.ts';
import { ConsentSection } from '#areas/consents/web/public.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import './privacy.css';

export function Screen() {
  return (
    <>
      <PageTitle
        title="Your data and privacy"
        lead="Take a copy of your data, see what you agreed to, or delete your account."
        crumbs={[{ label: 'Settings', href: '/accessibility' }]}
      />
      <Privacy />
    </>
  );
}

function Privacy() {
  const [query] = useQueryParams();
  const { data, error, loading, retry, refreshing } = useConfirmed();
  if (loading) return <Skeleton count={3} label="Loading your settings" />;
  if (!data) {
    return (
      <ErrorState level={2} title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data.ownSession) return <SharedMember page="/settings/privacy" />;
  const confirmed = data.confirmedUntil !== null;
  return (
    <div className="privacy">
      <ConfirmSection security={data} />
      <ExportSection confirmed={confirmed} conversationId={idIn(query.get('conversation') ?? '')} />
      <ConsentSection />
      <DeleteSection confirmed={confirmed} />
    </div>
  );
}
