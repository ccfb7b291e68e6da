/// <reference types="vite/client" />
import { Accessibility, CodeXml, KeyRound, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon, type LucideIcon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useSdk } from '../data.ts';
import '../developers.css';
import { Changelog } from './changelog.tsx';
import { Endpoints } from './endpoints.tsx';
import { Examples } from './examples.tsx';
import { Guides } from './guides.tsx';
import { Limits } from './limits.tsx';
import { QuickStart } from './quick-start.tsx';
import { Support } from './support.tsx';
import { TryIt } from './try-it.tsx';

const parts = [
  { id: 'quick-start', label: 'Quick Start' },
  { id: 'examples', label: 'Code examples' },
  { id: 'try-it', label: 'Try it' },
  { id: 'endpoints', label: 'Endpoints' },
  { id: 'limits', label: 'Rate limits and authentication' },
  { id: 'guides', label: 'Guides' },
  { id: 'changelog', label: 'Changelog' },
  { id: 'support', label: 'Developer support' },
] as const;

const cards: readonly { readonly icon: LucideIcon; readonly title: string; readonly words: string }[] = [
  {
    icon: ShieldCheck,
    title: 'Secure and compliant',
    words:
      'Keys have scopes, are shown once and are stored as a hash. No key reaches wellness, crisis, groups or other people’s messages.',
  },
  {
    icon: CodeXml,
    title: 'Developer friendly',
    words: 'SDKs for JavaScript and Python, a sandbox for test keys, one shape for every error, and an OpenAPI file.',
  },
  {
    icon: Accessibility,
    title: 'Accessibility first',
    words: 'Alternative text, content warnings and reading levels come with the data, so that your app can show them.',
  },
];

/** APIDOCS-01 */
export function Screen() {
  return (
    <>
      <PageTitle
        title="API Documentation"
        lead="Posts, providers and your own messages, for your app. Every sample on this page is run against the server before it is published."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <ButtonLink href="/api-docs/keys" variant="primary" size="l" icon={KeyRound}>
            Get an API key
          </ButtonLink>
        }
      />
      <div className="api-page">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list api-cards" role="list">
          {cards.map(({ icon, title, words }) => (
            <li key={title}>
              <h2>
                <Icon icon={icon} /> {title}
              </h2>
              <p className="soft">{words}</p>
            </li>
          ))}
        </ul>
        <nav aria-labelledby="api-parts" className="stack">
          <h2 id="api-parts">On this page</h2>
          <ul>
            {parts.map(({ id, label }) => (
              <li key={id}>
                <Link href={`#${id}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <WithSite>
          {(site) => (
            <>
              <QuickStart site={site} />
              <Examples site={site} />
            </>
          )}
        </WithSite>
        <TryIt />
        <Endpoints />
        <Limits />
        <WithSite>{(site) => <Guides site={site} />}</WithSite>
        <Changelog />
        <Support />
      </div>
    </>
  );
}

/** What is shown to be copied has the address of this site in it. */
function WithSite({ children }: { readonly children: (site: string) => ReactNode }) {
  const { data, error, loading, refreshing, retry } = useSdk();
  if (loading) return <Skeleton count={2} label="Loading the samples" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load the samples" onRetry={retry} retrying={refreshing}>
        {error && textForPeople(error)}
      </ErrorState>
    );
  }
  return children(data.site);
}
