import { useSession } from '#platform/web/session.ts';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import type { PassportItem } from '../contract.ts';
import { itemText } from './words.ts';

/** What of one's passport somebody may see. */
export function Ticks({
  legend,
  hint,
  items,
  values,
  onChange,
  error,
}: {
  readonly legend: string;
  readonly hint?: string;
  readonly items: readonly PassportItem[];
  readonly values: readonly number[];
  readonly onChange: (ids: number[]) => void;
  readonly error?: string | undefined;
}) {
  const { region } = useSession();
  return (
    <CheckboxGroup
      legend={legend}
      hint={hint}
      error={error}
      options={items.map((item) => ({ value: String(item.id), label: itemText(item, region) }))}
      values={values.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}
