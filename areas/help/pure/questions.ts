/** The questions of the FAQ by the fragment of their address: /faq#undo. */
export const faqQuestions = {
  who: 'Who is Doorways for?',
  account: 'Do I need an account?',
  age: 'How old must I be?',
  name: 'Must I use my real name?',
  look: 'Can I change how the pages look and behave?',
  keyboard: 'Can I use everything by keyboard?',
  'bad-day': 'What are bad-day settings?',
  pictures: 'I cannot describe my picture. Can I still post it?',
  order: 'Who decides which posts I see?',
  report: 'How do I report something?',
  undo: 'I deleted a post by mistake. Can I get it back?',
  missed: 'A message disappeared before I had read it. Where is it?',
  leave: 'How do I close my account?',
} as const;
export type FaqId = keyof typeof faqQuestions;
