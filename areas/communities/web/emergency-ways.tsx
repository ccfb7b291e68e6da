import { ways } from '#areas/crisis/web/public.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { EmergencyContact } from '../contract.ts';
import { Contacts } from './contacts.tsx';

/** Whom to reach, for somebody who needs help: the region's own numbers first, then those of the community. */
export function EmergencyWays({ contacts }: { readonly contacts: readonly EmergencyContact[] }) {
  const { region } = useSession();
  return (
    <Notice
      tone="danger"
      title="Your organisers can see that you need help. If you are in danger, don’t wait for them."
    >
      <ul className="community-points">
        {ways[region].map(({ number, href, words }) => (
          <li key={number}>
            <b>{href ? <Link href={href}>{number}</Link> : number}</b>: {words}
          </li>
        ))}
      </ul>
      {contacts.length > 0 && (
        <>
          <p>
            <b>In this community</b>
          </p>
          <Contacts contacts={contacts} />
        </>
      )}
    </Notice>
  );
}
