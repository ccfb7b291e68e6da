import { useEffect, useState } from 'react';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { gameKinds, kindWords } from '../pure/kinds.ts';
import { limits } from '../pure/limits.ts';
import { type Filters, statuses, statusWords } from './rooms-asked.ts';

/** A pause in typing, after which the list follows. */
const pauseMs = 400;

export function RoomFilters({
  filters,
  onChange,
}: {
  readonly filters: Filters;
  readonly onChange: (change: QueryChange) => void;
}) {
  const [text, setText] = useState(filters.q);
  const [shown, setShown] = useState(filters.q);
  // Back, and a link, bring another text.
  if (filters.q !== shown) {
    setShown(filters.q);
    if (filters.q !== text.trim()) setText(filters.q);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the writer alone
  useEffect(() => {
    if (text.trim() === filters.q) return;
    const timer = setTimeout(() => onChange({ q: text.trim() || null }), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list follows by itself, nothing is sent
    <div role="search" aria-label="Game rooms" className="room-filters">
      <TextField
        label="Search rooms"
        hint="By name or game"
        type="search"
        value={text}
        maxLength={limits.search}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select
        label="Game"
        value={filters.game}
        onChange={(event) => onChange({ game: event.currentTarget.value || null })}
        options={[
          { value: '', label: 'All games' },
          ...gameKinds.map((kind) => ({ value: kind, label: kindWords[kind].name })),
        ]}
      />
      <Select
        label="Status"
        value={filters.status}
        onChange={(event) =>
          onChange({ status: event.currentTarget.value === 'waiting' ? null : event.currentTarget.value })
        }
        options={[
          { value: 'all', label: 'All' },
          ...statuses.map((status) => ({ value: status, label: statusWords[status] })),
        ]}
      />
    </div>
  );
}
