import { useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ResourceDetail } from '../contract.ts';
import { limits, type ProblemKind, problemKinds } from '../pure/options.ts';
import { words } from '../pure/words.ts';
import { useReportProblem } from './data.ts';

const kinds = problemKinds.map((value) => ({ value, label: words.problem(value) }));

/** A link that is dead, or a fact that is old: moderators look, and nobody is told who said so. */
export function ProblemSection({ resource }: { readonly resource: ResourceDetail }) {
  const { member } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary="Is the link broken, or something out of date?" boxed onToggle={setOpen}>
      {member ? (
        open && <ProblemForm id={resource.id} />
      ) : (
        <p>
          <Link href={signInHref(`/resources/${resource.id}`)}>Sign in</Link> to tell the moderators, or{' '}
          <Link href="/contact-support">write to us</Link> without an account.
        </p>
      )}
    </Disclosure>
  );
}

function ProblemForm({ id }: { readonly id: number }) {
  const send = useReportProblem({});
  const form = useForm<{ kind: ProblemKind | ''; note: string }>({
    initial: { kind: '', note: '' },
    draftKey: `resource-problem:${id}`,
    resetAfter: true,
    validate: ({ kind, note }) => ({
      kind: kind === '' ? 'Choose what is wrong.' : undefined,
      note: note.length > limits.note ? `Please use at most ${limits.note} characters.` : undefined,
    }),
    submit: async ({ kind, note }) => {
      if (kind === '') return;
      await send.mutateAsync({ id, kind, ...(note.trim() && { note: note.trim() }) });
      toast({ title: 'Thank you', description: 'A moderator will look at it.' });
    },
  });
  return (
    <form className="stack" aria-label="Broken or out of date" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <RadioGroup legend="What is wrong?" look="list" options={kinds} {...form.field('kind')} />
      <TextArea
        label="What did you find?"
        optional
        hint="The new number or address, if you know it."
        limit={limits.note}
        {...form.field('note')}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Sending…">
          Tell the moderators
        </Button>
      </div>
    </form>
  );
}
