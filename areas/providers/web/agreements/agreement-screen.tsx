/// <reference types="vite/client" />
import { Download, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { makeIn } from '#platform/web/pdf/in-worker.ts';
import { MissingSigns } from '#platform/web/pdf/missing-signs.tsx';
import { navigate } from '#platform/web/router/navigate.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider, ProviderAgreement } from '../../contract.ts';
import { agreementBlocks } from '../../pure/agreement-lines.ts';
import { crumbs } from '../crumbs.ts';
import { useAgreement, useDeleteAgreement, useEditAgreement, useProvider, useShareAgreement } from '../data.ts';
import { AgreementForm } from './agreement-form.tsx';
import { valuesOf } from './agreement-values.ts';
import { EasyAgreement } from './easy-read.tsx';
import '../providers.css';

const words = {
  thing: 'agreement',
  title: 'Service agreement',
  missing: 'Agreement not found',
  lead: 'This agreement doesn’t exist, was deleted, or isn’t yours to read.',
  way: { label: 'See your agreements', href: '/ndis-providers/agreements' },
  crumbs: [...crumbs, { label: 'Service agreements', href: '/ndis-providers/agreements' }],
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useAgreement} words={words}>
    {(agreement) => <Page agreement={agreement} />}
  </ById>
);

function Page({ agreement }: { readonly agreement: ProviderAgreement }) {
  const { businessName, words: agreed, mine } = agreement;
  const [isEditing, setEditing] = useState(false);
  const [isEasy, setEasy] = useState(false);
  return (
    <>
      <PageTitle
        title="Service agreement"
        lead={`${agreed.participantName} and ${businessName}`}
        crumbs={mine ? words.crumbs : crumbs}
      />
      {isEditing ? (
        <Edit agreement={agreement} onDone={() => setEditing(false)} />
      ) : (
        <div className="provider-main">
          <Notice title="This is a draft">
            It counts once both sides have signed it. It isn’t legal advice. Ask someone you trust to read it with you.
          </Notice>
          {agreement.providerId === null && (
            <Notice tone="warn" title="This listing is gone">
              {businessName} is no longer in the directory. Your agreement stays yours to read, change and save.
            </Notice>
          )}
          <Actions agreement={agreement} isEasy={isEasy} onEdit={() => setEditing(true)} />
          <Switch label="Easy Read" hint="Short lines with one idea each." checked={isEasy} onChange={setEasy} />
          {isEasy ? (
            <Section title="In Easy Read">
              <EasyAgreement agreement={agreement} />
            </Section>
          ) : (
            agreementBlocks(agreement).map(({ title, words: texts, items }) => (
              <Section key={title} title={title} region={false}>
                {texts.map((text) => (
                  <p key={text} className="provider-words">
                    {text}
                  </p>
                ))}
                {items.length > 0 && (
                  <ul className="provider-points">
                    {items.map((item, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two supports may be the same
                      <li key={at}>{item}</li>
                    ))}
                  </ul>
                )}
              </Section>
            ))
          )}
        </div>
      )}
    </>
  );
}

/** The provider sees it as it is shared, and hears of it in the conversation. */
function Share({ agreement }: { readonly agreement: ProviderAgreement }) {
  const { id, providerId, version, businessName, sharedAt, changedSince } = agreement;
  const share = useShareAgreement({
    onDone: () => toast({ title: 'Agreement shared', description: `${businessName} is told in your conversation.` }),
    onFail: failed('Couldn’t share the agreement'),
  });
  if (providerId === null) return null;
  if (sharedAt && !changedSince) {
    return (
      <p className="soft">
        Shared with {businessName} <Time value={sharedAt} />
      </p>
    );
  }
  return (
    <Button
      icon={Send}
      pending={share.pending}
      pendingText="Sharing…"
      description="Share the agreement"
      onClick={() => share.mutate({ id, version })}
    >
      {sharedAt ? `Share the changes with ${businessName}` : `Share with ${businessName}`}
    </Button>
  );
}

interface ActionsProps {
  readonly agreement: ProviderAgreement;
  readonly isEasy: boolean;
  readonly onEdit: () => void;
}

function Actions({ agreement, isEasy, onEdit }: ActionsProps) {
  const { id, mine } = agreement;
  const [isMaking, setMaking] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeleteAgreement({
    onDone: () => {
      toast({ title: 'Agreement deleted' });
      navigate('/ndis-providers/agreements');
    },
    onFail: failed('Couldn’t delete the agreement'),
  });
  const download = async () => {
    setMaking(true);
    try {
      const worker = new Worker(new URL('./agreement.worker.ts', import.meta.url), { type: 'module' });
      const file = await makeIn(worker, { agreement, isEasy, made: new Date() });
      const name = isEasy ? 'service-agreement-easy-read.pdf' : 'service-agreement.pdf';
      saveFile(name, file.bytes, 'application/pdf');
      setMissing(file.missing);
      toast({ title: 'PDF saved', description: `Look for ${name} among your downloads.` });
    } catch (error) {
      failed('Couldn’t make the PDF')(error as Error);
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <div className="row">
        <Button icon={Download} pending={isMaking} pendingText="Making the PDF…" onClick={() => void download()}>
          {isEasy ? 'Download the Easy Read PDF' : 'Download PDF'}
        </Button>
        {mine && (
          <>
            <Share agreement={agreement} />
            <Button icon={Pencil} onClick={onEdit}>
              Change the agreement
            </Button>
            <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={() => setDeleting(true)}>
              Delete the agreement
            </Button>
          </>
        )}
      </div>
      <MissingSigns missing={missing} />
      <ConfirmDialog
        open={isDeleting}
        danger
        title="Delete this agreement?"
        confirmLabel="Yes, delete the agreement"
        onConfirm={() => {
          setDeleting(false);
          remove.mutate({ id });
        }}
        onCancel={() => setDeleting(false)}
      >
        <p>It can’t be restored. PDFs that you saved stay with you.</p>
      </ConfirmDialog>
    </>
  );
}

interface EditProps {
  readonly agreement: ProviderAgreement;
  readonly onDone: () => void;
}

const Edit = (props: EditProps) =>
  props.agreement.providerId === null ? (
    <EditForm {...props} services={[]} />
  ) : (
    <EditAt {...props} providerId={props.agreement.providerId} />
  );

function EditAt({ providerId, ...props }: EditProps & { readonly providerId: number }) {
  const { data: provider } = useProvider(providerId);
  return <EditForm {...props} services={provider?.services ?? []} />;
}

function EditForm({ agreement, onDone, services }: EditProps & { readonly services: Provider['services'] }) {
  const { id, version, words: agreed } = agreement;
  const edit = useEditAgreement();
  const leave = () => {
    onDone();
    document.getElementById('page-title')?.focus();
  };
  return (
    <div className="stack">
      <AgreementForm
        initial={valuesOf(agreed)}
        draftKey={`provider-agreement:${id}:${version}`}
        services={services}
        label="Save the agreement"
        send={async (next) => {
          await edit.mutateAsync({ id, version, ...next });
          leave();
          toast({ title: 'Agreement saved' });
        }}
      />
      <div className="row">
        <Button onClick={leave}>Leave it as it was</Button>
      </div>
    </div>
  );
}
