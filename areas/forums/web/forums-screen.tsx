import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useShownSearch } from '#platform/web/router/hooks.ts';
import { arrivalNow } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { Categories } from './categories.tsx';
import { type Filter, renewKeptLists, useFollowedTags, useForums } from './data.ts';
import { TagRows } from './tag-rows.tsx';
import { TopicList } from './topic-list.tsx';
import './forums.css';

const filters: readonly { key: Filter; label: string }[] = [
  { key: 'unanswered', label: 'Unanswered' },
  { key: 'unread', label: 'Unread' },
  { key: 'watched', label: 'Watched' },
  { key: 'following', label: 'Following' },
  { key: 'mine', label: 'Mine' },
];

const nothing: Readonly<Record<Filter, string>> = {
  unanswered: 'Every question here has an answer.',
  unread: 'You’ve read everything here.',
  watched: 'You aren’t watching any topics here. Open a topic and press Watch.',
  following:
    'No topics yet by people or with tags you follow. Follow people on their profiles, and tags beside a topic.',
  mine: 'You haven’t started any topics here.',
};

/** All categories, or one of them, with what was talked about last. */
export function Screen({ params }: { params: { forum?: string } }) {
  const { member } = useSession();
  useEffect(() => {
    // Back finds the lists as they were left.
    if (arrivalNow() !== 'pop') renewKeptLists().catch(() => undefined);
  }, []);
  const { data: forums } = useForums();
  const chosen = params.forum === undefined ? undefined : Number(params.forum);
  const forum = forums?.find(({ id }) => id === chosen);
  useTitle(forum?.name);
  const wanted = new URLSearchParams(useShownSearch()).get('show');
  const filter = filters.find(({ key }) => key === wanted && (member || key === 'unanswered'))?.key;
  const here = chosen === undefined ? '/forums' : `/forums/${chosen}`;
  const missing = chosen !== undefined && forums !== undefined && !forum;
  const start = forum ? `/forums/new?category=${forum.id}` : '/forums/new';
  return (
    <div>
      <PageTitle
        title={chosen === undefined ? 'Community Forums' : (forum?.name ?? 'Category')}
        lead={
          chosen === undefined
            ? 'Ask, answer, think out loud. No question is too small, and no reply is too slow.'
            : forum?.description
        }
        crumbs={
          chosen === undefined
            ? [{ label: 'Home', href: '/' }]
            : [
                { label: 'Home', href: '/' },
                { label: 'Forums', href: '/forums' },
              ]
        }
        actions={
          <ButtonLink href={start} variant="primary" size="l" icon={Plus}>
            Start Discussion
          </ButtonLink>
        }
      />
      <p className="forum-jump">
        <Link href="#recent" className="forum-touch">
          Go to {chosen === undefined ? 'Recent Discussions' : 'the discussions'}
        </Link>
      </p>
      <div className="forum">
        <Categories chosen={chosen} />
        <Section id="recent" title={chosen === undefined ? 'Recent Discussions' : 'Discussions'}>
          <nav className="forum-filters" aria-label="Which discussions">
            <Link href={here} className="forum-filter" aria-current={filter ? undefined : 'page'}>
              All
            </Link>
            {filters
              .filter(({ key }) => member || key === 'unanswered')
              .map(({ key, label }) => (
                <Link
                  key={key}
                  className="forum-filter"
                  href={`${here}?show=${key}`}
                  aria-current={filter === key ? 'page' : undefined}
                >
                  {label}
                </Link>
              ))}
          </nav>
          {filter === 'following' && <Followed />}
          {missing ? (
            <EmptyState title="Category not found" action={<ButtonLink href="/forums">All categories</ButtonLink>}>
              <p>Choose one from the list.</p>
            </EmptyState>
          ) : (
            <TopicList
              key={`${here} ${filter ?? ''}`}
              forumId={chosen}
              filter={filter}
              empty={
                filter ? (
                  <EmptyState title="Nothing here" action={<ButtonLink href={here}>Show all discussions</ButtonLink>}>
                    <p>{nothing[filter]}</p>
                  </EmptyState>
                ) : (
                  <EmptyState
                    title="No discussions yet"
                    action={
                      <ButtonLink href={start} variant="primary">
                        Start First Discussion
                      </ButtonLink>
                    }
                  >
                    <p>Start the conversation and engage with the community.</p>
                  </EmptyState>
                )
              }
            />
          )}
        </Section>
      </div>
    </div>
  );
}

/** The tags that are followed, where their topics are listed. One that is dropped stays there, to take it up again. */
function Followed() {
  const followed = (useFollowedTags().data ?? []).map(({ tag }) => tag);
  const [known, setKnown] = useState<readonly string[]>([]);
  const tags = [...new Set([...known, ...followed])].sort();
  if (tags.length > known.length) setKnown(tags);
  if (tags.length === 0) return null;
  return (
    <Disclosure summary={`Tags you follow (${followed.length})`}>
      <TagRows tags={tags} />
    </Disclosure>
  );
}
