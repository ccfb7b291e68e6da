import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import type { DiaryEntry } from '../../pure/entry.ts';
import { EntryRow } from './entry-row.tsx';

const page = 20;

/** Entries in rows, some at a time: only what is shown is drawn. */
export function EntryList({
  entries,
  zone,
  all = false,
}: {
  readonly entries: readonly DiaryEntry[];
  readonly zone: string;
  /** For paper. */
  readonly all?: boolean;
}) {
  const [most, setMost] = useState(page);
  const list = useRef<HTMLUListElement>(null);
  const from = useRef(0);
  const shown = all ? entries : entries.slice(0, most);
  const focusOn = (row: Element | null | undefined) => {
    const heading = row?.querySelector<HTMLElement>('h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (from.current === 0) return;
    focusOn(list.current?.children[from.current]);
    announce(counted(shown.length - from.current, 'more entry', 'more entries'));
    from.current = 0;
  }, [most]);
  /** The row that takes its place, or the one before it. */
  const onGone = (id: number) => {
    const row = document.getElementById(`entry-${id}`);
    focusOn(row?.nextElementSibling ?? row?.previousElementSibling);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list" ref={list}>
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} zone={zone} onGone={() => onGone(entry.id)} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <LoadMore
          label="Show older entries"
          shown={shown.length}
          total={entries.length}
          onLoad={() => {
            from.current = shown.length;
            setMost(most + page);
          }}
        />
      )}
    </>
  );
}
