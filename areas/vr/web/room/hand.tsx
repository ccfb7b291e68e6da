import { deviceChoice } from '#platform/web/device-choice.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { handKey } from '../kept.ts';

type Hand = 'left' | 'right';

const useKept = deviceChoice<Hand>(handKey, ['left', 'right']);
export const useHand = (): Hand => useKept()[0] ?? 'right';

/** For the hand that holds a small screen: the pad is at the thumb of it. */
export function HandChoice() {
  const [hand = 'right', choose] = useKept();
  return (
    <RadioGroup
      legend="The pad on a small screen"
      look="list"
      options={[
        { value: 'left', label: 'At the left, for the left thumb' },
        { value: 'right', label: 'At the right, for the right thumb' },
      ]}
      value={hand}
      onChange={choose}
    />
  );
}
