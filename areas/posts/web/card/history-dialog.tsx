import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useVersions } from '../data.ts';
import { Difference } from './difference.tsx';

/** Every wording of a post, newest first, each with what changed since the one before. */
export function HistoryDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { data, error, retry, refreshing } = useVersions(id);
  const versions = data?.items ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title="History of this post"
      description="What changed each time, newest first."
      size="l"
    >
      {error && (
        <ErrorState onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton count={2} look="row" label="Loading the history" />}
      <ol className="plain-list history">
        {versions.map((version, index) => (
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
