import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { HeldNews } from './held-news.tsx';

const all = [1, 2, 3];

function Held() {
  const [ids, setIds] = useState<readonly number[]>([1]);
  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ol className="plain-list list" role="list">
        {ids.map((id) => (
          <li key={id} id={`held-${id}`} tabIndex={-1}>
            Comment {id}
          </li>
        ))}
      </ol>
      <HeldNews
        came={all}
        ids={ids}
        hasMore={false}
        read={async () => setIds(all)}
        onShown={() => undefined}
        prefix="held"
        thing="new comment"
      />
    </div>
  );
}

export const examples: Examples = [{ title: 'Two that wait', render: () => <Held /> }];
