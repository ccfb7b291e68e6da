import { type ReactNode, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { playSound } from '#platform/web/preferences/sounds.ts';
import { canListen } from '#platform/web/speech/can-listen.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { VrSettings } from '../contract.ts';
import { commandOf } from '../pure/commands.ts';
import { type AdaptiveControl, adaptiveControls, limits, views } from '../pure/options.ts';
import { sceneOf } from '../pure/scenes.ts';
import { useSaveSettings, useSettings } from './data.ts';
import { useDwell } from './dwell.ts';
import { HandChoice } from './room/hand.tsx';
import { MovePad } from './room/move-pad.tsx';
import { SwitchControl } from './switch-control.tsx';
import { controlWords, viewWords } from './words.ts';

/** VR-10, VR-11: what each control does, on or off for all spaces, and a place to try it. */
export function ControlsTab() {
  const { data, error, loading, retry, refreshing } = useSettings();
  if (loading) return <Spinner label="Loading your settings" />;
  if (!data) {
    return (
      <ErrorState title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Controls settings={data} />
      <Looks settings={data} />
    </>
  );
}

const bodyOf = ({ adaptiveControls: used, scanEvery, looks, view }: VrSettings): VrSettings => ({
  adaptiveControls: used,
  scanEvery,
  looks,
  view,
});

function Controls({ settings }: { readonly settings: VrSettings }) {
  // What was chosen is shown at once, and until the settings are read again.
  const [chosen, setChosen] = useState<{ readonly over: VrSettings; readonly settings: VrSettings }>();
  const save = useSaveSettings({
    onFail: (error) => {
      setChosen(undefined);
      failed('Couldn’t save your choice')(error);
    },
  });
  const shown = chosen && (save.pending || chosen.over === settings) ? chosen.settings : settings;
  const set = (change: Partial<VrSettings>) => {
    const next = { ...bodyOf(shown), ...change };
    setChosen({ over: settings, settings: next });
    save.mutate(next);
  };
  return (
    <Section
      title="Adaptive Controls"
      intro="What you turn on is used in every space that you enter, and is listed with your session. Only you see that list."
    >
      <ul className="vr-controls plain-list">
        {adaptiveControls.map((control) => {
          const { label, does } = controlWords[control];
          const used = shown.adaptiveControls.includes(control);
          return (
            <li key={control}>
              <Switch
                label={label}
                hint={does}
                checked={used}
                onChange={(on) =>
                  set({
                    adaptiveControls: adaptiveControls.filter((one) =>
                      one === control ? on : shown.adaptiveControls.includes(one),
                    ),
                  })
                }
              />
              <Try control={control} settings={shown} onSpeed={(scanEvery) => set({ scanEvery })} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface TryProps {
  readonly control: AdaptiveControl;
  readonly settings: VrSettings;
  readonly onSpeed: (scanEvery: number) => void;
}

function Try({ control, settings, onSpeed }: TryProps): ReactNode {
  switch (control) {
    case 'voice_commands':
      return <TryCommand />;
    case 'eye_tracking':
      return <TryDwell />;
    case 'one_handed':
      return (
        <div className="vr-try stack">
          <MovePad
            onStep={(turn) => announce(padWords(turn))}
            onTurn={(by) => announce(by < 0 ? 'Turned left.' : 'Turned right.')}
          />
          <HandChoice />
        </div>
      );
    case 'seated':
      return <TrySeat />;
    case 'audio_cues':
      return (
        <div className="vr-try row">
          <Button onClick={() => playSound('notice', { asked: true })}>Hear someone come in</Button>
          <Button onClick={() => playSound('move', { asked: true })}>Hear a step</Button>
          <Button onClick={() => playSound('message', { asked: true })}>Hear a message</Button>
        </div>
      );
    case 'switch_controls':
      return <TrySwitch every={settings.scanEvery} onSpeed={onSpeed} />;
  }
}

const padWords = (turn: number) =>
  turn === 0 ? 'One step ahead.' : turn === 180 ? 'One step back.' : 'One step aside.';

/** The library of the rooms: nothing is sent, and no one is there. */
const library = sceneOf('library');

function TryCommand() {
  const [text, setText] = useState('');
  const [heard, setHeard] = useState('');
  const hear = () => {
    const command = commandOf(text, library, [], () => true);
    const said = command
      ? 'That’s a command. It would work in a room.'
      : 'That isn’t a command. Try “go to the window”.';
    setHeard(said);
    announce(said);
  };
  return (
    <form
      className="vr-try"
      aria-label="Try voice commands"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        hear();
      }}
    >
      <TextField
        label="Say or type a command"
        hint={
          canListen()
            ? 'Such as “go to the window”, “sit down” or “where am I”.'
            : 'This browser can’t listen. You can type the same words.'
        }
        spoken
        value={text}
        maxLength={limits.message}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        after={<Button type="submit">Try it</Button>}
      />
      {heard && <p>{heard}</p>}
    </form>
  );
}

function TryDwell() {
  const part = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  useDwell(part, true);
  const press = () => {
    setPresses(presses + 1);
    announce('Pressed.');
  };
  return (
    <div className="vr-try row" ref={part}>
      <Button onClick={press}>Rest here to press</Button>
      <p>{presses === 0 ? 'Not pressed yet.' : `Pressed ${presses === 1 ? 'once' : `${presses} times`}.`}</p>
    </div>
  );
}

function TrySeat() {
  const [seat, setSeat] = useState<string>();
  return (
    <div className="vr-try row">
      <Button
        onClick={() => {
          const name = library.seats[0]?.name ?? '';
          setSeat(name);
          announce(`In an empty library, your seat would be ${name}.`);
        }}
      >
        Where would I sit?
      </Button>
      {seat && <p>In an empty library, your seat would be {seat}.</p>}
    </div>
  );
}

function TrySwitch({ every, onSpeed }: { readonly every: number; readonly onSpeed: (every: number) => void }) {
  const part = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('');
  const choose = (what: string) => {
    setChosen(what);
    announce(`${what} chosen.`);
  };
  return (
    <div className="vr-try stack" ref={part}>
      <Range
        label="Time on each choice"
        min={500}
        max={10_000}
        step={250}
        unit="milliseconds"
        value={every}
        onChange={onSpeed}
      />
      <SwitchControl container={part} every={every} tried />
      <div className="row" data-scan="">
        {['Tea', 'Coffee', 'Water'].map((what) => (
          <Button key={what} onClick={() => choose(what)} description="a choice to try">
            {what}
          </Button>
        ))}
      </div>
      {chosen && <p>{chosen} chosen.</p>}
    </div>
  );
}

function Looks({ settings }: { readonly settings: VrSettings }) {
  const save = useSaveSettings({});
  const form = useForm({
    initial: { looks: settings.looks, view: settings.view },
    validate: ({ looks }) => ({
      looks: looks.trim().length > limits.looks ? `Use at most ${limits.looks} characters.` : undefined,
    }),
    submit: async ({ looks, view }) => {
      await save.mutateAsync({ ...bodyOf(settings), looks: looks.trim(), view });
      toast({ title: 'Saved' });
    },
  });
  return (
    <Section title="How you come in">
      <form className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup
          legend="Your first view"
          options={views.map((value) => ({ value, ...viewWords[value] }))}
          value={form.values.view}
          onChange={(view) => form.setValues({ view })}
        />
        <TextArea
          label="How you look in a room"
          hint="In your own words, for people in the same room. We guess nothing about you: without words there is only your name."
          optional
          limit={limits.looks}
          rows={3}
          {...form.field('looks')}
        />
        <div>
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Section>
  );
}
