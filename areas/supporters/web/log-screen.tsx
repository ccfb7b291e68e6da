/// <reference types="vite/client" />
import type { Person } from '#platform/contract/fields.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useLog, useSupportNews } from './data.ts';
import { crumbs } from './words.ts';
import './supporters.css';

/** Everything that was done for someone, as both of them read it. */
export function Screen() {
  const { member } = useSession();
  const list = useLog();
  useSupportNews();
  const nameOf = (person: Person | null, own: string) =>
    person === null ? 'someone you no longer see here' : person.id === member?.id ? own : person.displayName;
  return (
    <div className="stack">
      <PageTitle
        title="What supporters did"
        lead="For you, and what you did for others. It’s kept for a year."
        crumbs={crumbs}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['line', 'lines']}
        prefix="deed"
        level={2}
        empty={
          <EmptyState title="Nothing yet" level={2}>
            <p>Whatever a supporter does for you is listed here, with a link to it.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ol className="plain-list list" role="list">
          {list.items.map((deed) => (
            <li key={deed.id} id={`deed-${deed.id}`} tabIndex={-1} className="deed">
              <p>
                By {nameOf(deed.by, 'you')} for {nameOf(deed.for, 'you')}:{' '}
                {deed.for?.id === member?.id ? (
                  <Link href={deed.link}>
                    {deed.did}
                    <span className="vh">, open it</span>
                  </Link>
                ) : (
                  deed.did
                )}
              </p>
              <p className="soft small">
                <Time value={deed.at} />
              </p>
            </li>
          ))}
        </ol>
      </List>
    </div>
  );
}
