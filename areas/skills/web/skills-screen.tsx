/// <reference types="vite/client" />
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { askedIn, type Tab, tabIn } from './asked.ts';
import { Browse } from './browse.tsx';
import { CreateListing } from './create-listing.tsx';
import { MyBookings } from './my-bookings.tsx';
import { MyListings } from './my-listings.tsx';
import './skills.css';

/** SKILL-01. Tab and filters are in the address, so that they can be shared and Back leads through them. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const tab = tabIn(query);
  const panels: readonly { readonly id: Tab; readonly label: string; readonly panel: () => React.ReactNode }[] = [
    { id: 'browse', label: 'Browse Skills', panel: () => <Browse asked={askedIn(query)} onChange={setQuery} /> },
    { id: 'listings', label: 'My Listings', panel: () => <MyListings /> },
    { id: 'bookings', label: 'My Bookings', panel: () => <MyBookings /> },
    { id: 'create', label: 'Create Listing', panel: () => <CreateListing /> },
  ];
  return (
    <>
      <PageTitle
        title="Skills Marketplace"
        lead="Teach what you know, learn what you want. For free, for dollars or for time."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <Tabs
        label="Skills Marketplace"
        manual
        value={tab}
        onChange={(chosen) => setQuery({ tab: chosen === 'browse' ? null : chosen }, { push: true })}
        tabs={panels.map(({ id, label, panel }) => ({ id, label, panel: tab === id && panel() }))}
      />
    </>
  );
}
