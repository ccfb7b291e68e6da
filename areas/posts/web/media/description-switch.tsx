import { AudioLines } from 'lucide-react';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';

interface Props {
  /** What was chosen for this clip; nothing yet: as in the settings. */
  readonly on: boolean | undefined;
  /** What can be seen at this moment. */
  readonly line: string;
  readonly place: string;
  readonly onChange: (on: boolean) => void;
}

/** Whether a voice says what can be seen in the clip; the words are there to read as well. */
export function DescriptionSwitch({ on, line, place, onChange }: Props) {
  const usually = usePreference('audioDescriptions');
  const describes = on ?? usually;
  return (
    <div className="plate-described">
      <Button variant="quiet" icon={AudioLines} pressed={describes} onClick={() => onChange(!describes)}>
        Audio description<span className="vh"> of {place}</span>
      </Button>
      {describes && line && <p>{line}</p>}
    </div>
  );
}
