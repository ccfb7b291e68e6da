import type { Fact } from './shape.ts';

export const workAndLawFacts: readonly Fact[] = [
  {
    ref: 'abn-format',
    title: 'Check by hand whether an ABN can be right',
    description:
      'An ABN has 11 digits, and a sum of them must be divisible by 89. The Business Register explains how to work it out. It shows that the form is right, not that the business exists.',
    category: 'employment',
    resourceType: 'tool',
    tags: ['ABN', 'business', 'invoice', 'sole trader'],
    url: 'https://abr.business.gov.au/Help/AbnFormat',
  },
  {
    ref: 'acn-check-digit',
    title: 'Check whether a company number (ACN) can be right',
    description:
      'An ACN has 9 digits, and the last one is worked out from the others. A company’s ABN usually ends with its ACN.',
    category: 'employment',
    resourceType: 'tool',
    tags: ['ACN', 'business', 'company'],
    url: 'http://www.asic.gov.au/asic/asic.nsf/byheadline/Australian+Company+Number+(ACN)+Check+Digit',
  },
  {
    ref: 'tax-invoice',
    title: 'What a tax invoice must say',
    description:
      'The words “tax invoice”, the seller’s name and ABN, the date, what was sold, quantity and price, and the GST. From $1,000 also the buyer’s name or ABN.',
    category: 'employment',
    resourceType: 'guide',
    tags: ['invoice', 'GST', 'business', 'ATO'],
    url: 'https://www.ato.gov.au/business/manage-your-invoices,-payments-and-records/getting-started/setting-up-your-invoices/if-you-are-registered-for-gst/',
  },
  {
    ref: 'invoice-checklist',
    title: 'Tax invoice checklist',
    description: 'A short list to hold beside an invoice that you write or get.',
    category: 'employment',
    resourceType: 'document',
    tags: ['invoice', 'GST', 'checklist', 'print'],
    sheet: {
      lines: [
        'It says “tax invoice”.',
        'It names the seller and the seller’s ABN.',
        'It has a date.',
        'It says what was sold, how many, and the price.',
        'It says the GST amount, or “total includes GST” when that is exactly one eleventh.',
        'From $1,000 it names the buyer or the buyer’s ABN.',
        'Over $82.50 including GST it must be given within 28 days.',
      ],
      sources: [
        'https://www.ato.gov.au/business/manage-your-invoices,-payments-and-records/getting-started/setting-up-your-invoices/if-you-are-registered-for-gst/',
        'https://www.ikeep.com.au/process/tax-invoice',
      ],
    },
  },
  {
    ref: 'health-data-is-sensitive',
    title: 'Health and disability information: what the Privacy Act asks for',
    description:
      'It is sensitive information. An organisation that collects it needs your consent, and it must be reasonably necessary. It may be used for something else only if that is directly related and you would expect it.',
    category: 'legal',
    resourceType: 'article',
    tags: ['privacy', 'consent', 'health information'],
    url: 'https://resourcehub.bakermckenzie.com/en/resources/global-data-and-cyber-handbook/asia-pacific/australia/topics/legal-bases-for-processing-of-personal-data',
  },
  {
    ref: 'data-breaches',
    title: 'When an organisation must tell you about a data breach',
    description:
      'It must tell you and the privacy regulator when serious harm is likely. It has 30 days to find out whether that is so.',
    category: 'legal',
    resourceType: 'article',
    tags: ['privacy', 'data breach', 'OAIC'],
    url: 'https://oaic.gov.au/privacy-law/privacy-act/notifiable-data-breaches-scheme/exceptions-to-notification-obligations',
  },
  {
    ref: 'privacy-tort',
    title: 'Serious invasions of privacy: you can go to court since June 2025',
    description:
      'Since 10 June 2025 there is a statutory tort for serious invasions of privacy. Doxxing is a crime. From 10 December 2026 privacy policies must tell about automated decisions.',
    category: 'legal',
    resourceType: 'article',
    tags: ['privacy', 'court', 'doxxing', 'automated decisions'],
    url: 'https://lsj.com.au/articles/the-countdown-is-on-for-automated-decision-making-transparency-requirements/',
  },
  {
    ref: 'dating-code',
    title: 'Online dating: what platforms have promised',
    description:
      'A voluntary code, enforced since 1 April 2025. It asks for detection of harm, action on accounts, complaints that are easy to find, and reports in public.',
    category: 'safety',
    resourceType: 'article',
    tags: ['dating', 'online', 'safety', 'code'],
    url: 'https://minister.infrastructure.gov.au/rowland/media-release/online-dating-platforms-now-subject-enforcement',
  },
  {
    ref: 'minimum-age',
    title: 'Social media minimum age: which platforms it covers',
    description:
      'In force since 10 December 2025. Covered platforms must take reasonable steps so that no one under 16 has an account. eSafety explains how to assess a platform.',
    category: 'education',
    resourceType: 'guide',
    tags: ['under 16', 'social media', 'school', 'families', 'eSafety'],
    url: 'https://www.esafety.gov.au/about-us/industry-regulation/social-media-age-restrictions/assessment',
  },
  {
    ref: 'minimum-age-rules',
    title: 'Social media minimum age: the rules and what they leave out',
    description:
      'Messaging and calling, online games, professional networking, education, health and communication between school and family are left out, by their main purpose.',
    category: 'education',
    resourceType: 'document',
    tags: ['under 16', 'social media', 'school', 'rules'],
    url: 'https://www.legislation.gov.au/F2025L00889/asmade/2025-07-30/text/original/epub/OEBPS/document_1/document_1.html',
  },
  {
    ref: 'minimum-age-school',
    title: 'Parents’ consent and the minimum age: a school’s note',
    description: 'A school explains to families that consent of parents does not lift the minimum age.',
    category: 'education',
    resourceType: 'article',
    tags: ['under 16', 'families', 'school', 'consent'],
    url: 'https://sjedow.schoolzineplus.com/newsletter/article/2634?skin=1',
  },
  {
    ref: 'age-and-id',
    title: 'Age checks: you need not show government ID',
    description:
      'A platform may collect government ID or a Digital ID only if it offers a reasonable alternative. Section 63DB of the Online Safety Act.',
    category: 'legal',
    resourceType: 'document',
    tags: ['age check', 'ID', 'privacy', 'online'],
    sheet: {
      lines: [
        'A platform may ask for government ID or a Digital ID only if it offers a reasonable alternative.',
        'This is in section 63DB of the Online Safety Act 2021.',
      ],
      sources: ['Online Safety Act 2021 (Commonwealth), section 63DB, in the copy of AustLII'],
    },
  },
];
