/** How two people meet. */
export const formats = ['text', 'captioned', 'auslan', 'voice', 'inPerson'] as const;
export type BookingFormat = (typeof formats)[number];

export const formatWords: Readonly<Record<BookingFormat, string>> = {
  text: 'Text chat',
  captioned: 'Captioned video call',
  auslan: 'Auslan video call',
  voice: 'Voice call',
  inPerson: 'In person',
};
