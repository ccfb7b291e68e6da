import type { EditorProps } from '../types.ts';
import type { Engine } from './engine.ts';

/** What every form of the tools is given. */
export interface DialogProps {
  readonly engine: Engine;
  readonly editor: EditorProps;
  readonly onClose: () => void;
}
