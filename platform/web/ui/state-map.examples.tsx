import { useState } from 'react';
import { type StateCode, stateCodes } from '#platform/contract/postcodes.ts';
import type { Examples } from '../gallery/examples.ts';
import { StateMap } from './state-map.tsx';

const counts: Readonly<Record<StateCode, number>> = { ACT: 2, NSW: 1204, NT: 0, QLD: 9, SA: 4, TAS: 3, VIC: 31, WA: 6 };
const points = [
  { suburb: 'Footscray', state: 'VIC', lat: -37.8, lng: 144.9, count: 12 },
  { suburb: 'Parramatta', state: 'NSW', lat: -33.81, lng: 151, count: 900 },
  { suburb: 'Broome', state: 'WA', lat: -17.96, lng: 122.24, count: 1 },
] as const;

function Choosing({ known = true }: { known?: boolean }) {
  const [chosen, setChosen] = useState<StateCode | undefined>(known ? 'VIC' : undefined);
  return (
    <StateMap
      things={['provider', 'providers']}
      legend={known ? 'Providers by state and territory' : 'Providers by state, still loading'}
      states={known ? stateCodes.map((state) => ({ state, count: counts[state] })) : undefined}
      points={known ? points : []}
      here={known ? { lat: -37.8, lng: 144.9 } : undefined}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

export const examples: Examples = [
  { title: 'One state is chosen', render: () => <Choosing /> },
  { title: 'Before the counts have come', render: () => <Choosing known={false} /> },
];
