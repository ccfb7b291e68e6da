import { dictationPrivacy } from '#platform/web/speech/dictation-privacy.ts';
import { readAloudPrivacy } from '#platform/web/speech/read-aloud.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';

const facts = [
  {
    label: 'Your settings',
    value: 'Only you see them. They are not on your profile, and advertisers never get them.',
  },
  {
    label: 'On this device',
    value: 'A copy of the look is kept here, so that pages do not flash. Signing out removes it.',
  },
  { label: 'Read aloud', value: readAloudPrivacy },
  { label: 'Speaking text', value: dictationPrivacy },
];

export function Privacy() {
  return (
    <Section title="What stays private" id="privacy">
      <Facts items={facts} />
    </Section>
  );
}
