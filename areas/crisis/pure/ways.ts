import type { Region } from '../contract.ts';

export interface Way {
  readonly number: string;
  /** Null where an ordinary phone must not dial it. */
  readonly href: string | null;
  readonly words: string;
}

/** Whom to reach in danger, by the region. */
export const ways: Readonly<Record<Region, readonly Way[]>> = {
  AU: [
    {
      number: 'Emergency 000',
      href: 'tel:000',
      words: 'Police, fire or ambulance. Voice only: you can’t text 000.',
    },
    {
      number: '0423 677 767',
      href: 'sms:0423677767',
      words: 'SMS relay. Text “000”, the service you need and your exact address.',
    },
    {
      number: '1800 555 727',
      href: 'tel:1800555727',
      words: 'Voice relay of the National Relay Service, if people find your speech hard to understand.',
    },
    { number: '106', href: null, words: 'With a TTY (textphone) on a fixed line only. It cannot take text messages.' },
    { number: '13 11 14', href: 'tel:131114', words: 'Lifeline. Someone to talk to, day or night.' },
  ],
  US: [{ number: 'Emergency 911', href: 'tel:911', words: 'Police, fire or ambulance.' }],
};
