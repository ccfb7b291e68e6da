import type { Fact } from './shape.ts';

export const serviceFacts: readonly Fact[] = [
  {
    ref: 'ndis-contact-centre',
    title: 'NDIS National Contact Centre: 1800 800 110',
    description:
      'Questions, feedback and complaints about the NDIA. Monday to Friday, 8 am to 8 pm local time, not on national holidays. TTY 1800 555 677, Voice Relay 1800 555 727, and interpreters through TIS National.',
    category: 'benefits',
    resourceType: 'directory',
    tags: ['NDIS', 'NDIA', 'phone', 'complaint', 'relay'],
    url: 'https://ndis.gov.au/contact/feedback-and-complaints',
  },
  {
    ref: 'ndis-commission-complaints',
    title: 'Complain about an NDIS provider or worker: 1800 035 544',
    description:
      'The NDIS Quality and Safeguards Commission takes complaints about providers and workers. Phone, TTY 133 677 or online form. Monday to Friday, 9 am to 5 pm; in Western Australia 7:30 am to 3:30 pm; not on local holidays.',
    category: 'legal',
    resourceType: 'directory',
    tags: ['NDIS', 'complaint', 'provider', 'worker', 'TTY'],
    url: 'https://www.ndiscommission.gov.au/participants/complaints',
  },
  {
    ref: 'ombudsman-ndis',
    title: 'Commonwealth Ombudsman: complaints about the NDIA and the NDIS Commission',
    description: 'It takes complaints about how these two agencies acted. It does not take complaints about providers.',
    category: 'legal',
    resourceType: 'directory',
    tags: ['Ombudsman', 'complaint', 'NDIA', 'NDIS'],
    url: 'https://ombudsman.gov.au/complaints/australian-government-agency-complaints/national-disability-insurance-scheme',
  },
  {
    ref: 'disability-gateway',
    title: 'Disability Gateway: 1800 643 787',
    description:
      'A phone line that helps people with disability, families and carers to find services. Monday to Friday, 8 am to 8 pm eastern time, not on national holidays. It can be reached by relay and with an interpreter.',
    category: 'benefits',
    resourceType: 'directory',
    tags: ['services', 'phone', 'relay', 'interpreter'],
    sheet: {
      lines: [
        'Phone: 1800 643 787.',
        'Monday to Friday, 8 am to 8 pm eastern time. Closed on national holidays.',
        'Through the National Relay Service, and with an interpreter through TIS National, 131 450.',
      ],
      sources: ['https://dana.org.au/covid-19-disability-helpline'],
    },
  },
  {
    ref: 'carer-gateway',
    title: 'Carer Gateway: 1800 422 737',
    description:
      'Help for carers. Monday to Friday, 8 am to 5 pm local time. Emergency respite can be reached at all hours.',
    category: 'benefits',
    resourceType: 'directory',
    tags: ['carers', 'respite', 'family'],
    url: 'https://www.carergateway.gov.au/',
  },
  {
    ref: 'jobaccess',
    title: 'JobAccess: work and disability',
    description: 'The Australian Government’s service about work for people with disability and for employers.',
    category: 'employment',
    resourceType: 'tool',
    tags: ['work', 'job', 'employer'],
    url: 'https://www.jobaccess.gov.au',
  },
  {
    ref: 'payment-finder',
    title: 'Payment and Service Finder',
    description:
      'Services Australia asks about your situation and names payments and services to look into. Its results are a guide and no promise of payment.',
    category: 'benefits',
    resourceType: 'tool',
    tags: ['Centrelink', 'payments', 'calculator', 'Services Australia'],
    url: 'https://www.servicesaustralia.gov.au/payment-and-service-finder',
  },
  {
    ref: 'esafety-adult-abuse',
    title: 'Cyber abuse of adults: what to do, in order',
    description:
      'Report it to the platform first. If it is not removed in 48 hours, report it to eSafety. A removal notice gives the platform 24 hours.',
    category: 'safety',
    resourceType: 'guide',
    tags: ['eSafety', 'online', 'abuse', 'report'],
    url: 'https://police.sa.gov.au/your-safety/scams-and-cybercrime/cyberbullying',
  },
  {
    ref: 'esafety-images',
    title: 'Intimate images shared without consent: report at once',
    description:
      'Image-based abuse can be reported to eSafety at once. You do not have to go to the platform first, and no time has to pass.',
    category: 'safety',
    resourceType: 'article',
    tags: ['eSafety', 'image-based abuse', 'online'],
    url: 'https://psnews.com.au/new-laws-to-support-cyber-abuse-victims/76303',
  },
  {
    ref: 'where-to-complain',
    title: 'Where to complain about what',
    description: 'One page that sorts it out: the provider, the NDIA, the Commission, abuse, or something online.',
    category: 'legal',
    resourceType: 'guide',
    tags: ['complaint', 'NDIS', 'Ombudsman', 'print'],
    sheet: {
      lines: [
        'About an NDIS provider or worker: NDIS Quality and Safeguards Commission, 1800 035 544, TTY 133 677.',
        'About the NDIA: NDIS National Contact Centre, 1800 800 110.',
        'Not satisfied with the NDIA or the Commission: Commonwealth Ombudsman. Not for complaints about providers.',
        'About abuse or neglect: National Disability Abuse and Neglect Hotline, 1800 880 052. Not a crisis service.',
        'About abuse online: the platform first, then eSafety after 48 hours. Intimate images: eSafety at once.',
        'In danger now: 000.',
      ],
      sources: [
        'https://www.ndiscommission.gov.au/participants/complaints',
        'https://ndis.gov.au/contact/feedback-and-complaints',
        'https://ombudsman.gov.au/complaints/australian-government-agency-complaints/national-disability-insurance-scheme',
        'https://jobaccess.gov.au/complaints/hotline',
      ],
    },
  },
];
