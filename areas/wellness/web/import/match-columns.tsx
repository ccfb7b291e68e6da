import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { Sheet } from '../../pure/csv-sheet.ts';
import {
  type ImportField,
  type ImportPlan,
  importFields,
  ownRanges,
  type Range,
  type RatingField,
  ratingFields,
} from '../../pure/import-plan.ts';
import { limits } from '../../pure/limits.ts';
import { listWords } from '../local-words.ts';

export const fieldNames: Readonly<Record<ImportField, string>> = {
  day: 'Day',
  time: 'Time',
  mood: 'Mood',
  energy: 'Energy',
  pain: 'Pain',
  sleep: 'Hours of sleep',
  symptoms: 'Symptoms',
  medications: 'Medications',
  factors: 'What was in the day',
  notes: 'Notes',
};
const orders = [
  { value: 'dmy', label: 'Day, month, year' },
  { value: 'mdy', label: 'Month, day, year' },
  { value: 'ymd', label: 'Year, month, day' },
];
const usualRanges = ['1 to 10', '0 to 10', '1 to 5', '0 to 5', '0 to 100'];
const rangeText = ({ least, most }: Range) => `${least} to ${most}`;
const isOrder = (text: string): text is ImportPlan['dates'] => orders.some(({ value }) => value === text);

const without = (columns: ImportPlan['columns'], field: ImportField) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => name !== field)) as ImportPlan['columns'];

interface MatchProps {
  readonly sheet: Sheet;
  readonly plan: ImportPlan;
  readonly onPlan: (plan: ImportPlan) => void;
}

/** Which column is what. All of it is guessed, and all of it can be changed. */
export function MatchColumns({ sheet, plan, onPlan }: MatchProps) {
  const columns = sheet.heads.map((head, at) => ({ value: String(at), label: head || `Column ${at + 1}` }));
  const setColumn = (field: ImportField, text: string) => {
    const at = Number(text);
    const rest = without(plan.columns, field);
    onPlan({ ...plan, columns: text === '' ? rest : { ...rest, [field]: at } });
  };
  const unknown = ratingFields.filter((field) => plan.columns[field] === undefined && plan.missing[field] === null);
  const used = new Set(Object.values(plan.columns));
  const free = columns.filter(({ value }) => !used.has(Number(value)));
  return (
    <div className="import-match">
      {unknown.length > 0 && (
        <Notice tone="warn" title={`The file says nothing about ${listWords(unknown)}`}>
          An entry needs a number for each. Choose below what to use instead.
        </Notice>
      )}
      <div className="import-fields">
        {importFields.map((field) => (
          <Select
            key={field}
            label={fieldNames[field]}
            placeholder="Not in the file"
            options={columns}
            value={plan.columns[field] === undefined ? '' : String(plan.columns[field])}
            onChange={(event) => setColumn(field, event.currentTarget.value)}
          />
        ))}
        <Select
          label="Days are written as"
          options={orders}
          value={plan.dates}
          onChange={({ currentTarget: { value } }) => isOrder(value) && onPlan({ ...plan, dates: value })}
        />
      </div>
      <div className="import-fields">
        {ratingFields.map((field) => (
          <Rating key={field} field={field} plan={plan} onPlan={onPlan} />
        ))}
      </div>
      {free.length > 0 && (
        <Disclosure summary="More columns, as scales of your own">
          <CheckboxGroup
            legend="Columns with numbers from 0 to 10"
            optional
            options={free}
            values={plan.scales.map(String)}
            onChange={(values) => onPlan({ ...plan, scales: values.map(Number).slice(0, limits.ownScales) })}
          />
        </Disclosure>
      )}
    </div>
  );
}

function Rating({ field, plan, onPlan }: Pick<MatchProps, 'plan' | 'onPlan'> & { readonly field: RatingField }) {
  const { least, most } = ownRanges[field];
  const name = fieldNames[field];
  const range = rangeText(plan.ranges[field]);
  const ranges = [...new Set([...usualRanges, range])].map((value) => ({ value, label: value }));
  const given = Array.from({ length: most - least + 1 }, (_, at) => ({
    value: String(least + at),
    label: `Use ${least + at}`,
  }));
  const setRange = (text: string) => {
    const [from = least, to = most] = text.split(' to ').map(Number);
    onPlan({ ...plan, ranges: { ...plan.ranges, [field]: { least: from, most: to } } });
  };
  return (
    <>
      {plan.columns[field] !== undefined && (
        <Select
          label={`${name} in the file goes from`}
          options={ranges}
          value={range}
          onChange={(event) => setRange(event.currentTarget.value)}
        />
      )}
      <Select
        label={`Where ${name.toLowerCase()} is missing`}
        placeholder="Leave the row out"
        options={given}
        value={plan.missing[field] === null ? '' : String(plan.missing[field])}
        onChange={({ currentTarget: { value } }) =>
          onPlan({ ...plan, missing: { ...plan.missing, [field]: value === '' ? null : Number(value) } })
        }
      />
    </>
  );
}
