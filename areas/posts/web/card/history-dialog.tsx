import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { PostVersion } from '../../contract.ts';
import { useVersions } from '../data.ts';
import { useCommentVersions } from '../data-comments.ts';
import { Difference } from './difference.tsx';

interface Props {
  readonly title: string;
  readonly versions: readonly PostVersion[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly refreshing: boolean;
  readonly onClose: () => void;
}

/** Every wording, newest first, each with what changed since the one before. */
function Wordings({ title, versions, error, retry, refreshing, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} description="What changed each time, newest first." size="l">
      {error && (
        <ErrorState onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!versions && !error && <Skeleton count={2} look="row" label="Loading the history" />}
      <ol className="plain-list history">
        {versions?.map((version, index) => (
          <li key={version.version} className="stack">
            <h3>
              <Time value={version.createdAt} look="absolute" /> {version.present && <Chip tone="gold">Now</Chip>}
            </h3>
            <Difference before={versions[index + 1]} after={version} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

export function HistoryDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { data, error, retry, refreshing } = useVersions(id);
  const state = { error, retry, refreshing, onClose };
  return <Wordings title="History of this post" versions={data?.items} {...state} />;
}

interface CommentProps {
  readonly id: number;
  /** "reply 3" */
  readonly what: string;
  readonly onClose: () => void;
}

export function CommentHistory({ id, what, onClose }: CommentProps) {
  const { data, error, retry, refreshing } = useCommentVersions(id);
  const versions = data?.items.map((one) => ({ ...one, title: '', contentWarning: '', tags: [] }));
  const state = { error, retry, refreshing, onClose };
  return <Wordings title={`History of ${what}`} versions={versions} {...state} />;
}
