import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { Profile } from '../../pure/profile/profile.ts';
import type { ProfileControls } from './profile-controls.ts';

const options = {
  colorContrastLevel: [
    { value: 'normal', label: 'Normal' },
    { value: 'high', label: 'High' },
    { value: 'maximum', label: 'Maximum' },
  ],
  fontSize: [
    { value: 'small', label: 'Small' },
    { value: 'medium', label: 'Medium' },
    { value: 'large', label: 'Large' },
    { value: 'extra-large', label: 'Extra large' },
  ],
  contentFormat: [
    { value: 'standard', label: 'Standard' },
    { value: 'audio', label: 'Audio' },
  ],
  navigationPreference: [
    { value: 'standard', label: 'Standard' },
    { value: 'keyboard', label: 'Keyboard' },
    { value: 'voice', label: 'Voice' },
    { value: 'eye-tracking', label: 'Eye tracking' },
  ],
} as const;

const fields = [
  { field: 'colorContrastLevel', label: 'Contrast level', hint: 'Maximum also leaves out see-through layers.' },
  { field: 'fontSize', label: 'Font size', hint: 'Large and Extra large are the same as Large text.' },
  { field: 'contentFormat', label: 'Content format', hint: 'Audio is the same as Audio descriptions.' },
  {
    field: 'navigationPreference',
    label: 'Navigation preference',
    hint: 'Turns on what helps. Keyboard: extra shortcuts and a thicker focus ring. Voice: longer descriptions. Eye tracking: click help.',
  },
] as const;

const device = 'For now it is the same as your device.';

/** Selects and switches; each saves at once, and keeps its switch among the quick settings in step. */
export function DetailedPreferences({ profile, set, follows }: ProfileControls) {
  return (
    <Section title="Detailed preferences" intro="Each choice is saved at once.">
      <div className="profile-controls">
        {fields.map(({ field, label, hint }) => (
          <Select
            key={field}
            label={label}
            hint={follows(field) ? `${hint} ${device}` : hint}
            options={options[field]}
            value={profile[field]}
            onChange={(event) => set(field, event.currentTarget.value as Profile[typeof field])}
          />
        ))}
        <Switch
          label="Animations"
          hint={follows('animationsEnabled') ? device : 'Off stops moving and sliding on every page.'}
          checked={profile.animationsEnabled}
          onChange={(on) => set('animationsEnabled', on)}
        />
        <Switch
          label="Auto-play"
          hint={follows('autoPlayMedia') ? device : 'On lets videos begin by themselves, without sound.'}
          checked={profile.autoPlayMedia}
          onChange={(on) => set('autoPlayMedia', on)}
        />
      </div>
    </Section>
  );
}
