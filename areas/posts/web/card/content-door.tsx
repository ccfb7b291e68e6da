import { DoorOpen, EyeOff } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { useSaveFeedSettings } from '../data.ts';
import { useSettings } from '../feed-settings.tsx';
import { firstName, postName } from '../words.ts';
import { asHiddenWarning, hiddenBy } from './warnings.ts';

interface Props {
  readonly post: Post;
  /** Level of the heading above it. */
  readonly level: 1 | 2 | 3;
  readonly onOpen: () => void;
}

const notDone = failed('Couldn’t save your choice');

/** A post with a content warning stays behind a door until the reader opens it. Nothing of it shows through. */
export function ContentDoor({ post, level, onOpen }: Props) {
  const settings = useSettings();
  const isMember = useSession().member !== null;
  const save = useSaveFeedSettings({ onFail: notDone });
  const hidden = hiddenBy(post.contentWarning, settings);
  const name = postName(post);
  const Heading = `h${level + 1}` as 'h4';
  const without = (words: string) => settings.hiddenWarnings.filter((each) => each !== words);
  const keep = (hiddenWarnings: readonly string[]) => save.mutate({ ...settings, hiddenWarnings: [...hiddenWarnings] });
  const hide = () => {
    const words = asHiddenWarning(post.contentWarning);
    keep([...without(words), words]);
    toast({
      title: 'Posts like this are hidden',
      description: `Posts that mention “${words}” stay closed. Find the list in “Feed options”.`,
      duration: 12_000,
      action: { label: 'Undo', onAction: () => keep(without(words)) },
    });
  };
  return (
    <div className={hidden ? 'shut shut-slim' : 'shut'} id={`post-${post.id}-start`}>
      {!hidden && <ClosedDoor size={64} />}
      <div>
        <Heading>{hidden ? 'You hide posts like this' : 'Content warning'}</Heading>
        <p>
          {firstName(post.author.displayName)} says it mentions <strong>{post.contentWarning}</strong>.
        </p>
        <div className="row">
          <Button icon={DoorOpen} onClick={onOpen}>
            Open the post<span className="vh"> {name}</span>
          </Button>
          {hidden ? (
            <Button variant="quiet" pending={save.pending} onClick={() => keep(without(hidden))}>
              Stop hiding “{hidden}”<span className="vh"> because of {name}</span>
            </Button>
          ) : (
            isMember && (
              <Button variant="quiet" icon={EyeOff} pending={save.pending} onClick={hide}>
                Hide posts like this<span className="vh"> {name}</span>
              </Button>
            )
          )}
        </div>
      </div>
    </div>
  );
}
