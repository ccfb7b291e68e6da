import { Briefcase, Calculator, FileWarning, Phone } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';

/** RESOURCES-06, C-17: in Australia the last one is JobAccess. */
const work = {
  AU: { label: 'Job Accommodation Network (JobAccess)', href: 'https://www.jobaccess.gov.au' },
  US: { label: 'Job Accommodation Network', href: 'https://askjan.org' },
} as const;

export function QuickHelp() {
  const { region } = useSession();
  const entries = [
    { icon: Phone, label: 'Crisis Hotlines', href: '/crisis-support' },
    { icon: FileWarning, label: 'File a Complaint', href: '/resources/complaints' },
    { icon: Calculator, label: 'Benefits Calculator', href: '/resources/payments' },
    { icon: Briefcase, ...work[region] },
  ];
  return (
    <Card as="section" className="library-quick" aria-labelledby="quick-help">
      <h2 id="quick-help" className="library-side-title">
        Quick Help
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list quick-help" role="list">
        {entries.map(({ icon, label, href }) => (
          <li key={href}>
            <Link href={href} newTab={href.startsWith('https:')}>
              <Icon icon={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
