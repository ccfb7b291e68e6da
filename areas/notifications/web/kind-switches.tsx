import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Choices } from './choices.ts';
import type { ChoicesState } from './use-choices.ts';

const turn = (kind: string, on: boolean) => (now: Choices) => {
  const others = now.off.filter((one) => one !== kind);
  return { ...now, off: on ? others : [...others, kind] };
};

/** Every kind that there is, under the headings of the areas. */
export function KindSwitches({ state: { settings, chosen, choose } }: { readonly state: ChoicesState }) {
  const set = (kind: string, words: string, on: boolean) =>
    choose(turn(kind, on), `${words}: ${on ? 'on' : 'off'}`, turn(kind, !on));
  return (
    <Section
      title="What you are told"
      intro="Each is written in your notifications and counted in the header. Changes are saved at once."
    >
      {settings.groups.map(({ name, kinds }) => (
        <fieldset key={name} className="kind-group">
          <legend>{name}</legend>
          {kinds.map(({ kind, words, urgent }) => (
            <Switch
              key={kind}
              label={words}
              hint={urgent ? 'Urgent: it comes in quiet hours and pauses too.' : undefined}
              checked={!chosen.off.includes(kind)}
              onChange={(on) => set(kind, words, on)}
            />
          ))}
        </fieldset>
      ))}
    </Section>
  );
}
