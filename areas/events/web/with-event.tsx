/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import type { Read } from '#platform/web/cache/use-read.ts';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { EventDetail } from '../contract.ts';
import { useDetail } from './data.ts';
import { eventCrumbs } from './space.ts';
import './events.css';

const words = {
  thing: 'event',
  title: 'Event',
  missing: 'Event not found',
  lead: 'This event doesn’t exist, or it isn’t open to you.',
  way: { label: 'Go to Community Events', href: '/events' },
  crumbs: eventCrumbs,
};

/** Until its own page is read, the store may hold what the list knows of it. */
function useWhole(id: number): Read<EventDetail> {
  const read = useDetail(id);
  return read.data?.organizerPerson ? read : { ...read, data: undefined };
}

interface WithEventProps {
  readonly id: string;
  /** For pages that only the organiser has: for others they are missing. */
  readonly mine?: boolean;
  readonly children: (event: EventDetail) => ReactNode;
}

/** The event of an address. */
export const WithEvent = ({ id, mine, children }: WithEventProps) => (
  <ById id={id} use={useWhole} words={words} when={mine ? (event) => event.mine : undefined}>
    {children}
  </ById>
);
