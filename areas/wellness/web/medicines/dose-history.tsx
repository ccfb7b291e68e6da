import { useId, useState } from 'react';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { type Column, TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { longDay } from '../../pure/days.ts';
import { clockIn } from '../local-words.ts';
import { useDoses } from './data.ts';
import { type OpenDose, type OpenMedicine, openDose } from './opened.ts';
import { stateNow, stateWords } from './words.ts';

const columnsAt = (now: Date): readonly Column<OpenDose>[] => [
  {
    key: 'when',
    label: 'When',
    cell: ({ id, dueAt, day, zone }) => (
      <span id={`past-dose-${id}`}>{`${longDay(day)}, ${clockIn(dueAt, zone)}`}</span>
    ),
  },
  { key: 'medicine', label: 'Medicine', cell: ({ name, amount }) => [name, amount].filter(Boolean).join(', ') },
  { key: 'what', label: 'What happened', cell: (dose) => stateWords(dose, stateNow(dose, now), now) },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => reason || 'None given' },
];

/** Past doses of one medicine or of all, the latest first. */
export function DoseHistory({ medicines, now }: { readonly medicines: readonly OpenMedicine[]; readonly now: Date }) {
  const [chosen, setChosen] = useState('');
  const list = useDoses(chosen ? Number(chosen) : undefined);
  const id = useId();
  const rows = list.items.map(openDose);
  return (
    <Section title="History" intro="Doses you took, skipped or missed, the latest first.">
      <div className="care-fields">
        <Select
          id={id}
          label="Show"
          options={[
            { value: '', label: 'All medicines' },
            ...medicines.map((medicine) => ({ value: String(medicine.id), label: medicine.name })),
          ]}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <List
          list={list}
          shown={rows.length}
          things={['dose', 'doses']}
          prefix="past-dose"
          level={3}
          moreLabel="Load earlier doses"
          empty={<p className="soft">No doses yet.</p>}
        >
          <TableOrList
            caption="Past doses"
            hideCaption
            columns={columnsAt(now)}
            rows={rows}
            rowKey={(dose) => dose.id}
          />
        </List>
      </div>
    </Section>
  );
}
