import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ResourceRequest } from '../contract.ts';
import { useSettleRequest } from './data.ts';

/** 12, or the address of a resource that ends with it. */
function resourceIn(text: string): number | null | undefined {
  const said = text.trim();
  if (said === '') return null;
  const number = /^(?:\S*\/resources\/)?([1-9]\d{0,9})$/.exec(said)?.[1];
  return number === undefined || Number(number) > 2_147_483_647 ? undefined : Number(number);
}

/** One request of a member, and the answer to it: a resource, or none. */
export function RequestAnswer({ request: { id, words, note, createdAt } }: { readonly request: ResourceRequest }) {
  const settle = useSettleRequest();
  const form = useForm({
    initial: { resource: '' },
    validate: ({ resource }) => ({
      resource: resourceIn(resource) === undefined ? 'Write the number of a resource, or its address.' : undefined,
    }),
    submit: async ({ resource }) => {
      await settle.mutateAsync({ id, resourceId: resourceIn(resource) ?? null });
      toast({ title: 'Dealt with', description: words });
      document.getElementById('page-title')?.focus();
    },
  });
  return (
    <form className="stack" aria-label={`Answer: ${words}`} noValidate onSubmit={form.handleSubmit}>
      <h3>{words}</h3>
      {note && <p className="resource-text">{note}</p>}
      <p className="soft small">
        <Time value={createdAt} />
      </p>
      <p>
        <Link href={`/search?${new URLSearchParams({ q: words, kind: 'resources' })}`}>
          Search the library<span className="vh"> for {words}</span>
        </Link>
      </p>
      <FormNotices form={form} />
      <TextField
        label="Resource that answers it"
        optional
        hint="Its number or address. The person who asked is told. Leave it empty to close the request without an answer."
        autoComplete="off"
        {...form.field('resource')}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Saving…">
          Dealt with<span className="vh"> {words}</span>
        </Button>
      </div>
    </form>
  );
}
