interface Place {
  readonly about: string;
  readonly who: string;
  readonly ways: readonly { readonly label: string; readonly href: string | null }[];
  readonly hours: string;
  readonly note: string;
  readonly url: string;
}

const call = (number: string) => ({ label: `Call ${number}`, href: `tel:${number.replaceAll(' ', '')}` });
/** A telephone for typing only: an ordinary phone must not dial it. */
const tty = (number: string) => ({ label: `TTY ${number}`, href: null });
const plain = (label: string) => ({ label, href: null });

const lastRead = '2026-11-01';

const aboutProvider: Place = {
  about: 'An NDIS provider or worker',
  who: 'NDIS Quality and Safeguards Commission',
  ways: [call('1800 035 544'), tty('133 677'), plain('A form on their website')],
  hours:
    'Monday to Friday, 9 am to 5 pm. In Western Australia 7:30 am to 3:30 pm. Closed on public holidays where you are.',
  note: '',
  url: 'https://www.ndiscommission.gov.au/participants/complaints',
};

/** For the page of each NDIS provider. */
export const providerComplaints = { ...aboutProvider, lastRead };

const australia: readonly Place[] = [
  aboutProvider,
  {
    about: 'The NDIA: your plan, your access, a decision',
    who: 'NDIS National Contact Centre',
    ways: [
      call('1800 800 110'),
      tty('1800 555 677'),
      plain('Voice Relay 1800 555 727'),
      plain('Interpreter: TIS National, 131 450'),
    ],
    hours: 'Monday to Friday, 8 am to 8 pm, your local time. Closed on national public holidays.',
    note: '',
    url: 'https://ndis.gov.au/contact/feedback-and-complaints',
  },
  {
    about: 'The NDIA or the Commission didn’t fix it',
    who: 'Commonwealth Ombudsman',
    ways: [],
    hours: '',
    note: 'The Ombudsman does not take complaints about providers.',
    url: 'https://ombudsman.gov.au/complaints/australian-government-agency-complaints/national-disability-insurance-scheme',
  },
  {
    about: 'Abuse or neglect of a person with disability',
    who: 'National Disability Abuse and Neglect Hotline',
    ways: [
      call('1800 880 052'),
      plain('National Relay Service 1800 555 677'),
      plain('Interpreter: TIS National, 131 450'),
    ],
    hours: 'Monday to Friday, 9 am to 7 pm, Sydney time. Closed on national public holidays.',
    note: 'You may stay anonymous. This is not a crisis service.',
    url: 'https://jobaccess.gov.au/complaints/hotline',
  },
  {
    about: 'Abuse online',
    who: 'eSafety',
    ways: [],
    hours: '',
    note: 'Report it to the platform first. If it is still there after 48 hours, report it to eSafety. Intimate images that were shared without consent can be reported to eSafety at once.',
    url: 'https://www.esafety.gov.au',
  },
];

const unitedStates: readonly Place[] = [
  {
    about: 'Discrimination because of disability',
    who: 'ADA.gov, U.S. Department of Justice Civil Rights Division',
    ways: [],
    hours: '',
    note: '',
    url: 'https://www.ada.gov/file-a-complaint/',
  },
];

/** Where to complain about what, by the region of the installation. */
export const complaints = {
  AU: { places: australia, lastRead },
  US: { places: unitedStates, lastRead: '' },
} as const;
