import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ProfileControls } from './profile-controls.ts';

/** Six switches; each saves at once. */
export function QuickSettings({ profile, set, follows }: ProfileControls) {
  const isLarge = profile.fontSize === 'large' || profile.fontSize === 'extra-large';
  return (
    <Section title="Quick settings" intro="Each switch is saved at once, and applies to every page.">
      <div className="profile-controls">
        <Switch
          label="AI content description"
          hint="Writes the description of each picture below it, in posts. People write the descriptions; nothing is made up."
          checked={profile.autoAltText}
          onChange={(on) => set('autoAltText', on)}
        />
        <Switch
          label="Voice-to-text"
          hint="Text fields get a button that writes what you say."
          checked={profile.voiceToText}
          onChange={(on) => set('voiceToText', on)}
        />
        <Switch
          label="Screen reader optimization"
          hint="Says more in words, in an order that suits screen readers."
          checked={profile.screenReaderOptimized}
          onChange={(on) => set('screenReaderOptimized', on)}
        />
        <Switch
          label="High contrast"
          hint={`Stronger edges and darker text. ${follows('colorContrastLevel') ? 'For now it is the same as your device.' : ''}`.trim()}
          checked={profile.colorContrastLevel !== 'normal'}
          onChange={(on) => set('colorContrastLevel', on ? 'high' : 'normal')}
        />
        <Switch
          label="Large text"
          hint="Makes all text larger."
          checked={isLarge}
          onChange={(on) => set('fontSize', on ? 'large' : 'medium')}
        />
        <Switch
          label="Audio descriptions"
          hint="Plays the described version of a video where there is one. A button reads picture descriptions."
          checked={profile.contentFormat === 'audio'}
          onChange={(on) => set('contentFormat', on ? 'audio' : 'standard')}
        />
      </div>
    </Section>
  );
}
