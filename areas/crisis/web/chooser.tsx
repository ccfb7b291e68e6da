import { Hand, Keyboard, MessageSquareText, Mic, Pointer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { type StateCode, stateCodes, stateNames } from '#platform/contract/postcodes.ts';
import { announce } from '#platform/web/announce.ts';
import { videoRelay } from '#platform/web/preferences/auslan-link.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { HelpService } from '../contract.ts';
import { choose, type WayToTalk } from '../pure/chooser.ts';
import type { Need } from '../pure/facts.ts';
import type { Reader } from '../pure/hours.ts';
import { ServiceRow } from './service-row.tsx';
import { SpeakForMe } from './speak-card.tsx';

const ways = [
  { value: 'talk', label: 'I can talk', icon: Mic },
  { value: 'text', label: 'I can text', icon: MessageSquareText },
  { value: 'type', label: 'I can type', icon: Keyboard },
  { value: 'sign', label: 'I can sign', icon: Hand },
  { value: 'point', label: 'I can point', icon: Pointer },
] as const;

const needOptions: readonly { value: Need; label: string }[] = [
  { value: 'danger', label: 'I’m in danger or hurt' },
  { value: 'distress', label: 'I’m overwhelmed, or I’m thinking about suicide' },
  { value: 'violence', label: 'Someone is hurting, controlling or neglecting me' },
  { value: 'everyday', label: 'I need help with care, the NDIS or daily life' },
];

/** What to do in danger, in the chosen way. */
const inDanger: Readonly<Record<Exclude<WayToTalk, 'point'>, string>> = {
  talk: 'If you are in danger, call 000. If you become unable to speak, stay on the line and press 55 when a voice asks.',
  text: 'If you are in danger, text 0423 677 767: write 000, the service you need and your exact address. You can’t text 000 itself.',
  type: 'If you are in danger, use any way to reach the National Relay Service. You don’t need to register in an emergency.',
  sign: 'If you are in danger, use SMS relay or NRS Chat. Video relay has limited hours, and emergency calls aren’t answered first.',
};

const List = ({ services }: { readonly services: readonly HelpService[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list list" role="list" data-safety="">
    {services.map((service) => (
      <ServiceRow key={service.id} service={service} />
    ))}
  </ul>
);

const inWords = (count: number) => counted(count, 'service is open now.', 'services are open now.');

function Answering({ way, need, now, reader }: { way: WayToTalk; need: Need; now: Date; reader: Reader }) {
  const { open, unknown } = choose({ region: 'AU', way, need, now, reader });
  const said = `${way} ${need}`;
  const before = useRef(said);
  useEffect(() => {
    if (before.current !== said) announce(inWords(open.length));
    before.current = said;
  });
  return (
    <>
      <p className="chosen-count">{inWords(open.length)}</p>
      <List services={open} />
      {unknown.length > 0 && (
        <>
          <p className="chosen-count">These may be open. We don’t know their hours today.</p>
          <List services={unknown} />
        </>
      )}
    </>
  );
}

/** Starts from what somebody can do, and shows what is open now in that way. */
export function Chooser({
  now,
  reader,
  way,
  onWay,
  onState,
}: {
  readonly now: Date;
  readonly reader: Reader;
  readonly way: WayToTalk | undefined;
  readonly onWay: (way: WayToTalk) => void;
  readonly onState: (state: StateCode | undefined) => void;
}) {
  const [need, setNeed] = useState<Need>('distress');
  return (
    <Section title="How can you communicate right now?" id="chooser" className="chooser">
      <RadioGroup legend="Choose one way" options={ways} value={way} onChange={onWay} />
      {way && way !== 'point' && (
        <div className="chosen-way">
          <p>
            <strong>{inDanger[way]}</strong>
          </p>
          <div className="chosen-choices">
            <Select
              label="What do you need?"
              options={needOptions}
              value={need}
              onChange={(event) => setNeed(event.currentTarget.value as Need)}
            />
            <Select
              label="Your state or territory"
              hint="For hours and public holidays. It isn’t sent anywhere."
              placeholder="Use my device’s clock"
              options={stateCodes.map((value) => ({ value, label: stateNames[value] }))}
              value={reader.state ?? ''}
              onChange={(event) => onState(stateCodes.find((state) => state === event.currentTarget.value))}
            />
          </div>
          {way === 'sign' && (
            <p>
              <Link href={videoRelay}>How Video Relay works, and its hours</Link>. We don’t know which of the services
              below have someone who signs. Ask them for an Auslan interpreter.
            </p>
          )}
          <Answering way={way} need={need} now={now} reader={reader} />
        </div>
      )}
      {way === 'point' && (
        <div className="chosen-way">
          <p>Make a card for someone near you. They can read it and call for you.</p>
          <SpeakForMe />
        </div>
      )}
    </Section>
  );
}
