import type { CallSetup } from '#platform/contract/call.ts';
import type { Read } from '../cache/use-read.ts';
import type { CallRoomName } from './presence.ts';
import type { How } from './use-local-media.ts';

export interface CallProps extends CallRoomName {
  /** Who the other one is, as the reader may know it; it begins sentences. */
  readonly other: string;
  /** One of the two makes the offers, so that they never cross; the same one always. */
  readonly offers: boolean;
  /** The area’s own read of what a browser needs to join this room. It is asked once somebody wants to. */
  readonly useSetup: (room: string) => Read<CallSetup>;
  /** What the button says: “Join the call”. */
  readonly label: string;
  /** How to join, until the reader chooses. */
  readonly first: How;
  /** The form is there at once; so is its focus when the reader came for it. */
  readonly isAsked: boolean;
  /** When the other learns that somebody waits, after “They’ll see you’re waiting when”. */
  readonly seenWhen: string;
  /** What the reader has to agree to before more than text; undefined: joining is enough. */
  readonly agreement?: ((setup: CallSetup) => string) | undefined;
  /** What to know before more than text. */
  readonly caution?: string | undefined;
  /** For the form’s Cancel; without it the form folds. */
  readonly onCancel?: (() => void) | undefined;
  /** This browser is in the call now, or is not any longer. */
  readonly onIn?: (isIn: boolean) => void;
}
