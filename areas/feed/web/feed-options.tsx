import { X } from 'lucide-react';
import { useRef } from 'react';
import type { FeedSettings } from '#areas/posts/contract.ts';
import { useFeedSettings, useSaveFeedSettings } from '#areas/posts/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Link } from '#platform/web/ui/link.tsx';

/** Choices about the feed; each works at once. */
export function FeedOptions({ onClose }: { readonly onClose: () => void }) {
  const settings = useFeedSettings();
  const restoreFocus = useRef<() => void>(undefined);
  const save = useSaveFeedSettings({
    onDone: () => {
      announce('Saved');
      setTimeout(() => restoreFocus.current?.(), 100);
    },
    onFail: failed('Couldn’t save your choice'),
  });
  const change = (part: Partial<FeedSettings>) => save.mutate({ ...settings, ...part });
  const stopHiding = (words: string) => {
    restoreFocus.current = rememberFocus();
    change({ hiddenWarnings: settings.hiddenWarnings.filter((each) => each !== words) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Feed options"
      description="They only affect you, and apply straight away."
      size="s"
    >
      <Switch
        label="Show picture descriptions as text"
        hint="Under each picture, in your own text size."
        checked={settings.showAltText}
        onChange={(showAltText) => change({ showAltText })}
      />
      <Switch
        label="Hide pictures without a description"
        hint="You can still open each one."
        checked={settings.hideUndescribed}
        onChange={(hideUndescribed) => change({ hideUndescribed })}
      />
      <Switch
        label="Ask me to describe every picture I post"
        hint="You can’t post until each one has a description, or you ask others for one, or mark it as decoration."
        checked={settings.requireDescriptions}
        onChange={(requireDescriptions) => change({ requireDescriptions })}
      />
      <section className="stack" aria-labelledby="hidden-warnings">
        <h3 id="hidden-warnings">Posts you hide</h3>
        {settings.hiddenWarnings.length === 0 ? (
          <p className="soft">None. Press “Hide posts like this” on a post with a content warning.</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list hidden-warnings" role="list">
            {settings.hiddenWarnings.map((words) => (
              <li key={words}>
                <span>Mentions “{words}”</span>
                <Button variant="quiet" icon={X} onClick={() => stopHiding(words)}>
                  Stop hiding<span className="vh"> posts that mention {words}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p>
        <Link href="/settings/muted">Muted members, words and tags</Link>
      </p>
    </Dialog>
  );
}
