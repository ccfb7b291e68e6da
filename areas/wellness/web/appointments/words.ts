import type { ThingWords } from '#platform/web/ui/by-id.tsx';
import { appointmentCrumbs } from '../crumbs.ts';

export const words: ThingWords = {
  thing: 'appointment',
  title: 'Appointment',
  missing: 'Appointment not found',
  lead: 'It may have been deleted, or it is locked.',
  way: { label: 'See all appointments', href: '/wellness-tracking/appointments' },
  crumbs: appointmentCrumbs,
};
