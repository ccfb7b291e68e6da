import { Hourglass } from 'lucide-react';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Participant } from '../../contract.ts';
import { firstName } from '../words.ts';

/** How somebody wants to be written to, in their own words. */
export function PaceCard({ person }: { readonly person: Pick<Participant, 'displayName' | 'pace'> }) {
  return (
    <div className="pane-pace">
      <Icon icon={Hourglass} />
      <div>
        <h3 className="pane-pace-name">{firstName(person.displayName)}’s pace card</h3>
        <p className="pane-pace-words">{person.pace}</p>
      </div>
    </div>
  );
}
