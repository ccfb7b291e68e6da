import {
  Bandage,
  BatteryLow,
  BedSingle,
  Cat,
  Cloud,
  CloudLightning,
  CloudRain,
  Flag,
  Heart,
  HeartHandshake,
  Laugh,
  Leaf,
  Moon,
  Mountain,
  PartyPopper,
  Smile,
  Sparkles,
  Sunrise,
  Telescope,
  Thermometer,
  Trophy,
  UserRound,
  Utensils,
  Waves,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { feelingWords } from '../../pure/feeling-words.ts';
import { type FeelingCode, feelings } from '../../pure/feelings.ts';

const icons: Readonly<Record<FeelingCode, LucideIcon>> = {
  happy: Smile,
  grateful: HeartHandshake,
  excited: Sparkles,
  proud: Trophy,
  celebrating: PartyPopper,
  amused: Laugh,
  calm: Leaf,
  hopeful: Sunrise,
  loved: Heart,
  curious: Telescope,
  determined: Mountain,
  ready: Flag,
  rested: BedSingle,
  smug: Cat,
  hungry: Utensils,
  tired: Moon,
  'low-battery': BatteryLow,
  sad: CloudRain,
  worried: Cloud,
  frustrated: CloudLightning,
  overwhelmed: Waves,
  lonely: UserRound,
  sore: Bandage,
  unwell: Thermometer,
};

interface Props {
  readonly value: string;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** One feeling for a post, in words. */
export function FeelingDialog({ value, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState(value);
  return (
    <Dialog
      open
      onClose={onClose}
      title="How are you feeling?"
      description="It’s shown beside your name: “is feeling calm”."
      footer={
        <>
          <Button variant="primary" aria-disabled={chosen === '' || undefined} onClick={() => onChoose(chosen)}>
            Add to post
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <RadioGroup
        legend="Feeling"
        options={feelings.map(({ code, words }) => ({ value: code, label: words, icon: icons[code] }))}
        value={(chosen || null) as FeelingCode | null}
        onChange={setChosen}
      />
    </Dialog>
  );
}

export const FeelingLine = ({ code, onRemove }: { readonly code: string; readonly onRemove: () => void }) => (
  <p className="feeling-line">
    <span>
      You’re feeling <strong>{feelingWords(code as FeelingCode)}</strong>
    </span>
    <Button variant="quiet" icon={X} onClick={onRemove}>
      Remove the feeling
    </Button>
  </p>
);
