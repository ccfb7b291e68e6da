import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { DateField } from './date-field.tsx';
import { dateError } from './date-text.ts';

const Day = ({ label, start = '', error }: { label: string; start?: string; error?: string }) => {
  const [value, setValue] = useState(start);
  return <DateField label={label} value={value} onChange={setValue} error={error} />;
};

const Birthday = () => {
  const [value, setValue] = useState('2026-02-31');
  const error = dateError(value, { what: 'your date of birth', min: '1900-01-01', max: '2026-11-24' });
  return <DateField label="Your date of birth" value={value} onChange={setValue} error={error} birthday />;
};

export const examples: Examples = [
  { title: 'Empty', render: () => <Day label="First day" /> },
  { title: 'Filled in', render: () => <Day label="Last day" start="2026-03-03" /> },
  { title: 'Judged while it is typed', render: () => <Birthday /> },
  {
    title: 'A part is missing',
    render: () => <Day label="Day of the visit" start="2026--3" error="The day of the visit needs a month." />,
  },
];
