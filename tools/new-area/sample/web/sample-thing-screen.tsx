/// <reference types="vite/client" />
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { openReport } from '#platform/web/report/open-report.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SampleThing } from '../contract.ts';
import './sample-things.css';
import { restore, useDeleteSampleThing } from './data.ts';
import { crumbs, WithSampleThing } from './with-sample-thing.tsx';

const undoMs = 15_000;

const undo = (id: number) => {
  restore(id).then(() => toast({ title: 'Sample thing restored' }), failed('Couldn’t restore the sample thing'));
};

function OwnActions({ id }: { readonly id: number }) {
  const remove = useDeleteSampleThing({
    onDone: () => {
      navigate('/sample-things');
      toast({
        title: 'Sample thing deleted',
        description: 'You can restore it for 30 days.',
        duration: undoMs,
        action: { label: 'Undo', onAction: () => undo(id) },
      });
    },
    onFail: failed('Couldn’t delete the sample thing'),
  });
  return (
    <>
      <ButtonLink href={`/sample-things/${id}/edit`} icon={Pencil}>
        Edit sample thing
      </ButtonLink>
      <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={() => remove.mutate({ id })}>
        Delete sample thing
      </Button>
    </>
  );
}

const report = ({ id, title, author }: SampleThing) =>
  openReport({
    contentType: 'sample_thing',
    contentId: id,
    reportedUserId: author.id,
    reportedName: author.displayName,
    subject: `“${title}”`,
  });

function Detail({ sampleThing }: { readonly sampleThing: SampleThing }) {
  const { id, title, text, author, createdAt, mine } = sampleThing;
  const { member } = useSession();
  useTitle(title);
  return (
    <article className="stack" aria-labelledby="page-title">
      <PageTitle title={title} crumbs={crumbs}>
        <p className="soft small">
          By <Link href={`/profile/${author.id}`}>{author.displayName}</Link>, <Time value={createdAt} />
        </p>
      </PageTitle>
      <Readable what="the text">
        <p className="prose sample-thing-text">{text}</p>
      </Readable>
      <div className="row">
        {mine && <OwnActions id={id} />}
        {member && !mine && (
          <Button variant="quiet" icon={Flag} data-safety="" onClick={() => report(sampleThing)}>
            Report to moderators
          </Button>
        )}
      </div>
    </article>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithSampleThing id={params.id}>{(sampleThing) => <Detail sampleThing={sampleThing} />}</WithSampleThing>;
}
