import { FollowPreferences } from '#areas/accessibility/web/public.ts';
import { ChatDock } from '#areas/messages/web/public.ts';
import { Beside } from '#platform/web/beside.tsx';
import { PreferenceEffects } from '#platform/web/preferences/preference-effects.tsx';
import { ShellShortcuts } from '#platform/web/shortcuts/shell-shortcuts.tsx';
import { Toaster } from '#platform/web/ui/toaster.tsx';
import { useSessionChanges } from './use-session-changes.ts';
import { useSessionEnd } from './use-session-end.ts';

export interface FramePartsProps {
  readonly path: string;
  readonly ruler: boolean;
  readonly onRuler: () => void;
  readonly onSheet: () => void;
}

/** What works on every page and can wait for the first paint: keys, effects of the preferences, chat, messages. */
export function FrameParts({ path, ruler, onRuler, onSheet }: FramePartsProps) {
  useSessionEnd(path);
  useSessionChanges();
  return (
    <>
      <ShellShortcuts onSheet={onSheet} onRuler={onRuler} />
      <FollowPreferences />
      <PreferenceEffects path={path} rulerOn={ruler} />
      <ChatDock path={path} />
      <Beside />
      <Toaster />
    </>
  );
}
