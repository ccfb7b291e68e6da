import { SuggestionsCard } from '#areas/people/web/public.ts';
import { RequestResource } from '#areas/resources/web/public.ts';
import { mayHere } from '#platform/web/acting.ts';
import { useSession } from '#platform/web/session.ts';
import { TagList } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { SearchResult } from '../contract.ts';
import type { Ask } from './data.ts';
import { inSentence, listText, searchHref } from './words.ts';

interface NoResultsProps {
  readonly result: SearchResult;
  readonly title: string | undefined;
  readonly ask: Ask;
}

/** Says what was tried, and leads on: other spellings, places to look around, and a person to ask. */
export function NoResults({ result, title, ask }: NoResultsProps) {
  const isMember = useSession().member !== null;
  const { spellings = [], tags = [] } = result.help ?? {};
  const tried = [...result.also, ...result.near];
  const where = result.groups
    .filter(({ kind }) => ask.kind === 'all' || ask.kind === kind)
    .map(({ label }) => inSentence(label));
  return (
    <>
      <EmptyState level={2} title={title}>
        <p>
          {isMember
            ? `We looked through ${listText(where)} that are open to you.`
            : 'We looked through what is public.'}
        </p>
        {tried.length > 0 && <p>We also searched for: {listText(tried)}.</p>}
        {spellings.length > 0 && (
          <p>
            Did you mean{' '}
            {spellings.map((text, at) => (
              <span key={text}>
                {at > 0 && ', or '}
                <Link href={searchHref(text)}>{text}</Link>
              </span>
            ))}
            ?
          </p>
        )}
        {ask.kind !== 'all' && (
          <p>
            <Link href={searchHref(ask.q)}>Search everything for “{ask.q}”</Link>
          </p>
        )}
        <p>Try fewer words, or other words for the same thing.</p>
      </EmptyState>
      <Section title="Look around instead">
        {tags.length > 0 && (
          <TagList
            label="Tags in use"
            tags={tags.map((tag) => ({ label: tag, href: `/tag/${encodeURIComponent(tag)}` }))}
          />
        )}
        <ul className="search-ways">
          <li>
            <Link href="/">Read the newest posts</Link>
          </li>
          {!isMember && (
            <li>
              <Link href="/sign-in">Sign in</Link> to find members and what they share with each other.
            </li>
          )}
          <li>
            <Link href="/contact-support">Ask us</Link> if you can’t find what you need. A person reads every message.
          </li>
        </ul>
      </Section>
      {isMember && mayHere('requestResource') && (
        <Section
          title="Request a resource"
          intro="Should the Resource Library have this? Ask, and a moderator will look for it."
        >
          <RequestResource looked={ask.q} />
        </Section>
      )}
      <SuggestionsCard />
    </>
  );
}
