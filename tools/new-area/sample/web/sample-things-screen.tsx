/// <reference types="vite/client" />
import { Plus } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import './sample-things.css';
import { useSampleThing, useSampleThings } from './data.ts';

const newSampleThing = (
  <ButtonLink href="/sample-things/new" variant="primary" icon={Plus}>
    New sample thing
  </ButtonLink>
);

export function Screen() {
  const list = useSampleThings();
  return (
    <>
      <PageTitle title="Sample things" crumbs={[{ label: 'Home', href: '/' }]} actions={newSampleThing} />
      <List
        list={list}
        shown={list.ids.length}
        things={['sample thing', 'sample things']}
        prefix="sample-thing"
        empty={
          <EmptyState level={2} title="No sample things yet" action={newSampleThing}>
            <p>Write the first one, and everyone can read it.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.ids.map((id) => (
            <Item key={id} id={Number(id)} />
          ))}
        </ul>
      </List>
    </>
  );
}

function Item({ id }: { readonly id: number }) {
  const sampleThing = useSampleThing(id);
  if (!sampleThing) return null;
  const { title, author, createdAt } = sampleThing;
  return (
    <li id={`sample-thing-${id}`} className="sample-thing-row">
      <h2>
        <Link href={`/sample-things/${id}`}>{title}</Link>
      </h2>
      <p className="soft small">
        By {author.displayName}, <Time value={createdAt} />
      </p>
    </li>
  );
}
