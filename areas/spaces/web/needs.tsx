import { Ticks, usePassport } from '#areas/passport/web/public.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Space, SpaceSharing } from '../contract.ts';
import { useShare, useSharing } from './data.ts';
import type { SpaceLabels } from './labels.ts';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
}

interface PickProps {
  readonly labels: SpaceLabels;
  readonly values: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** What of one’s passport the owner of a space may see. Nothing for whoever has no passport. */
export function PassportTicks({ labels, values, onChange }: PickProps) {
  const { data } = usePassport();
  if (!data || data.items.length === 0) return null;
  return (
    <Ticks
      legend="From your access passport"
      hint={`Only the owner of this ${labels.thing} sees what you tick. You can end it at any time.`}
      items={data.items}
      values={values}
      onChange={onChange}
    />
  );
}

/** A member tells the owner what they need, or ends that. Not under another name: a passport tells who somebody is. */
export function Needs({ space, labels }: Props) {
  const { data, error, loading, refreshing, retry } = useSharing(space.id);
  if (loading) return <Skeleton count={1} look="row" label="Loading what you share" />;
  if (error || !data) {
    return (
      <ErrorState level={3} title="Couldn’t load what you share" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (data.ownerName === null) return null;
  return <Form space={space} labels={labels} sharing={data} />;
}

function Form({ space, labels, sharing }: Props & { readonly sharing: SpaceSharing }) {
  const { data } = usePassport();
  const share = useShare(space.id);
  const form = useForm({
    initial: { itemIds: sharing.itemIds as readonly number[] },
    submit: async ({ itemIds }) => {
      await share.mutateAsync({ id: space.id, itemIds: [...itemIds] });
      toast({
        title: itemIds.length > 0 ? `${sharing.ownerName} can see what you need` : 'You share nothing here now',
      });
    },
  });
  if (!data) return null;
  const heading = <h3 id="space-needs">Tell {sharing.ownerName} what you need</h3>;
  if (data.items.length === 0) {
    return (
      <div className="stack">
        {heading}
        <p className="soft">
          With an <Link href="/access-passport">access passport</Link> you tick your needs here instead of writing them
          each time.
        </p>
      </div>
    );
  }
  return (
    <form className="stack" noValidate aria-labelledby="space-needs" onSubmit={form.handleSubmit}>
      {heading}
      <FormNotices form={form} />
      <PassportTicks labels={labels} values={form.values.itemIds} onChange={(itemIds) => form.setValues({ itemIds })} />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Saving…">
          Save what you share
        </Button>
      </div>
    </form>
  );
}
