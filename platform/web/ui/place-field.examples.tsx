import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { PlaceField } from './place-field.tsx';

const known = ['Footscray VIC 3011', 'Fremantle WA 6160', 'Hobart TAS 7000'];
const usePlaces = (text: string) => ({
  data: text ? known.filter((place) => place.toLowerCase().startsWith(text.toLowerCase())) : [],
});

function Place({ first, error }: { readonly first: string; readonly error?: string }) {
  const [text, setText] = useState(first);
  return (
    <PlaceField
      label="Suburb or postcode"
      value={text}
      onType={setText}
      error={text === first ? error : undefined}
      maxLength={100}
      usePlaces={usePlaces}
    />
  );
}

export const examples: Examples = [
  { title: 'Where to look', render: () => <Place first="" /> },
  {
    title: 'With a postcode that cannot be',
    render: () => <Place first="0100" error="0100 is not an Australian postcode." />,
  },
];
