import type { Fact } from './shape.ts';

const commission = 'https://ndiscommission.gov.au/provider-registration';

export const ndisFacts: readonly Fact[] = [
  {
    ref: 'ndis-who-may-be-used',
    title: 'Which providers your NDIS plan lets you use',
    description:
      'With a plan that the NDIA manages you can use registered providers only. With a plan-managed or self-managed plan you may also use unregistered ones, except for supports where registration is mandatory. The NDIS Code of Conduct holds for everyone.',
    category: 'benefits',
    resourceType: 'guide',
    tags: ['NDIS', 'plan', 'provider', 'registered', 'self-managed'],
    url: `${commission}/about-registration`,
  },
  {
    ref: 'ndis-mandatory-registration',
    title: 'Supports for which an NDIS provider must be registered',
    description:
      'Specialist disability accommodation, specialist behaviour support, restrictive practices and plan management. From 1 July 2026 also supported independent living and platform providers.',
    category: 'legal',
    resourceType: 'article',
    tags: ['NDIS', 'registration', 'provider', 'SDA', 'SIL', 'plan management'],
    url: `${commission}/about-registration`,
  },
  {
    ref: 'sil-registration',
    title: 'Supported independent living: registration from 1 July 2026',
    description:
      'Providers of supported independent living must be registered from 1 July 2026. The registration group is 0138.',
    category: 'housing',
    resourceType: 'article',
    tags: ['SIL', 'NDIS', 'registration', 'home'],
    url: 'https://www.ndiscommission.gov.au/about-us/ndis-commission-reform-hub/mandatory-registration/mandatory-registration-sil/SIL-6',
  },
  {
    ref: 'sda-must-be-registered',
    title: 'Specialist disability accommodation: only from registered providers',
    description:
      'SDA is one of the supports for which a provider must be registered, however your plan is managed. Ask for the registration before you sign.',
    category: 'housing',
    resourceType: 'guide',
    tags: ['SDA', 'NDIS', 'home', 'registration'],
    url: `${commission}/about-registration`,
  },
  {
    ref: 'home-supports-in-the-catalogue',
    title: 'Where to find home and living supports in the NDIS catalogue',
    description:
      'The NDIA’s support catalogue has 21 categories in the newer system and 15 in the older. Home and Living is one of the Core categories.',
    category: 'housing',
    resourceType: 'database',
    tags: ['NDIS', 'catalogue', 'home and living', 'support categories'],
    url: 'https://improvements.ndis.gov.au/providers/claims-and-payments/support-catalogue',
  },
  {
    ref: 'daily-life-at-home',
    title: 'Names of NDIS supports at home, with their group numbers',
    description:
      'Household tasks, daily personal activities, shared living and more: the words and numbers used in agreements and invoices.',
    category: 'housing',
    resourceType: 'document',
    tags: ['NDIS', 'registration groups', 'home', 'invoice'],
    sheet: {
      lines: [
        '0107 Daily Personal Activities',
        '0104 High Intensity Daily Personal Activities',
        '0115 Daily Life Tasks in Group or Shared Living',
        '0117 Development of Daily Care and Life Skills',
        '0120 Household Tasks',
        '0114 Community Nursing Care',
        '0138 Supported Independent Living, from 1 July 2026',
      ],
      sources: [
        'https://www.ndiscommission.gov.au/about-us/ndis-commission-reform-hub/mandatory-registration/mandatory-registration-sil/SIL-6',
        'https://pnyx.com.au/blogs/ndis-support-and-services-101-key-concepts-and-terms',
      ],
    },
  },
  {
    ref: 'ndis-item-number',
    title: 'How to read an NDIS support item number',
    description:
      'The five parts of a number such as 01_011_0107_1_1: category, sequence, registration group, outcome domain and purpose.',
    category: 'benefits',
    resourceType: 'guide',
    tags: ['NDIS', 'invoice', 'item number', 'plan'],
    sheet: {
      lines: [
        'Form: category_sequence_registration group_outcome domain_support purpose.',
        'Example: 01_011_0107_1_1 is self-care on a weekday.',
        'The last part is the purpose: 1 Core, 2 Capital, 3 Capacity Building.',
      ],
      sources: ['https://pnyx.com.au/blogs/ndis-support-and-services-101-key-concepts-and-terms'],
    },
  },
  {
    ref: 'short-notice-cancellation',
    title: 'Short-notice cancellation: when you may have to pay',
    description:
      'Up to 100 % can be charged only if the service agreement says so, the worker had no other work, and the worker must be paid. The notice periods differ by kind of support.',
    category: 'legal',
    resourceType: 'guide',
    tags: ['NDIS', 'cancellation', 'service agreement', 'money'],
    sheet: {
      lines: [
        'Disability support work: less than 7 days’ notice counts as short.',
        'Other supports, such as therapy: less than 2 clear business days.',
        'Up to 100 % can be charged only if all three are true: it is in the service agreement, the worker was given no other work, and the worker must be paid.',
        'Sources disagree on cases at the edge. Ask for the rule in writing before you book.',
      ],
      sources: ['https://first2care.com.au/post/short-notice-cancelations', 'https://ndis.avaana.com.au/?p=10947'],
    },
  },
  {
    ref: 'worker-screening-roles',
    title: 'NDIS worker screening: which roles need it',
    description:
      'Registered providers need it for key personnel, for direct delivery of certain supports, and for more than incidental contact. Students on secondary placement under direct supervision are an exception.',
    category: 'employment',
    resourceType: 'guide',
    tags: ['NDIS', 'worker screening', 'check', 'job'],
    url: `${commission}/apply-registration/risk-assessed-roles`,
  },
  {
    ref: 'worker-check-who',
    title: 'Who needs an NDIS worker check',
    description:
      'It holds across Australia and lasts 5 years. Workers of self-managed participants do not have to have it, and you may ask them for it.',
    category: 'employment',
    resourceType: 'article',
    tags: ['NDIS', 'worker screening', 'self-managed', 'hiring'],
    states: ['SA', 'national'],
    url: 'https://www.sa.gov.au/topics/rights-and-law/rights-and-responsibilities/screening-checks/screening-ndis/for-organisations/who-needs-an-ndis-worker-check',
  },
  {
    ref: 'ndis-register',
    title: 'The NDIS provider register and list of actions',
    description:
      'Part 1 names providers and their status. Part 2 names compliance actions and bans. Look a provider up before you sign.',
    category: 'safety',
    resourceType: 'database',
    tags: ['NDIS', 'register', 'provider', 'ban'],
    url: 'https://www.ndiscommission.gov.au/about-us/legislation-rules-and-policies/publishing-regulatory-activity-policy',
  },
  {
    ref: 'ndis-logo',
    title: 'Who may use the NDIS logo, and what “NDIS approved” is worth',
    description:
      'The NDIS logo and name are trade marks of the NDIA. No one may say “NDIS approved” or make it look as if the NDIA recommends them.',
    category: 'legal',
    resourceType: 'article',
    tags: ['NDIS', 'advertising', 'logo', 'provider'],
    url: 'https://ndis.gov.au/contact/ndis-logo-usage-and-promotional-guidelines',
  },
  {
    ref: 'therapist-reviews',
    title: 'Why therapists may not show you testimonials',
    description:
      'The National Law bars testimonials in advertising of a regulated health service. Anyone who can change or remove a review counts as the advertiser.',
    category: 'legal',
    resourceType: 'article',
    tags: ['AHPRA', 'therapy', 'reviews', 'advertising'],
    url: 'https://ahpra.gov.au/Resources/Advertising-hub/Frequently-asked-questions.aspx',
  },
  {
    ref: 'practice-standards',
    title: 'NDIS Practice Standards: the four core parts',
    description:
      'Rights and responsibilities, governance and operational management, provision of supports, and the environment in which supports are given. Some supports have modules of their own.',
    category: 'education',
    resourceType: 'handbook',
    tags: ['NDIS', 'Practice Standards', 'rights', 'quality'],
    sheet: {
      lines: [
        'Core: Rights and Responsibilities; Governance and Operational Management; Provision of Supports; Support Provision Environment.',
        'Modules: High Intensity; Specialist Behaviour Support; Implementing Behaviour Support Plans; Early Childhood; Specialised Support Coordination; SDA.',
        'From July 2026 there is a module for supported independent living.',
      ],
      sources: [
        'https://inficurex.com/ndis-supplementary-module-practice-standards',
        'https://studylib.net/doc/25357274/ndis-practice-standards-2020',
        'https://www.centroassist.com.au/blog-centro/new-sil-platform-registration-rules',
      ],
    },
  },
];
