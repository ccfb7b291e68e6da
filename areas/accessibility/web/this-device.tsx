import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { playSound } from '#platform/web/preferences/sounds.ts';
import { setSpeech, useSpeechSettings } from '#platform/web/speech/settings.ts';
import { canSpeak, speaker } from '#platform/web/speech/speaker.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { Section } from '#platform/web/ui/section.tsx';

/** Voice and loudness differ from device to device, so they stay here. */
export function ThisDevice() {
  const [shown, setShown] = useState(false);
  return (
    <Section title="Voice and sounds on this device" id="this-device">
      <Disclosure summary="Speed, pitch, and loudness" icon={Volume2} boxed onToggle={setShown}>
        {shown && <SpeechControls />}
      </Disclosure>
    </Section>
  );
}

function SpeechControls() {
  const { rate, pitch, soundVolume, dictationAgreed } = useSpeechSettings();
  const percent = (value: number) => Math.round(value * 100);
  return (
    <div className="stack">
      {canSpeak() && (
        <>
          <Range
            label="Speed of the voice"
            {...{ min: 50, max: 200, step: 25, unit: 'percent', value: percent(rate) }}
            onChange={(value) => setSpeech({ rate: value / 100 })}
          />
          <Range
            label="Pitch of the voice"
            {...{ min: 0, max: 200, step: 25, unit: 'percent', value: percent(pitch) }}
            onChange={(value) => setSpeech({ pitch: value / 100 })}
          />
          <Button
            icon={Volume2}
            onClick={() => {
              speaker.stop();
              speaker.say({ text: 'This is how Doorways speaks to you.' });
            }}
          >
            Hear the voice
          </Button>
        </>
      )}
      <Range
        label="Loudness of sounds"
        {...{ min: 0, max: 100, step: 10, unit: 'percent', value: percent(soundVolume) }}
        onChange={(value) => setSpeech({ soundVolume: value / 100 })}
      />
      <Button icon={Volume2} onClick={() => playSound('message', { asked: true })}>
        Hear a sound
      </Button>
      {dictationAgreed && (
        <Button onClick={() => setSpeech({ dictationAgreed: false })}>Ask me again before I speak text</Button>
      )}
    </div>
  );
}
