import type { Command } from '../../pure/commands.ts';
import { whereAmI, whoIsNear } from '../../pure/near.ts';
import type { Scene } from '../../pure/plan.ts';
import type { Here } from './use-room.ts';

/** What a question about the room is answered. */
export function answerTo(
  about: Extract<Command, { kind: 'ask' }>['about'],
  { scene, me, others }: { readonly scene: Scene; readonly me: Here; readonly others: readonly Here[] },
): string {
  switch (about) {
    case 'where':
      return whereAmI(scene, me);
    case 'who':
      return whoIsNear(me, others);
    case 'places':
      return `You can go to ${scene.spots.map(({ name }) => name).join(', ')}.`;
    case 'room':
      return scene.about;
    case 'help':
      return 'You can say: go to a place or a person, sit, stand, ahead, back, turn left, wave or raise hand. You can ask: where am I, who is here, or places. To speak, begin with “say”. To go, type “leave”.';
  }
}
