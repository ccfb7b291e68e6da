import { ShortcutSheet } from '#platform/web/shortcuts/shortcut-sheet.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RecentMessages } from '#platform/web/ui/recent-messages.tsx';

/** Opens with "?" (A11Y-36) and from the footer. */
export function SheetDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" description="You can change them in the settings.">
      <ShortcutSheet />
    </Dialog>
  );
}

export function MessagesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Recent messages" description="What Doorways has told you, newest first.">
      <RecentMessages />
    </Dialog>
  );
}
