import type { SeedEvent } from './seed-events.ts';

/** Meetings of groups and communities of the demo, by their names; whoever comes is in them. */
export const seedMeetings: readonly (SeedEvent & { readonly space: string })[] = [
  {
    space: 'Kerb Cuts and Tram Stops',
    by: 1,
    title: 'Route 96, stop by stop',
    description:
      'We ride four stops, get off at each, and measure the gap and the kerb. Bring a phone for pictures, or come for the ride.',
    type: 'advocacy',
    day: 23,
    from: '10:30',
    minutes: 150,
    zone: 'Australia/Melbourne',
    where: [
      'Southern Cross tram stop',
      'Spencer Street, Melbourne',
      '3000',
      'We wait under the clock, out of the wind.',
    ],
    seats: 12,
    going: [29, 26, 18],
    yes: {
      step_free: 'Every stop that we use is level.',
      accessible_toilet: 'At the station, and at the last stop.',
      assistance_animals: 'There is room on the low trams.',
    },
    no: { quiet_room: 'Trams are loud.' },
  },
  {
    space: 'Kerb Cuts and Tram Stops',
    by: 29,
    title: 'What we say to the council',
    description: 'We wrote it together, and Col read it out.',
    type: 'advocacy',
    day: -20,
    from: '18:00',
    minutes: 90,
    zone: 'Australia/Melbourne',
    link: 'https://meet.example.org/kerb-cuts',
    seats: 30,
    going: [1, 17, 26, 28],
    yes: { captions: 'A person types them.', screen_reader_friendly: 'The link opens in the browser.' },
  },
  {
    space: 'Quiet Gardeners',
    by: 1,
    title: 'Seed swap, no talking needed',
    description:
      'Put your seeds on the long table with a label. Take what you like. Cards say yes, no and thank you for anyone who wants them.',
    type: 'social',
    day: 24,
    from: '09:30',
    minutes: 120,
    zone: 'Australia/Melbourne',
    where: ['The garden', 'Hyde Street, Footscray', '3011', 'The gate beside the bus stop has no step.'],
    seats: 16,
    going: [10, 8, 21],
    yes: {
      step_free: 'Gate, path and shed are level.',
      quiet_room: 'The shed is kept empty.',
      accessible_toilet: 'In the library, 80 metres away.',
    },
  },
];
