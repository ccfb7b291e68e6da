import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Point } from '../../pure/plan.ts';
import { send } from '../stay.ts';

interface Someone {
  readonly id: number;
  readonly name: string;
}

export interface GuideState {
  /** Who was asked, and has not answered. */
  readonly asked: Someone | undefined;
  /** Who leads the reader. */
  readonly leader: Someone | undefined;
  /** Who asks the reader to lead them, and has no answer yet. */
  readonly asks: readonly Someone[];
  /** Whom the reader leads. */
  readonly led: readonly Someone[];
  readonly ask: (person: Someone) => void;
  /** Asks no longer. */
  readonly withdraw: () => void;
  /** Follows no longer. */
  readonly stop: () => void;
  readonly answer: (person: Someone, yes: boolean) => void;
  readonly endLeading: (person: Someone) => void;
  readonly hear: (id: number, name: string, say: 'ask' | 'yes' | 'no' | 'stop') => void;
  /** They are no longer in the room: what was between the two is over. */
  readonly onLeft: (id: number) => void;
  readonly onMoved: (id: number, to: Point) => void;
}

/** Being led: the other is asked first, and one press of either ends it. Nothing of it is stored. */
export function useGuide({
  spaceId,
  onGo,
}: {
  readonly spaceId: number;
  /** The leader has gone there. */
  readonly onGo: (leader: Point) => void;
}): GuideState {
  const [asked, setAsked] = useState<Someone>();
  const [leader, setLeader] = useState<Someone>();
  const [asks, setAsks] = useState<readonly Someone[]>([]);
  const [led, setLed] = useState<readonly Someone[]>([]);
  const tell = (to: number, say: 'ask' | 'yes' | 'no' | 'stop') => {
    if (send('vrGuide', { spaceId, to, say })) return true;
    toast({ title: 'No connection at the moment', description: 'Try again in a moment.', variant: 'destructive' });
    return false;
  };
  const without = (id: number) => (all: readonly Someone[]) => all.filter((one) => one.id !== id);
  const unless = (id: number) => (one: Someone | undefined) => (one?.id === id ? undefined : one);
  const endLed = (id: number) => setLed(without(id));
  return {
    asked,
    leader,
    asks,
    led,
    ask: (person) => {
      if (!tell(person.id, 'ask')) return;
      if (asked && asked.id !== person.id) tell(asked.id, 'stop');
      setAsked(person);
      announce(`You asked ${person.name} to guide you.`);
    },
    withdraw: () => {
      if (!asked) return;
      setAsked(undefined);
      tell(asked.id, 'stop');
      announce(`You no longer ask ${asked.name}.`);
    },
    stop: () => {
      if (!leader) return;
      setLeader(undefined);
      tell(leader.id, 'stop');
      announce('You walk by yourself again.');
    },
    answer: (person, yes) => {
      if (!tell(person.id, yes ? 'yes' : 'no')) return;
      if (yes) setLed((all) => [...without(person.id)(all), person]);
      setAsks(without(person.id));
    },
    endLeading: ({ id }) => {
      tell(id, 'stop');
      endLed(id);
    },
    hear: (id, name, say) => {
      if (say === 'ask') {
        setAsks((all) => [...without(id)(all), { id, name }]);
        announce(`${name} asks you to guide them. You can answer in this page.`);
      } else if (say === 'yes' && asked?.id === id) {
        setAsked(undefined);
        if (leader && leader.id !== id) tell(leader.id, 'stop');
        setLeader({ id, name });
        announce(`${name} guides you. Where they go, you go too.`);
      } else if (say === 'no' && asked?.id === id) {
        setAsked(undefined);
        announce(`${name} can’t guide you at the moment.`);
      } else if (say === 'stop') {
        endLed(id);
        setAsks(without(id));
        if (leader?.id !== id) return;
        setLeader(undefined);
        announce(`${name} no longer guides you.`);
      }
    },
    onLeft: (id) => {
      endLed(id);
      setAsks(without(id));
      setAsked(unless(id));
      setLeader(unless(id));
    },
    onMoved: (id, to) => {
      if (leader?.id === id) onGo(to);
    },
  };
}

/** What is going on between who leads and who is led. Each of these goes with the press that answers it. */
export function Guide({ guide }: { readonly guide: GuideState }) {
  const { asked, leader, asks, led } = guide;
  const andOn = (work: () => void) => () => {
    work();
    focusHeading();
  };
  return (
    <div className="stack" data-scan="">
      {asks.map((person) => (
        <Notice
          key={person.id}
          title={`${person.name} asks you to guide them`}
          action={
            <>
              <Button variant="primary" onClick={andOn(() => guide.answer(person, true))}>
                Yes, guide them<span className="vh">, {person.name}</span>
              </Button>
              <Button onClick={andOn(() => guide.answer(person, false))}>
                Not now<span className="vh">, {person.name}</span>
              </Button>
            </>
          }
        >
          Where you go, they go too. You can end it at any time.
        </Notice>
      ))}
      {asked && (
        <Notice
          title={`You asked ${asked.name} to guide you`}
          action={<Button onClick={andOn(guide.withdraw)}>Don’t ask</Button>}
        >
          They haven’t answered yet.
        </Notice>
      )}
      {leader && (
        <Notice
          title={`${leader.name} guides you`}
          action={<Button onClick={andOn(guide.stop)}>Stop following</Button>}
        >
          Where they go, you go too.
        </Notice>
      )}
      {led.map((person) => (
        <Notice
          key={person.id}
          title={`You guide ${person.name}`}
          action={<Button onClick={andOn(() => guide.endLeading(person))}>Stop guiding {person.name}</Button>}
        >
          Where you go, they go too.
        </Notice>
      ))}
    </div>
  );
}
