import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useResetSandbox, useSandbox } from '../data.ts';

export function SandboxPart() {
  const { data, error, loading, refreshing, retry } = useSandbox();
  const reset = useResetSandbox({
    onDone: () => toast({ title: 'Sandbox reset', description: 'Only the samples are there now.' }),
    onFail: failed('Couldn’t reset the sandbox'),
  });
  return (
    <Section title="Your sandbox" intro="What your test keys wrote. No one else sees it.">
      {loading && <Skeleton count={1} look="row" label="Loading the sandbox" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the sandbox" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <div className="stack">
          <p>
            {counted(data.posts, 'post')} and {counted(data.messages, 'message')} besides the samples. It is cleared on{' '}
            <Time value={data.clearsAt} look="absolute" />.
          </p>
          <Button pending={reset.pending} onClick={() => reset.mutate()}>
            Reset the sandbox
          </Button>
        </div>
      )}
    </Section>
  );
}
