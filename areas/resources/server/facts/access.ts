import type { Fact } from './shape.ts';

const ud = 'https://universaldesignaustralia.net.au/easy-english-same-as-easy-read/';
const coga = 'https://w3.org/TR/coga-usable';

export const accessFacts: readonly Fact[] = [
  {
    ref: 'easy-read',
    title: 'How to write Easy Read',
    description:
      'The Australian Government Style Manual on Easy Read: short sentences, a picture with each idea, and publishing it at the same time and place as the original.',
    category: 'education',
    resourceType: 'guide',
    tags: ['Easy Read', 'writing', 'plain language', 'pictures'],
    url: 'https://stylemanual.gov.au/format-writing-and-structure/content-formats/easy-read',
  },
  {
    ref: 'easy-read-checklist',
    title: 'Easy Read checklist',
    description: 'Fourteen things to look for in a text that calls itself Easy Read.',
    category: 'education',
    resourceType: 'document',
    tags: ['Easy Read', 'checklist', 'writing', 'print'],
    sheet: {
      lines: [
        'About 10 words in a sentence.',
        'School grade 4.',
        'A picture with each idea.',
        'The picture is left of the text.',
        'One idea on a line.',
        'Hard words are bold.',
        'There is a word list.',
        'Letters of 14 to 16 point, without serifs.',
        'Lines 1.5 apart, ragged on the right.',
        'Numbers as numerals.',
        'No contractions.',
        'No initials in place of words.',
        'Published with the source, as a web page and as an accessible PDF.',
        'Tried out with the people it is for.',
      ],
      sources: [
        'https://stylemanual.gov.au/format-writing-and-structure/content-formats/easy-read',
        'https://voiceatthetable.com.au/resources/consumer-participation-kit/tips-for-easy-english/',
      ],
    },
  },
  {
    ref: 'easy-english',
    title: 'Easy English and Easy Read are not the same',
    description:
      'Easy English is simpler: about 5 words in a sentence, 3 to 4 sentences on a page, a picture with each. It tells people what to do. In Australia 44 % of adults have low literacy.',
    category: 'education',
    resourceType: 'article',
    tags: ['Easy English', 'Easy Read', 'literacy', 'writing'],
    url: ud,
  },
  {
    ref: 'auslan-first-language',
    title: 'Auslan as a first language',
    description:
      'At the 2021 Census 16,242 people used Auslan at home. For many of them English is a second or later language, so captions alone do not do.',
    category: 'education',
    resourceType: 'article',
    tags: ['Auslan', 'Deaf', 'captions', 'language'],
    url: 'https://www.informationaccessgroup.com/news/Auslan_as_a_first_language.html',
  },
  {
    ref: 'auslan-translation',
    title: 'What the standards are for translations into Auslan',
    description: 'Research from Macquarie University on the evidence behind Auslan translation standards.',
    category: 'education',
    resourceType: 'article',
    tags: ['Auslan', 'translation', 'research'],
    url: 'https://researchers.mq.edu.au/en/publications/what-standards-the-need-for-evidence-based-auslan-translation-sta/',
  },
  {
    ref: 'auslan-in-videos',
    title: 'Why government videos should have Auslan',
    description:
      'An opinion of the Centre for Accessibility Australia. Sign language is a higher level (AAA) of the web guidelines, and people ask for it.',
    category: 'technology',
    resourceType: 'article',
    tags: ['Auslan', 'video', 'WCAG', 'Deaf'],
    url: 'https://accessibility.org.au/opinion-its-time-for-australian-government-videos-to-have-auslan',
  },
  {
    ref: 'as-en-301549',
    title: 'AS EN 301 549: the Australian standard for accessible technology',
    description:
      'What governments ask for when they buy technology. It takes in the web guidelines at level AA and adds rules for captions, real-time text and support.',
    category: 'technology',
    resourceType: 'handbook',
    tags: ['standard', 'procurement', 'WCAG', 'EN 301 549'],
    url: 'https://www.accessibility.org.au/policy/australian-policy/',
  },
  {
    ref: 'coga',
    title: 'Making content usable for people with cognitive and learning disability',
    description:
      'Guidance of the W3C with eight aims, such as: clear purpose, things that can be found, clear words, undo, focus, and no reliance on memory.',
    category: 'technology',
    resourceType: 'handbook',
    tags: ['COGA', 'W3C', 'cognitive', 'learning disability'],
    url: coga,
  },
  {
    ref: 'wcag-22-new',
    title: 'What is new in WCAG 2.2, in six lines',
    description: 'Six new rules for websites that you can try out by hand, without a tool.',
    category: 'technology',
    resourceType: 'document',
    tags: ['WCAG', 'website', 'checklist', 'keyboard'],
    sheet: {
      lines: [
        '2.4.11 What has the focus is not hidden behind something else.',
        '2.5.7 Whatever is dragged can also be done another way.',
        '2.5.8 What you press is at least 24 pixels wide and high.',
        '3.2.6 Help is in the same place on every page.',
        '3.3.7 No one has to type the same thing twice.',
        '3.3.8 Signing in asks for no puzzle and no memory.',
      ],
      sources: ['https://www.w3.org/TR/WCAG22/'],
    },
  },
  {
    ref: 'dda-websites',
    title: 'The Disability Discrimination Act covers websites and apps',
    description:
      'The Act of 1992 holds for public and private ones. The Human Rights Commission’s notes of 2014 are replaced by guidelines of 2025 on digital goods and services.',
    category: 'legal',
    resourceType: 'article',
    tags: ['DDA', 'discrimination', 'website', 'law'],
    url: 'https://bullying.humanrights.gov.au/our-work/disability-rights/world-wide-web-access-disability-discrimination-act-advisory-notes-ver',
  },
  {
    ref: 'aac-online',
    title: 'Online spaces and people who use AAC',
    description:
      'Research: people who use augmentative and alternative communication are among the least included online. A support partner often takes part.',
    category: 'technology',
    resourceType: 'article',
    tags: ['AAC', 'communication', 'research'],
    url: 'https://frontiersin.org/articles/10.3389/fcomm.2023.1180257/full',
  },
  {
    ref: 'aac-symbol-chat',
    title: 'Talking from afar with symbols: what is missing',
    description: 'A paper from the ISAAC conference on chatting with symbols while a partner helps.',
    category: 'technology',
    resourceType: 'article',
    tags: ['AAC', 'symbols', 'chat', 'research'],
    url: 'https://conference.isaac-online.org/?p=5830',
  },
];
