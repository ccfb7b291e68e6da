import { Checkbox, Switch } from '#platform/web/ui/checkbox.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { KindChoice } from '../contract.ts';
import type { Choices } from './choices.ts';
import type { ChoicesState } from './use-choices.ts';

type KindList = 'off' | 'email' | 'pushOff';

const put = (list: KindList, kind: string, isIn: boolean) => (now: Choices) => {
  const others = now[list].filter((one) => one !== kind);
  return { ...now, [list]: isIn ? [...others, kind] : others };
};

/** Every kind that there is, under the headings of the areas, and the ways it takes besides the list. */
export function KindSwitches({ state, hasBrowsers }: { readonly state: ChoicesState; readonly hasBrowsers: boolean }) {
  const { settings, chosen, choose } = state;
  const { mailTo } = settings;
  const set = (list: KindList, kind: string, isIn: boolean, said: string) =>
    choose(put(list, kind, isIn), said, put(list, kind, !isIn));
  return (
    <Section
      title="What we tell you about"
      intro="Each one is listed in your notifications and counted in the header. Changes are saved straight away."
    >
      {mailTo ? (
        <p className="soft section-intro">
          Emails go to {mailTo}, at most one an hour. We leave out what you’ve already read here.
        </p>
      ) : (
        <p className="soft section-intro">
          You can get notifications by email once <Link href="/settings/security">your email address</Link> is
          confirmed.
        </p>
      )}
      {settings.groups.map(({ name, kinds }) => (
        <fieldset key={name} className="kind-group">
          <legend>{name}</legend>
          {kinds.map((one) => {
            const { kind, words, urgent, elsewhere } = one;
            const isOn = !chosen.off.includes(kind);
            const said = (way: string, on: boolean) => `${words}${way}: ${on ? 'on' : 'off'}`;
            return (
              <div key={kind} className="kind">
                <Switch
                  label={words}
                  hint={elsewhere || (urgent ? 'Urgent: this comes during quiet hours and pauses too.' : undefined)}
                  checked={isOn}
                  onChange={(on) => set('off', kind, !on, said('', on))}
                />
                {isOn && (mailTo || hasBrowsers) && (
                  <div className="row kind-ways">
                    {mailTo && (
                      <Way
                        of={one}
                        label="Also by email"
                        checked={chosen.email.includes(kind)}
                        onChange={(on) => set('email', kind, on, said(', by email', on))}
                      />
                    )}
                    {hasBrowsers && (
                      <Way
                        of={one}
                        label="Also in my browsers"
                        checked={!chosen.pushOff.includes(kind)}
                        onChange={(on) => set('pushOff', kind, !on, said(', in browsers', on))}
                      />
                    )}
                  </div>
                )}
              </div>
            );
          })}
        </fieldset>
      ))}
    </Section>
  );
}

const Way = ({
  of: { words },
  label,
  checked,
  onChange,
}: {
  readonly of: KindChoice;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <Checkbox
    label={
      <>
        {label}
        <span className="vh">: {words}</span>
      </>
    }
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);
