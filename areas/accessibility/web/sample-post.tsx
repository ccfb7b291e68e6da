import { Bookmark, Heart, Volume2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { VideoRelayLink } from '#platform/web/preferences/auslan-link.tsx';
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { MoveButtons, moved } from '#platform/web/preferences/move.tsx';
import { ReadPictures } from '#platform/web/preferences/read-picture.tsx';
import { Secondary } from '#platform/web/preferences/secondary.tsx';
import { playSound } from '#platform/web/preferences/sounds.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { ReadAloud } from '#platform/web/speech/read-aloud.tsx';
import { speaker } from '#platform/web/speech/speaker.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { OpenDoor } from '#platform/web/ui/drawings.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { SampleMotion } from './sample-motion.tsx';

const picture = 'An open door with light on the floor.';
const text =
  'My NDIS planner rang at nine. By ten the kettle was on and the ramp was mended. Long lines stop at about 66 letters, so your eyes can find the next line.';

/** The parts of a real post, with what each setting adds to it or takes away. */
export function SamplePost() {
  const post = useRef<HTMLDivElement>(null);
  const [liked, setLiked] = useState(false);
  const [saved, setSaved] = useState(false);
  const sounds = usePreference('soundEffects');
  return (
    <div ref={post} className="stack">
      <h3>
        The kettle is on{' '}
        <span className="count" data-part="badge" aria-hidden="true">
          3
        </span>
      </h3>
      <p>
        <Glossary text={text} />
      </p>
      <p>
        This link leads to <Link href="/accessibility-statement">how accessible Doorways is</Link>.
      </p>
      <ReadAloud target={post} what="the sample" />
      <ReadPictures alts={[picture]} what="the sample" />
      <VideoRelayLink />
      <div className="row">
        <Button
          description="the sample"
          icon={Heart}
          pressed={liked}
          onClick={() => {
            setLiked(!liked);
            if (sounds) playSound('success', { asked: true });
          }}
        >
          {liked ? 'Liked' : 'Like'}
          <span className="vh"> the sample</span>
        </Button>
        <Secondary label="More tools">
          <Button variant="primary" description="the sample" icon={Bookmark} onClick={() => setSaved(!saved)}>
            {saved ? 'Kept' : 'Keep'}
            <span className="vh"> the sample</span>
          </Button>
        </Secondary>
      </div>
      <div className="sample-picture" data-part="decoration" role="img" aria-label={picture}>
        <OpenDoor size={72} />
      </div>
      <SampleMotion />
      <SampleTools />
    </div>
  );
}

/** What is there only while its setting is on. */
function SampleTools() {
  const dictation = usePreference('speechToText');
  const speaks = usePreference('voiceAnnouncements');
  const drags = usePreference('dragAssistance');
  const [things, setThings] = useState(['tea', 'milk']);
  return (
    <>
      {dictation && <TextField spoken label="A field to speak into" name="sample" autoComplete="off" />}
      {speaks && (
        <Button icon={Volume2} onClick={() => speaker.say({ text: 'New message from Doorways.', rank: 1 })}>
          Hear a notification
        </Button>
      )}
      {drags && (
        <ul className="plain-list sample-list">
          {things.map((thing, place) => (
            <li key={thing} className="row">
              <span>
                {place + 1}. {thing}
              </span>
              <MoveButtons
                what={thing}
                place={place}
                count={things.length}
                onMove={(to) => setThings(moved(things, place, to))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
