import type { Fact } from './shape.ts';

const other = 'https://www.triplezero.gov.au/triple-zero/other-emergency-numbers';
const relay =
  'https://www.infrastructure.gov.au/media-communications-arts/phone/services-people-disability/accesshub/national-relay-service/emergency-calls-000';
const relayPlan = 'http://ininet.org/national-relay-service-plan-201516-1-introduction-3-1backgroun.html?page=2';

export const emergencyFacts: readonly Fact[] = [
  {
    ref: 'triple-zero',
    title: 'Triple Zero (000): what it is and what it cannot do',
    description:
      'Call 000 for police, fire or ambulance. The call is free. It is for voice only: you cannot send a text message to 000.',
    category: 'safety',
    resourceType: 'guide',
    tags: ['000', 'emergency', 'police', 'ambulance', 'fire'],
    url: other,
  },
  {
    ref: 'triple-zero-55',
    title: 'A 000 call when you cannot speak: press 55',
    description:
      'When no one speaks on a call to 000, an automatic voice asks you to press 55. The call then goes to the police.',
    category: 'safety',
    resourceType: 'guide',
    tags: ['000', 'emergency', 'without speech', '55'],
    url: 'https://lansw.org.au/communication/',
  },
  {
    ref: 'emergency-106',
    title: '106: the emergency number for a TTY',
    description:
      'Use 106 with a TTY (textphone) on a fixed line. Type PPP for police, FFF for fire or AAA for ambulance. It is answered at all hours and goes to the front of the relay queue. It does not work from an ordinary phone, by SMS or by internet relay.',
    category: 'safety',
    resourceType: 'guide',
    tags: ['106', 'emergency', 'TTY', 'Deaf', 'hard of hearing'],
    url: other,
  },
  {
    ref: 'relay-emergency',
    title: 'Emergency calls through the National Relay Service',
    description:
      'You can reach 000 through any call type of the relay service. You don’t need to register in an emergency. Say which service you want and the exact place. Video Relay is not answered first: use another call type.',
    category: 'safety',
    resourceType: 'guide',
    tags: ['relay', 'NRS', 'emergency', 'Auslan', 'Deaf'],
    url: relay,
  },
  {
    ref: 'sms-relay',
    title: 'SMS Relay in an emergency: 0423 677 767',
    description:
      'Text the number 0423 677 767. Write “000”, the service that you want, and your exact address. The relay service makes the call for you.',
    category: 'safety',
    resourceType: 'guide',
    tags: ['SMS', 'relay', 'emergency', 'Deaf', 'text'],
    url: 'https://deafsociety.org.au/community_programs/page/emergency_information',
  },
  {
    ref: 'relay-numbers',
    title: 'National Relay Service: numbers on one page',
    description: 'Voice Relay, TTY and SMS Relay numbers as a short text that you can print or keep on your phone.',
    category: 'safety',
    resourceType: 'document',
    tags: ['relay', 'NRS', 'numbers', 'TTY', 'print'],
    sheet: {
      lines: [
        'Voice Relay: 1300 555 727. Toll-free: 1800 555 727.',
        'TTY: 133 677. Toll-free: 1800 555 677.',
        'SMS Relay: 0423 677 767.',
        'Calls outside emergencies need registration since 20 April 2021. Emergency calls do not.',
        'The service runs at all hours, except Video Relay, which has limited hours.',
      ],
      sources: [relayPlan, relay],
    },
  },
  {
    ref: 'relay-types',
    title: 'Ways to make a call through the National Relay Service',
    description:
      'NRS Chat, NRS Captions, SMS Relay, Video Relay in Auslan, TTY and the NRS app. Use outside emergencies needs registration. All of them run at all hours except Video Relay.',
    category: 'technology',
    resourceType: 'guide',
    tags: ['relay', 'NRS', 'phone', 'captions', 'Auslan'],
    url: 'http://operational.servicesaustralia.gov.au/public/Pages/initial-contact-general/106-01040000-01.html',
  },
  {
    ref: 'tis-national',
    title: 'TIS National: an interpreter on the phone',
    description:
      'Call 131 450 at any hour for an interpreter. Many help lines can be reached in your language this way.',
    category: 'safety',
    resourceType: 'guide',
    tags: ['interpreter', 'languages', 'phone'],
    sheet: {
      lines: [
        'TIS National: 131 450, at all hours.',
        'Help lines that can be reached through it: Lifeline, the National Disability Abuse and Neglect Hotline, the NDIS National Contact Centre and Disability Gateway.',
      ],
      sources: ['https://www.llg.org.au/contact/accessibility'],
    },
  },
];
