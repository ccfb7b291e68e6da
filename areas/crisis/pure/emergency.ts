import { always, call, relay, type ServiceFacts, sms, tty, website } from './facts.ts';

export const emergencyAu: readonly ServiceFacts[] = [
  {
    id: 'triple-zero',
    name: 'Triple Zero (000)',
    group: 'emergency',
    needs: ['danger'],
    purpose: 'Police, fire and ambulance. The call is free.',
    audience: '',
    channels: [call('000', 'Voice only. You can’t text 000.')],
    ...always,
    relay: 'If you can’t speak, stay on the line. When the automatic voice asks, press 55.',
    caution: '911 doesn’t work in Australia.',
  },
  {
    id: 'sms-relay',
    name: 'SMS Relay to Triple Zero',
    group: 'emergency',
    needs: ['danger'],
    purpose: 'Text “000”, the service you want and your exact address. The National Relay Service makes the call.',
    audience: 'People who are Deaf, hard of hearing or have a speech impairment',
    channels: [sms('0423 677 767')],
    ...always,
    relay: 'You don’t need to register in an emergency.',
    caution: '',
  },
  {
    id: 'tty-106',
    name: '106 by TTY',
    group: 'emergency',
    needs: ['danger'],
    purpose: 'Type PPP for police, FFF for fire or AAA for ambulance. The call goes to the front of the relay queue.',
    audience: 'People with a TTY on a fixed line',
    channels: [tty('106', 'Not from an ordinary phone, not by SMS and not by internet relay.')],
    ...always,
    relay: '',
    caution: '',
  },
  {
    id: 'nrs',
    name: 'National Relay Service',
    group: 'emergency',
    needs: ['danger'],
    purpose: 'Relays a call to 000 through any of its call types. Say which service you want and your exact place.',
    audience: 'People who are Deaf, hard of hearing or have a speech impairment',
    channels: [
      relay('1300 555 727', 'Voice Relay'),
      relay('1800 555 727', 'Voice Relay, toll-free'),
      tty('133 677'),
      tty('1800 555 677', 'Toll-free'),
      website('chat', 'NRS Chat', 'accesshub.gov.au'),
      {
        ...website(
          'video',
          'Video Relay in Auslan',
          'accesshub.gov.au',
          'Limited hours, and emergency calls aren’t answered first.',
        ),
        hours: { kind: 'unknown' },
      },
    ],
    ...always,
    relay: 'You don’t need to register in an emergency. Other calls need registration.',
    caution:
      'Video Relay has limited hours, and emergency calls aren’t answered first. Use another call type in an emergency.',
  },
];

export const emergencyUs: readonly ServiceFacts[] = [
  {
    id: 'emergency-911',
    name: 'Emergency 911',
    group: 'emergency',
    needs: ['danger'],
    purpose: 'Police, fire and ambulance.',
    audience: '',
    channels: [call('911')],
    ...always,
    relay: '',
    caution: '',
  },
];
