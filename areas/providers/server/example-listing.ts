const dayMs = 86_400_000;
/** A date some days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const day = { open: '08:00', close: '18:00' };

/** A whole listing, as its owner sends it. */
export const listing = (more: object = {}) => ({
  businessName: 'Wattle Street Supports',
  tradingName: 'Wattle Street',
  abn: '53 004 085 616',
  acn: '004 085 616',
  ndisProviderNumber: '4050 012 345',
  businessType: 'company',
  businessDescription: 'Support at home and about town.',
  website: 'https://wattle.example.org',
  email: 'hello@wattle.example.org',
  phone: '03 5550 1234',
  streetAddress: '1 Wattle Street',
  suburb: 'Footscray',
  state: 'VIC',
  postcode: '3011',
  serviceAreas: ['Footscray', 'Seddon'],
  registrationGroups: ['0107'],
  businessHours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: { open: '09:00', close: '15:00' },
    sunday: { closed: true },
  },
  specialDays: [],
  emergencyContact: { name: 'On call', phone: '03 5550 9999' },
  ...more,
});

export const service = (more: object = {}) => ({
  serviceName: 'Self-care, weekday',
  serviceDescription: 'Getting up, washing and dressing.',
  supportItem: '01_011_0107_1_1',
  serviceType: 'core',
  categoryCode: '01',
  unitPrice: { minor: 7023, currency: 'AUD' },
  unitType: 'hour',
  minBookingHours: 2,
  maxBookingHours: 8,
  isOnlineAvailable: false,
  isInPersonAvailable: true,
  accessibilityFeatures: ['wheelchair_accessible'],
  ...more,
});

export const worker = (more: object = {}) => ({
  firstName: 'Hanh',
  lastName: 'Tran',
  position: 'Support worker',
  yearsExperience: 6,
  languagesSpoken: ['Vietnamese', 'English'],
  gender: 'woman',
  workerScreeningNumber: 'VIC-1234567421',
  bio: 'She asks first.',
  ...more,
});

export const vacancy = (more: object = {}) => ({
  words: 'Mornings',
  startsOn: inDays(0),
  endsOn: inDays(5),
  ...more,
});

/** A whole service agreement, as its member sends it. */
export const agreed = {
  participantName: 'Thea',
  supports: [
    {
      name: 'Self-care',
      supportItem: '01_011_0107_1_1',
      howMuch: '2 hours each Monday',
      unitPrice: { minor: 7200, currency: 'AUD' as const },
      unitType: 'hour' as const,
    },
  ],
  region: 'national' as const,
  planManagement: 'self' as const,
  travel: 'Nothing to pay.',
  cancelHours: 24,
  cancellation: 'After that, half.',
  startsOn: '2026-12-01',
  endsOn: null,
  noticeDays: 14,
  signerName: 'Mai',
  signerRole: 'mother',
  notes: 'Knock twice.',
};

/** A policy, as its provider states it. */
export const stated = {
  kind: 'public_liability',
  expiry: '2030-06-30',
  insurer: 'Wattle Mutual',
  amount: { minor: 2_000_000_000, currency: 'AUD' },
  source: 'Certificate WM 1024',
} as const;
