import { counted } from '#platform/contract/counted.ts';
import type { Examples } from '../gallery/examples.ts';
import { Chart } from './chart.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weeks = Array.from({ length: 26 }, (_, week) => `W${week + 1}`);
const hours = (value: number) => counted(value, 'hour');

export const examples: Examples = [
  {
    title: 'Bars',
    render: () => (
      <Chart
        kind="bars"
        title="Sleep"
        summary="You slept least on Wednesday, and most on Sunday."
        labels={days}
        labelsName="Day"
        series={[{ name: 'Hours of sleep', values: [7, 6, 4, 6, 7, 8, 9] }]}
        text={hours}
      />
    ),
  },
  {
    title: 'Lines, with a day with no data',
    render: () => (
      <Chart
        kind="lines"
        title="Energy and pain"
        summary="Energy rose while pain fell. Nothing was noted on Thursday."
        labels={days}
        labelsName="Day"
        series={[
          { name: 'Energy', values: [2, 3, 3, null, 5, 6, 7] },
          { name: 'Pain', values: [7, 6, 6, null, 4, 3, 3] },
        ]}
      />
    ),
  },
  {
    title: 'Three rows of bars',
    wide: true,
    render: () => (
      <Chart
        kind="bars"
        title="Bookings"
        summary="Transport grew in each month."
        labels={['September', 'October', 'November']}
        labelsName="Month"
        series={[
          { name: 'Transport', values: [120, 160, 240] },
          { name: 'Therapy', values: [90, 80, 110] },
          { name: 'At home', values: [40, 60, 50] },
        ]}
      />
    ),
  },
  {
    title: 'Half a year',
    render: () => (
      <Chart
        kind="lines"
        title="Views"
        summary="Views of the page rose from 40 to 1,290 a week."
        labels={weeks}
        labelsName="Week"
        series={[{ name: 'Views', values: weeks.map((_, week) => 40 + week * 50) }]}
      />
    ),
  },
  {
    title: 'Nothing yet',
    render: () => (
      <Chart kind="bars" title="Steps" summary="Nothing was noted yet." labels={[]} labelsName="Day" series={[]} />
    ),
  },
];
