import type { Fact } from './shape.ts';

const release =
  'https://newshub.medianet.com.au/2024/09/lifeline-urges-australians-to-get-to-know-all-the-ways-to-reach-out-for-support/66068';

export const helpLineFacts: readonly Fact[] = [
  {
    ref: 'lifeline-text',
    title: 'Lifeline: 13 11 14, by phone, text or chat',
    description:
      'Crisis support at all hours. Call 13 11 14, text 0477 13 11 14, or chat on their website. It can be reached through the National Relay Service and TIS National.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['crisis', 'suicide prevention', 'text', 'chat', 'at all hours'],
    url: 'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
  },
  {
    ref: 'kids-helpline',
    title: 'Kids Helpline: 1800 55 1800, for ages 5 to 25',
    description: 'Phone and web chat at all hours, and email. For children and young people from 5 to 25.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['young people', 'children', 'counselling', 'chat'],
    url: 'https://www.healthdirect.gov.au/australian-health-services/healthcare-service/virtual/kids-helpline/parenting-and-family-support/d10bd0b6-ccdc-f931-4e60-af7b09787dcf',
  },
  {
    ref: 'qlife',
    title: 'QLife: 1800 184 527, for LGBTIQ+ people',
    description:
      'Peer support by phone and web chat, 3 pm to midnight in your local time, every day. It is not a crisis service.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['LGBTIQ', 'peer support', 'chat'],
    url: 'https://www.qlife.org.au/faqs',
  },
  {
    ref: 'beyond-blue',
    title: 'Beyond Blue: 1300 22 4636',
    description: 'Support by phone and web chat at all hours. There are moderated forums as well.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['anxiety', 'depression', 'chat', 'at all hours'],
    sheet: {
      lines: ['Phone: 1300 22 4636, at all hours.', 'Web chat and moderated forums on their website.'],
      sources: ['https://fortitudevalleynews.com.au/beyond-blue-mental-health-support-never-takes-a-holiday'],
    },
  },
  {
    ref: 'suicide-call-back',
    title: 'Suicide Call Back Service: 1300 659 467',
    description: 'Phone, online chat and video at all hours.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['suicide prevention', 'counselling', 'video', 'at all hours'],
    sheet: {
      lines: ['Phone: 1300 659 467, at all hours.', 'Online chat and video on their website.'],
      sources: [release],
    },
  },
  {
    ref: 'mensline',
    title: 'MensLine: 1300 78 99 78',
    description: 'Counselling for men by phone, at all hours.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['men', 'counselling', 'at all hours'],
    sheet: { lines: ['Phone: 1300 78 99 78, at all hours.'], sources: [release] },
  },
  {
    ref: 'blue-knot',
    title: 'Blue Knot: 1300 657 380',
    description: 'A phone line from 9 am to 5 pm, eastern time, every day.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['trauma', 'counselling'],
    sheet: {
      lines: ['Phone: 1300 657 380, 9 am to 5 pm eastern time, every day.'],
      sources: ['https://www.tandemcarers.org.au/Web/Web/COVID-19/Mental-Health-Support.aspx'],
    },
  },
  {
    ref: 'thirteen-yarn',
    title: '13YARN: 13 92 76',
    description: 'A phone line for Aboriginal and Torres Strait Islander people.',
    category: 'mental_health',
    resourceType: 'directory',
    tags: ['Aboriginal', 'Torres Strait Islander', 'crisis', 'yarn'],
    sheet: {
      lines: ['Phone: 13 92 76.'],
      sources: ['https://www.gregpiper1.com/index.cfm?module=news&pagemode=indiv&page_id=2150592'],
    },
  },
  {
    ref: '1800respect',
    title: '1800RESPECT: 1800 737 732, by phone, text or chat',
    description:
      'Support for people who live with domestic, family or sexual violence. Phone, text and chat at all hours; video calls on business days, with interpreters.',
    category: 'safety',
    resourceType: 'directory',
    tags: ['family violence', 'sexual violence', 'text', 'chat', 'video', 'interpreter'],
    sheet: {
      lines: [
        'Phone: 1800 737 732, at all hours.',
        'Text: 0458 737 732. It ends after 6 minutes of silence. Write STOP or X to end it. In English when it began.',
        'Web chat at all hours. Video calls on business days, with interpreters.',
      ],
      sources: [
        'https://thedailyaus.com.au/stories/1800-respect-text-messaging/',
        'https://thedailyaus.com.au/stories/1800-respect-launches-video-call-counselling/',
      ],
    },
  },
  {
    ref: 'abuse-hotline',
    title: 'National Disability Abuse and Neglect Hotline: 1800 880 052',
    description:
      'Report abuse or neglect of people with disability. You may stay anonymous. Monday to Friday, 9 am to 7 pm eastern time, not on national holidays. It is not a crisis service.',
    category: 'safety',
    resourceType: 'directory',
    tags: ['abuse', 'neglect', 'complaint', 'anonymous'],
    url: 'https://jobaccess.gov.au/complaints/hotline',
  },
  {
    ref: 'help-lines-sheet',
    title: 'Help lines on one page',
    description: 'Numbers and hours of the crisis and support lines, as a plain text to print or to keep on a phone.',
    category: 'mental_health',
    resourceType: 'document',
    tags: ['numbers', 'print', 'crisis', 'offline'],
    sheet: {
      lines: [
        'In danger: 000. With a TTY: 106. SMS Relay: 0423 677 767.',
        'Lifeline: 13 11 14, text 0477 13 11 14, at all hours.',
        'Suicide Call Back Service: 1300 659 467, at all hours.',
        'Beyond Blue: 1300 22 4636, at all hours.',
        '1800RESPECT: 1800 737 732, text 0458 737 732, at all hours.',
        'Kids Helpline (5 to 25): 1800 55 1800, at all hours.',
        'MensLine: 1300 78 99 78, at all hours.',
        '13YARN: 13 92 76.',
        'QLife: 1800 184 527, 3 pm to midnight local time.',
        'Interpreter (TIS National): 131 450, at all hours.',
      ],
      sources: ['https://www.triplezero.gov.au/triple-zero/other-emergency-numbers', release],
    },
  },
];
