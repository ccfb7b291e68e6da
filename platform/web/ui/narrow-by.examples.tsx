import { CalendarDays, LayoutGrid, Video } from 'lucide-react';
import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { NarrowBy } from './narrow-by.tsx';

function Kinds() {
  const [chosen, setChosen] = useState<'online' | 'place'>();
  return (
    <NarrowBy
      title="Kind of meeting"
      description="a kind of meeting"
      error={null}
      chosen={chosen}
      onChoose={setChosen}
      rows={[
        { value: undefined, label: 'All meetings', icon: LayoutGrid, count: 1204 },
        { value: 'online', label: 'Online', icon: Video, count: 1200 },
        { value: 'place', label: 'In a place', icon: CalendarDays, count: 4 },
      ]}
    />
  );
}

export const examples: Examples = [{ title: 'Narrows a list by kind', render: () => <Kinds /> }];
