import { useState } from 'react';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { type Format, formats } from '../pure/options.ts';
import { words } from '../pure/words.ts';
import { useSubmit } from './data.ts';
import { checkResource, contentOf, emptyResource } from './resource-fields.ts';
import { ResourceForm } from './resource-form.tsx';
import { libraryCrumbs, WithResource } from './with-resource.tsx';
import './resources.css';

interface Fills {
  readonly id: number;
  readonly title: string;
  readonly format: Format;
}

/** RESOURCES-02, RESOURCES-17. `?for=12&format=auslan` answers a request for a format. */
export function Screen() {
  const [query] = useQueryParams();
  const wanted = idIn(query.get('for') ?? '');
  const format = formats.find((one) => one === query.get('format'));
  if (wanted === undefined || !format) return <Submit />;
  return <WithResource id={String(wanted)}>{({ id, title }) => <Submit fills={{ id, title, format }} />}</WithResource>;
}

function Submit({ fills }: { readonly fills?: Fills }) {
  const [sent, setSent] = useState<string>();
  if (sent !== undefined) return <Sent title={sent} onAgain={() => setSent(undefined)} />;
  return (
    <div className="library-page stack">
      <PageTitle
        title="Submit a resource"
        lead="Share something that helped you. A moderator reads it before others see it."
        crumbs={libraryCrumbs}
      />
      {fills && (
        <Notice title={`In ${words.format(fills.format)}`}>
          For: <Link href={`/resources/${fills.id}`}>{fills.title}</Link>. Members asked for this format and are told
          when yours is published.
        </Notice>
      )}
      <p className="soft prose">
        Once it is published it belongs to the library. If you delete your account later, it stays without your name.
      </p>
      <SubmitForm fills={fills} onSent={setSent} />
    </div>
  );
}

function SubmitForm({
  fills,
  onSent,
}: {
  readonly fills?: Fills | undefined;
  readonly onSent: (title: string) => void;
}) {
  const submit = useSubmit();
  const form = useForm({
    initial: fills ? { ...emptyResource, formats: [fills.format] } : emptyResource,
    draftKey: fills ? `resource:${fills.id}:${fills.format}` : 'resource:new',
    resetAfter: true,
    validate: (values) => checkResource(values, false),
    submit: async (values) => {
      const made = await submit.mutateAsync({
        ...contentOf(values),
        ...(fills && { fills: { id: fills.id, format: fills.format } }),
      });
      onSent(made.title);
    },
  });
  return <ResourceForm form={form} submitLabel="Submit for review" />;
}

function Sent({ title, onAgain }: { readonly title: string; readonly onAgain: () => void }) {
  return (
    <div className="library-page">
      <PageTitle title="Submit a resource" crumbs={libraryCrumbs} />
      <section className="stack" aria-labelledby="resource-sent">
        <h2 id="resource-sent" tabIndex={-1} ref={(heading) => heading?.focus()}>
          Resource sent for review
        </h2>
        <p>
          “{title}” is saved. A moderator will publish it or return it with a reason. You’ll get a notification either
          way.
        </p>
        <div className="row">
          <ButtonLink href="/resources/mine" variant="primary">
            See your resources
          </ButtonLink>
          <Button onClick={onAgain}>Submit another one</Button>
        </div>
      </section>
    </div>
  );
}
