import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { clearRecentSearches, recentSearches } from './recent.ts';
import { searchHref } from './words.ts';

/** What was searched for on this device. */
export function RecentList() {
  const [terms, setTerms] = useState(recentSearches);
  if (terms.length === 0) return null;
  const clear = () => {
    clearRecentSearches();
    setTerms([]);
    announce('Recent searches cleared');
    document.getElementById('page-title')?.focus();
  };
  return (
    <Section title="Recent searches" intro="Kept on this device only.">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list recent-searches" role="list">
        {terms.map((term) => (
          <li key={term}>
            <Link href={searchHref(term)}>{term}</Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={clear}>
        Clear recent searches
      </Button>
    </Section>
  );
}
