import { Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { dayOfMonth } from '#platform/web/time/words.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Space } from '../contract.ts';
import { ageWords } from '../pure/age.ts';
import { limits } from '../pure/limits.ts';
import type { SpacePart } from '../pure/parts.ts';
import { useArchive, useReopen, useSaveMine } from './data.ts';
import { isMembersPlace, mayTellNeeds } from './join-answers.ts';
import type { SpaceLabels } from './labels.ts';
import { LeaveButton } from './leave-button.tsx';
import { Needs } from './needs.tsx';
import { SpaceText } from './space-text.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
}

const visibilities = {
  public: 'Public: every member of Doorways reads it and can join.',
  private: 'Private: only its members read what is written here.',
  hidden: 'Hidden: only members and people who are invited can find it.',
} as const;

const normWords = ({ norms }: Space): string[] => [
  ...(norms.altText ? ['Pictures have a description.'] : []),
  ...(norms.captions ? ['Sound comes with its words.'] : []),
  ...(norms.weeklySummary ? ['Once a week there is a summary in plain words.'] : []),
];

const partWords: Readonly<Record<SpacePart, string>> = {
  posts: 'Writing posts',
  files: 'Adding files',
  meetings: 'Planning meetings',
  people: 'The list of all members',
};

const keptWords = ({ runOnly }: Space) => runOnly.map((part) => partWords[part]).join(', ');

const dayOf = (iso: string) => {
  const date = new Date(iso);
  return `${dayOfMonth(date)} ${date.getFullYear()}`;
};

/** What a space is, one’s own place in it, and what its owner can do. */
export function About({
  space,
  labels,
  facts = [],
  children,
}: Props & { readonly facts?: readonly { label: string; value: ReactNode }[]; readonly children?: ReactNode }) {
  const { guidelines, me, age } = space;
  const norms = normWords(space);
  const ages = ageWords(age);
  return (
    <div className="stack space-about">
      {children}
      {guidelines !== '' && (
        <Section title="Guidelines">
          <SpaceText text={guidelines} what="the guidelines" />
          {norms.length > 0 && (
            <ul className="space-norms">
              {norms.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <Section title={`About this ${labels.thing}`}>
        <Facts
          items={[
            ...facts,
            { label: 'Who can read it', value: visibilities[space.visibility] },
            ...(ages ? [{ label: 'Who it’s for', value: `${ages[0]?.toUpperCase()}${ages.slice(1)}` }] : []),
            {
              label: 'Names',
              value: space.aliasesAllowed ? 'Members can use another name here.' : 'Everyone uses their own name.',
            },
            ...(space.runOnly.length > 0 ? [{ label: 'For the people who run it', value: keptWords(space) }] : []),
            ...(space.createdAt ? [{ label: 'Began', value: dayOf(space.createdAt) }] : []),
          ]}
        />
      </Section>
      {(me.role !== 'owner' || isMembersPlace(space)) && (
        <div className="row">
          <Button
            variant="quiet"
            icon={Flag}
            data-safety=""
            onClick={() =>
              openReport({ contentType: 'space', contentId: space.id, subject: `The ${labels.thing} “${space.name}”` })
            }
          >
            Report to moderators
          </Button>
        </div>
      )}
      {me.state === 'member' && isMembersPlace(space) && <LeaveButton space={space} labels={labels} />}
      {me.state === 'member' && !isMembersPlace(space) && <Mine space={space} labels={labels} />}
      {me.role === 'owner' && !isMembersPlace(space) && <Owning space={space} labels={labels} />}
    </div>
  );
}

function Mine({ space, labels }: Props) {
  const save = useSaveMine(labels, space.id, { onFail: failed('Couldn’t save your choice') });
  const { muted, role, alias, nameFixed } = space.me;
  const mayTell = role !== 'owner' && !alias && space.status === 'open' && mayTellNeeds(space);
  return (
    <Section title="Your place here">
      <div className="stack">
        <Switch
          label={`Mute this ${labels.thing}`}
          hint="You won’t get notifications of new posts."
          checked={muted}
          onChange={() => save.mutate({ id: space.id, muted: !muted })}
        />
        {space.aliasesAllowed && !nameFixed && <Alias space={space} labels={labels} />}
        {alias && nameFixed && (
          <p>The others know you as {alias} here. The name stays, since you have written under it.</p>
        )}
        {mayTell && <Needs space={space} labels={labels} />}
        <LeaveButton space={space} labels={labels} />
      </div>
    </Section>
  );
}

function Alias({ space, labels }: Props) {
  const save = useSaveMine(labels, space.id);
  const form = useForm({
    initial: { alias: space.me.alias },
    submit: async ({ alias }) => {
      await save.mutateAsync({ id: space.id, alias: alias.trim() });
      toast({ title: alias.trim() ? `You are ${alias.trim()} here now` : 'You use your own name here now' });
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Another name in here"
        optional
        hint="Others see this name instead of yours. You can’t change it once you’ve written something."
        maxLength={limits.alias}
        autoComplete="off"
        {...form.field('alias')}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Saving…">
          Save name
        </Button>
      </div>
    </form>
  );
}

function Owning({ space, labels }: Props) {
  const [asking, setAsking] = useState(false);
  const onFail = failed('That didn’t work');
  const archive = useArchive(labels, space.id, { onDone: () => toast({ title: 'Archived' }), onFail });
  const reopen = useReopen(labels, space.id, { onDone: () => toast({ title: 'Open again' }), onFail });
  const at = { id: space.id, version: space.version };
  return (
    <Section title="As its owner">
      <div className="stack">
        {space.status === 'archived' ? (
          <div className="row">
            <Button pending={reopen.pending} onClick={() => reopen.mutate(at)}>
              Open it again
            </Button>
          </div>
        ) : (
          <div className="row">
            <ButtonLink href={`${labels.base}/${space.id}/edit`}>Edit {labels.thing}</ButtonLink>
            <Button pending={archive.pending} onClick={() => setAsking(true)}>
              Archive {labels.thing}…
            </Button>
          </div>
        )}
        <p className="soft small">To hand it over, choose someone in the “Members” tab.</p>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Archive ${space.name}?`}
        confirmLabel="Archive"
        onConfirm={() => {
          setAsking(false);
          archive.mutate(at);
        }}
        onCancel={() => setAsking(false)}
      >
        People can still read it. No one can write or join until you reopen it.
      </ConfirmDialog>
    </Section>
  );
}
