import { Volume2 } from 'lucide-react';
import { plural } from '#platform/contract/counted.ts';
import { canSpeak, speaker } from '../speech/speaker.ts';
import { Button } from '../ui/button.tsx';

export interface ReadPicturesProps {
  readonly alts: readonly string[];
  readonly what: string;
}

/** The button of ReadPictures (read-picture.tsx). */
export function ReadPicturesButton({ alts, what }: ReadPicturesProps) {
  const texts = alts.filter((alt) => alt.trim() !== '');
  if (texts.length === 0 || !canSpeak()) return null;
  return (
    <Button
      icon={Volume2}
      variant="quiet"
      onClick={() => {
        speaker.stop();
        for (const text of texts) speaker.say({ text });
      }}
    >
      Read picture {plural(texts.length, 'description')}
      <span className="vh"> of {what}</span>
    </Button>
  );
}
