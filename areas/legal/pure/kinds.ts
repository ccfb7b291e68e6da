/** What a request can name; each is declared by the area that has it. What is not here is never given out. */
export const partKinds = ['account', 'relationship_profile', 'messages_with', 'report'] as const;
export type PartKind = (typeof partKinds)[number];

/** These need to say which one. */
export const isNumbered = (kind: PartKind) => kind === 'messages_with' || kind === 'report';

const words: Readonly<Record<PartKind, string>> = {
  account: 'account facts and sign-ins',
  relationship_profile: 'relationship profile with photos',
  messages_with: 'messages with member',
  report: 'the case of report',
};

export interface Part {
  readonly kind: PartKind;
  readonly number: number | null;
}

/** "messages with member 12" */
export const partWords = ({ kind, number }: Part) => (number === null ? words[kind] : `${words[kind]} ${number}`);

/** In a column: "messages_with:12". */
export const partText = ({ kind, number }: Part) => (number === null ? kind : `${kind}:${number}`);

export function partOf(text: string): Part {
  const [name, number] = text.split(':');
  const kind = partKinds.find((one) => one === name);
  if (!kind) throw new Error('A request names a part that we do not know.');
  return { kind, number: number === undefined ? null : Number(number) };
}
