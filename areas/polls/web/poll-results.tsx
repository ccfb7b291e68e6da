import { Check } from 'lucide-react';
import { Icon } from '#platform/web/ui/icon.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { Poll } from '../contract.ts';
import { percent, resultWords } from './results.ts';

/** In words first, then as a table; what a bar shows is in the figures beside it. */
export function PollResults({ poll, name }: { readonly poll: Poll; readonly name: string }) {
  return (
    <div className="stack">
      <p className="poll-words">{resultWords(poll)}</p>
      <TableOrList
        caption={`Results of ${name}`}
        hideCaption
        columns={[
          {
            key: 'option',
            label: 'Option',
            cell: ({ text, mine }) => (
              <>
                {text}
                {mine && (
                  <span className="poll-mine">
                    <Icon icon={Check} /> Your choice
                  </span>
                )}
              </>
            ),
          },
          { key: 'votes', label: 'Votes', number: true, cell: ({ votes }) => votes ?? 0 },
          {
            key: 'share',
            label: 'Share',
            number: true,
            cell: ({ votes }) => (
              <span className="poll-share">
                <span className="poll-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${percent(votes ?? 0, poll.voters)}%` }} />
                </span>
                {percent(votes ?? 0, poll.voters)}%
              </span>
            ),
          },
        ]}
        rows={poll.options}
        rowKey={({ no }) => no}
      />
    </div>
  );
}
