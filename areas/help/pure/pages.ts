import { fields } from '#platform/contract/preferences.ts';
import { faqQuestions } from './questions.ts';

/** A page, an answer or a setting that the search of the whole site finds. */
export interface FoundPage {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly of: 'Help' | 'Settings';
  /** Other words that people look for it by. */
  readonly words: string;
  /** Guests can’t open it. */
  readonly members?: boolean;
}

const help = (href: string, title: string, text: string, words = ''): FoundPage => ({
  ...{ href, title, text, words },
  of: 'Help',
});
const setting = (href: string, title: string, text: string, words = ''): FoundPage => ({
  ...{ href, title, text, words },
  of: 'Settings',
  members: true,
});

/** What people call a setting who don’t know its name. */
const everyday: Readonly<Partial<Record<(typeof fields)[number]['name'], string>>> = {
  fontSize: 'font bigger smaller large zoom size',
  fontFamily: 'font dyslexia dyslexic typeface',
  colorScheme: 'dark mode night theme colour',
  contrastLevel: 'high contrast low vision',
  reduceMotion: 'animation moving dizzy',
  keyboardNavigation: 'keyboard shortcut hotkey',
  textToSpeech: 'read aloud listen voice speak',
  speechToText: 'dictation speak voice typing microphone',
  simplifiedLayout: 'simple easy plain less',
};

export const foundPages: readonly FoundPage[] = [
  help('/faq', 'FAQ', 'Questions that people ask about Doorways, with answers.', 'help questions answers support'),
  ...Object.entries(faqQuestions).map(([id, question]) => help(`/faq#${id}`, question, 'A question of the FAQ.')),
  help('/contact-support', 'Contact Support', 'Write to the people who run Doorways.', 'help email phone ask problem'),
  help('/report-content', 'Report Content', 'Report something by its address.', 'abuse complain harm bullying'),
  help('/safety-center', 'Safety Center', 'How to stay safe here, and what to do.', 'safe bullying scam block harm'),
  help('/community-guidelines', 'Community Guidelines', 'What is fine here, and what is not.', 'rules behaviour'),
  help(
    '/accessibility-statement',
    'Accessibility Statement',
    'What works with which devices, and what does not yet.',
    'wcag screen reader standards',
  ),
  help(
    '/privacy-policy',
    'Privacy Policy',
    'What we keep about you, why, and for how long.',
    'data personal information',
  ),
  help('/terms-of-service', 'Terms of Service', 'What you and we agree on.', 'conditions legal agreement'),
  help(
    '/crisis-support',
    'Crisis Support',
    'Help in danger and in distress, at any time.',
    'emergency suicide lifeline',
  ),
  ...fields.map(
    ({ name, label, help: text }): FoundPage => ({
      href: `/accessibility#setting-${name}`,
      title: label,
      text,
      of: 'Settings',
      words: `accessibility ${everyday[name] ?? ''}`,
    }),
  ),
  {
    href: '/accessibility',
    title: 'Accessibility',
    text: 'All settings for how pages look, sound and behave.',
    of: 'Settings',
    words: 'settings preferences options display',
  },
  setting(
    '/settings/security',
    'Sign-in and security',
    'Your password, your email address, passkeys and devices.',
    'change password two-step email address settings log out session',
  ),
  setting(
    '/settings/privacy',
    'Your data and privacy',
    'What you agreed to, a copy of your data, and closing your account.',
    'delete account download export consent settings',
  ),
  setting(
    '/notifications/settings',
    'Notification settings',
    'What you are told about, where and when.',
    'email push quiet hours bell turn off settings',
  ),
  setting(
    '/messages/settings',
    'Message settings',
    'Who can write to you, and how.',
    'chat settings requests receipts',
  ),
  setting('/settings/muted', 'Muted members, words and tags', 'What you don’t want to see.', 'mute hide filter block'),
  setting(
    '/access-passport',
    'Access passport',
    'Your access needs on one card, shared when you choose.',
    'needs card',
  ),
  setting(
    '/supporters',
    'Supporters',
    'Someone who helps you here, and what they may do.',
    'carer family worker access',
  ),
];
