import { Copy, Maximize2, MessageSquareText, Square, Volume2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '#platform/web/session.ts';
import { canSpeak, speaker } from '#platform/web/speech/speaker.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import {
  cardLimit,
  cardLines,
  communications,
  communicationWords,
  emptyCard,
  readCard,
  relayLink,
  relayText,
  type SpeakCard,
} from '../pure/speak-card.ts';
import { cardKept } from './kept.ts';

const services = [
  { value: 'ambulance', label: 'Ambulance' },
  { value: 'police', label: 'Police' },
  { value: 'fire', label: 'Fire' },
] as const;

function load(name: string): SpeakCard | undefined {
  try {
    return readCard(localStorage.getItem(name));
  } catch {
    return undefined;
  }
}

/** Whether it could be done: storage may be full or forbidden. */
function keep(name: string, card: SpeakCard | undefined): boolean {
  try {
    if (card) localStorage.setItem(name, JSON.stringify(card));
    else localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

/** What is on the card, kept on this device only while the person wants that. */
function useCard() {
  const name = cardKept.key(useSession().member?.id ?? 0);
  const [card, setCard] = useState(() => load(name) ?? emptyCard);
  const [kept, setKept] = useState(() => load(name) !== undefined);
  const store = (next: SpeakCard | undefined) => {
    if (keep(name, next)) return true;
    toast({
      title: 'Couldn’t keep the card on this device',
      description: 'Your browser doesn’t allow it.',
      variant: 'destructive',
    });
    return false;
  };
  return {
    card,
    kept,
    change: (part: Partial<SpeakCard>) => {
      const next = { ...card, ...part };
      setCard(next);
      if (kept) store(next);
    },
    setKept: (on: boolean) => setKept(store(on ? card : undefined) && on),
    clear: () => {
      setCard(emptyCard);
      setKept(false);
      keep(name, undefined);
    },
  };
}

/** Aloud, once; pressing again stops it. */
function Speak({ text }: { readonly text: string }) {
  const status = useSyncExternalStore(speaker.subscribe, speaker.status);
  const mine = useRef(false);
  useEffect(() => () => (mine.current ? speaker.stop() : undefined), []);
  if (!canSpeak()) return null;
  const speaking = mine.current && status !== 'idle';
  const press = () => {
    mine.current = !speaking;
    if (speaking) speaker.stop();
    else speaker.say({ text, rank: 2, onEnd: () => (mine.current = false) });
  };
  return (
    <Button icon={speaking ? Square : Volume2} onClick={press}>
      {speaking ? 'Stop reading' : 'Read it aloud'}
    </Button>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description: 'Paste it into a message to 0423 677 767.' });
  } catch {
    toast({ title: 'Couldn’t copy the text', description: 'Select the text and copy it.', variant: 'destructive' });
  }
}

/** Says for somebody who, where, what and how they communicate. No account and no connection are needed. */
export function SpeakForMe() {
  const { card, kept, change, setKept, clear } = useCard();
  const [large, setLarge] = useState(false);
  const lines = cardLines(card);
  const written = relayText(card);
  const text = (name: 'what' | 'where' | 'who' | 'own') => ({
    value: card[name],
    maxLength: cardLimit,
    autoComplete: 'off',
    onInput: (event: FormEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <div className="speak-card">
      <div className="stack">
        <RadioGroup
          legend="Who should come?"
          options={services}
          value={card.service}
          onChange={(service) => change({ service })}
        />
        <TextField label="Where is it?" hint="The exact address, with the suburb." {...text('where')} />
        <TextField label="What is happening?" {...text('what')} />
        <TextField label="Who needs help?" optional hint="For example: me, Sam, 34." {...text('who')} />
        <CheckboxGroup
          legend="How I communicate"
          options={communications.map((value) => ({ value, label: communicationWords[value] }))}
          values={card.communicate}
          onChange={(communicate) => change({ communicate })}
        />
        <TextField label="In my own words" optional {...text('own')} />
        <Checkbox
          label="Keep this card on this device"
          hint="You can then open it without a connection. Anyone who uses this device can read it."
          checked={kept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
      </div>
      <div className="stack">
        <h3>What your card says</h3>
        <div className="speak-words" data-safety="">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="row">
          <Button icon={Maximize2} variant="primary" onClick={() => setLarge(true)}>
            Show it large
          </Button>
          <Speak text={lines.join(' ')} />
        </div>
        <h3>As a text message to the relay service</h3>
        <p className="speak-words num">{written}</p>
        <div className="row">
          <ButtonLink href={relayLink(card)} icon={MessageSquareText}>
            Open in Messages
          </ButtonLink>
          <Button icon={Copy} onClick={() => void copy(written)}>
            Copy
          </Button>
          <Button variant="quiet" onClick={clear}>
            Clear the card
          </Button>
        </div>
      </div>
      <Dialog open={large} onClose={() => setLarge(false)} size="full" title="Please read this">
        <div className="speak-large">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Speak text={lines.join(' ')} />
      </Dialog>
    </div>
  );
}
