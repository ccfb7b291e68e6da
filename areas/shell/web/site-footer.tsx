import { Keyboard, MessageSquareText } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Wordmark } from '#platform/web/ui/wordmark.tsx';

// SHELL-62 and SHELL-63.
const community = [
  ['/community-guidelines', 'Community Guidelines'],
  ['/safety-center', 'Safety Center'],
  ['/report-content', 'Report Content'],
  ['/faq', 'FAQ'],
] as const;
const support = [
  ['/accessibility-statement', 'Accessibility Statement'],
  ['/contact-support', 'Contact Support'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;

function Links({ title, links }: { readonly title: string; readonly links: typeof community | typeof support }) {
  return (
    <nav aria-labelledby={`foot-${title}`}>
      <h2 id={`foot-${title}`}>{title}</h2>
      <ul className="plain-list">
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SiteFooter({ onMessages, onSheet }: { readonly onMessages: () => void; readonly onSheet: () => void }) {
  const { region, member } = useSession();
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="foot-about">
          <Wordmark />
          <p>A community for people with disability, their families and carers, and the people who back them.</p>
          <div className="row">
            <Button icon={MessageSquareText} aria-haspopup="dialog" onClick={onMessages}>
              Recent messages
            </Button>
            <Button icon={Keyboard} aria-haspopup="dialog" onClick={onSheet}>
              Keyboard shortcuts
            </Button>
          </div>
        </div>
        <Links title="Community" links={community} />
        <Links title="Support" links={support} />
        <div className="foot-end">
          {region === 'AU' ? (
            <p>
              If you are in danger, call <a href="tel:000">000</a>. With a TTY (textphone), call 106.
            </p>
          ) : (
            <p>
              If you are in danger, call <a href="tel:911">911</a>.
            </p>
          )}
          {member && (
            <p>
              <Link href="/crisis-support/plan">My safety plan</Link>
            </p>
          )}
          <p>© {new Date().getFullYear()} Doorways</p>
        </div>
      </div>
    </footer>
  );
}
