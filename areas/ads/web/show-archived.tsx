import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Select } from '#platform/web/ui/select.tsx';

/** Which ones a tab lists; it is in the address. */
export function ShowArchived() {
  const [query, setQuery] = useQueryParams();
  return (
    <Select
      label="Show"
      value={query.get('show') === 'archived' ? 'archived' : ''}
      options={[
        { value: '', label: 'In use' },
        { value: 'archived', label: 'Archived' },
      ]}
      onChange={({ currentTarget }) => setQuery({ show: currentTarget.value || null }, { push: true })}
    />
  );
}
