/** One line, without spaces around it. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a card says for somebody who cannot call. It never leaves the device by itself. */
export interface SpeakCard {
  readonly service: CardService;
  /** What is happening. */
  readonly what: string;
  /** The exact place. */
  readonly where: string;
  /** Who needs help. */
  readonly who: string;
  readonly communicate: readonly Communication[];
  /** How I communicate, in own words. */
  readonly own: string;
}

export const cardServices = ['ambulance', 'police', 'fire'] as const;
export type CardService = (typeof cardServices)[number];

/** Stored in the browser, so a rename forgets what somebody chose. */
export const communications = [
  'no-speech',
  'deaf',
  'hard-of-hearing',
  'device',
  'hard-to-understand',
  'auslan',
  'text',
] as const;
export type Communication = (typeof communications)[number];

export const communicationWords: Readonly<Record<Communication, string>> = {
  'no-speech': 'I can’t speak',
  deaf: 'I am Deaf',
  'hard-of-hearing': 'I am hard of hearing',
  device: 'I use a communication device or board',
  'hard-to-understand': 'My speech is hard to understand',
  auslan: 'I use Auslan',
  text: 'Text me',
};

export const emptyCard: SpeakCard = { service: 'ambulance', what: '', where: '', who: '', communicate: [], own: '' };

/** Most characters of one answer: a text message is short. */
export const cardLimit = 200;

const sentence = (text: string) => {
  const said = oneLine(text);
  return said === '' || /[.!?…]$/.test(said) ? said : `${said}.`;
};
const join = (parts: readonly string[]) => parts.filter(Boolean).join(' ');

const howTo = ({ communicate, own }: SpeakCard) => [
  ...communicate.map((each) => sentence(communicationWords[each])),
  sentence(own),
];

/** For the SMS relay: the number, the service and the address come first, then the rest. */
export const relayText = (card: SpeakCard): string =>
  join([
    `000 ${card.service.toUpperCase()}.`,
    sentence(card.where),
    sentence(card.what),
    card.who.trim() && sentence(`For ${card.who}`),
    ...howTo(card),
  ]);

const asked: Readonly<Record<CardService, string>> = {
  ambulance: 'Please call 000 for me and ask for an ambulance.',
  police: 'Please call 000 for me and ask for the police.',
  fire: 'Please call 000 for me and ask for the fire brigade.',
};

/** To show or to read aloud to somebody nearby; one line each. */
export const cardLines = (card: SpeakCard): readonly string[] =>
  [
    asked[card.service],
    sentence(card.what),
    card.where.trim() && sentence(`The place is ${card.where}`),
    card.who.trim() && sentence(`The person is ${card.who}`),
    ...howTo(card),
  ].filter(Boolean);

/** The SMS relay with the message in it; phones of both kinds read "?&body=". */
export const relayLink = (card: SpeakCard): string => `sms:0423677767?&body=${encodeURIComponent(relayText(card))}`;

/** A stored card, or whatever of it can be read. */
export function readCard(text: string | null): SpeakCard | undefined {
  try {
    const given = JSON.parse(text ?? 'null') as Partial<Record<keyof SpeakCard, unknown>> | null;
    if (!given || typeof given !== 'object') return undefined;
    const string = (value: unknown) => (typeof value === 'string' ? value.slice(0, cardLimit) : '');
    const chosen = Array.isArray(given.communicate) ? given.communicate : [];
    return {
      service: cardServices.find((each) => each === given.service) ?? 'ambulance',
      what: string(given.what),
      where: string(given.where),
      who: string(given.who),
      communicate: communications.filter((each) => chosen.includes(each)),
      own: string(given.own),
    };
  } catch {
    return undefined;
  }
}
