import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { inTenths } from '../../pure/averages.ts';
import { type DiaryIndex, type Measure, measuresOf } from '../../pure/diary-index.ts';
import { type Bucket, valuesOf } from '../../pure/trends.ts';

/** The figures of the charts side by side, the newest first. What was not written is a dash. */
export function Figures({
  index,
  buckets,
  measures = measuresOf(index),
  rowsName,
}: {
  readonly index: DiaryIndex;
  readonly buckets: readonly Bucket[];
  readonly measures?: readonly Measure[];
  readonly rowsName: string;
}) {
  const values = new Map(measures.map(({ key }) => [key, valuesOf(index, buckets, key)]));
  const rows = buckets.map((bucket, at) => ({ bucket, at })).reverse();
  return (
    <Section title="The same in figures" side className="history-figures">
      <TableOrList
        caption="Averages"
        hideCaption
        perPage={26}
        rows={rows}
        rowKey={({ bucket }) => bucket.from}
        columns={[
          {
            key: 'label',
            label: rowsName,
            cell: ({ bucket }: (typeof rows)[number]) => (bucket.isNow ? `${bucket.label}, now` : bucket.label),
          },
          ...measures.map(({ key, name }) => ({
            key,
            label: name,
            number: true,
            cell: ({ at }: (typeof rows)[number]) => inTenths(values.get(key)?.[at] ?? null),
          })),
          {
            key: 'days',
            label: 'Days',
            number: true,
            cell: ({ bucket }: (typeof rows)[number]) => `${bucket.daysWritten}/${bucket.ofDays}`,
          },
        ]}
      />
      <p className="soft small">Averages of your entries. Where there is no entry there is a dash, never a zero.</p>
    </Section>
  );
}
