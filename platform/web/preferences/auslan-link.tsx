import { Hand } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { usePreference } from './store.tsx';

/** Where the National Relay Service says how its video relay (Auslan) works and when it is open. */
export const videoRelay = 'https://www.accesshub.gov.au/';

/** Goes first among ways to make contact while signLanguageSupport is on. */
export function VideoRelayLink() {
  const on = usePreference('signLanguageSupport');
  if (!on) return null;
  return (
    <a className="auslan-link" data-part="auslan" data-safety="" href={videoRelay}>
      <Icon icon={Hand} /> Call in Auslan through the National Relay Service
    </a>
  );
}
