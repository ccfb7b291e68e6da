/// <reference types="vite/client" />
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { complaints } from '../pure/complaints.ts';
import { words } from '../pure/words.ts';
import { libraryCrumbs } from './with-resource.tsx';
import './resources.css';

/** RESOURCES-06: where to complain about what. */
export function Screen() {
  const { region } = useSession();
  const { places, lastRead } = complaints[region];
  return (
    <div className="resource-page">
      <PageTitle
        title="File a complaint"
        lead="Where to take each complaint, and how to reach them."
        crumbs={libraryCrumbs}
      />
      <p>
        <strong>Are you in danger?</strong> Do not wait for an answer. <Link href="/crisis-support">Get help now</Link>.
      </p>
      {places.map(({ about, who, ways, hours, note, url }) => (
        <Section key={about} title={about}>
          <div className="stack prose">
            <p>
              <strong>
                <Glossary text={who} />
              </strong>
            </p>
            {ways.length > 0 && (
              <ul className="resource-points">
                {ways.map(({ label, href }) => (
                  <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
                ))}
              </ul>
            )}
            {hours && <p>{hours}</p>}
            {note && <p>{note}</p>}
            <p>
              <Link href={url} newTab>
                Open the page: {who}
              </Link>
            </p>
          </div>
        </Section>
      ))}
      <Section title="About something on Doorways">
        <div className="stack prose">
          <p>
            A post, a comment, a member or a resource: <Link href="/report-content">report it to the moderators</Link>.
            About how we run this place: <Link href="/contact-support">write to us</Link>.
          </p>
        </div>
      </Section>
      {lastRead && <p className="soft small">Facts last read in their sources on {words.day(lastRead)}.</p>}
    </div>
  );
}
