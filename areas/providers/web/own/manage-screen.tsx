/// <reference types="vite/client" />
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { ListingRole, Provider } from '../../contract.ts';
import { useProvider } from '../data.ts';
import { PapersPart } from '../papers/papers-part.tsx';
import { roleWords } from '../team/role-words.ts';
import { DetailsPart } from './details-part.tsx';
import { FiguresPart } from './figures-part.tsx';
import { ImagesPart } from './images-part.tsx';
import { ownCrumbs } from './own-words.ts';
import { ServicesPart } from './services-part.tsx';
import { StatusPart } from './status-part.tsx';
import { VacanciesPart } from './vacancies-part.tsx';
import { WorkersPart } from './workers-part.tsx';
import '../providers.css';
import './own.css';

const words = {
  thing: 'listing',
  title: 'Manage a listing',
  missing: 'Listing not found',
  lead: 'This listing doesn’t exist, or you don’t run it.',
  way: { label: 'See your listings', href: '/ndis-providers/mine' },
  crumbs: ownCrumbs,
};

const all: readonly ListingRole[] = ['owner', 'manager', 'coordinator'];
const editors: readonly ListingRole[] = ['owner', 'manager'];
const tabs = [
  { id: 'status', label: 'Status', Panel: StatusPart, roles: all },
  { id: 'details', label: 'Details', Panel: DetailsPart, roles: editors },
  { id: 'services', label: 'Services', Panel: ServicesPart, roles: editors },
  { id: 'workers', label: 'Workers', Panel: WorkersPart, roles: editors },
  { id: 'pictures', label: 'Pictures', Panel: ImagesPart, roles: editors },
  { id: 'papers', label: 'Papers', Panel: PapersPart, roles: editors },
  { id: 'vacancies', label: 'Vacancies', Panel: VacanciesPart, roles: all },
  { id: 'statistics', label: 'Statistics', Panel: FiguresPart, roles: all },
] as const;

/** The provider’s own side of a listing. To those who don’t run it, it is not there. */
export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useProvider} words={words} when={({ mine }) => mine}>
    {(provider) => <Manage provider={provider} />}
  </ById>
);

function Manage({ provider }: { readonly provider: Provider }) {
  const { id, businessName, isActive, myRole } = provider;
  const [query, setQuery] = useQueryParams();
  const title = `Manage ${businessName}`;
  useTitle(title);
  const mine = tabs.filter(({ roles }) => myRole !== null && roles.includes(myRole));
  const chosen = mine.find((tab) => tab.id === query.get('tab')) ?? mine[0];
  if (!chosen || myRole === null) return null;
  return (
    <>
      <PageTitle
        title={title}
        crumbs={ownCrumbs}
        actions={
          <>
            <ButtonLink href={`/ndis-providers/${id}`}>See the profile</ButtonLink>
            {editors.includes(myRole) && (
              <ButtonLink href={`/ndis-providers/mine/${id}/bookings`}>Booking rules</ButtonLink>
            )}
            <ButtonLink href={`/ndis-providers/mine/${id}/team`} description="the team of a listing">
              Team
            </ButtonLink>
          </>
        }
      >
        <div className="row">
          <Chip tone={isActive ? 'ok' : 'warn'}>{isActive ? 'Published' : 'Not published'}</Chip>
          <Chip>You: {roleWords[myRole]}</Chip>
        </div>
      </PageTitle>
      <Tabs
        label={`Parts of ${businessName}`}
        value={chosen.id}
        onChange={(tab) => setQuery({ tab: tab === 'status' ? null : tab }, { push: true })}
        tabs={mine.map(({ id: tab, label, Panel }) => ({
          id: tab,
          label,
          panel: chosen.id === tab && (
            <div className="provider-part">
              <Panel key={`${id} ${tab}`} provider={provider} />
            </div>
          ),
        }))}
      />
    </>
  );
}
