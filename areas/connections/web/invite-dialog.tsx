import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ConnectionMatch } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type ActivityKind, activityKinds } from '../pure/options.ts';
import { activityWords } from '../pure/words.ts';
import { useInvite } from './data.ts';

interface InviteDialogProps {
  readonly open: boolean;
  /** Whom one may choose from; of one there is nothing to choose. */
  readonly matches: readonly ConnectionMatch[];
  readonly kind?: ActivityKind | undefined;
  readonly onClose: () => void;
}

export const InviteDialog = (props: InviteDialogProps) => (props.open ? <OpenInvite {...props} /> : null);

const kinds = activityKinds.map((value) => ({
  value,
  label: `${activityWords[value].title} (${activityWords[value].takes})`,
}));

function OpenInvite({ matches, kind = 'coffee', onClose }: InviteDialogProps) {
  const formId = useId();
  const invite = useInvite();
  const only = matches.length === 1 ? matches[0] : undefined;
  const form = useForm({
    initial: {
      match: String(only?.matchId ?? ''),
      kind: kind as string,
      idea: '',
      startsAt: '',
      clock: '',
      where: '',
      note: '',
    },
    validate: ({ match, startsAt, clock }) => ({
      match: match ? undefined : 'Choose who to invite.',
      startsAt: dateError(startsAt, { what: 'the date' }),
      clock: clock ? undefined : 'Choose a time.',
    }),
    submit: async ({ match, kind: chosen, startsAt, clock, ...words }) => {
      const { person } = await invite.mutateAsync({
        id: Number(match),
        kind: chosen as ActivityKind,
        startsAt: new Date(`${startsAt}T${clock}`).toISOString(),
        ...words,
      });
      onClose();
      toast({ title: 'Invitation sent', description: `${person.displayName} can accept or decline.` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={only ? `Invite ${only.name}` : 'Invite a match'}
      dirty={Boolean(form.values.idea || form.values.where || form.values.note)}
      footer={
        <Button
          type="submit"
          description="send an activity"
          form={formId}
          variant="primary"
          pending={form.submitting}
          pendingText="Sending…"
        >
          Send invitation
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {!only && (
          <Select
            label="Who"
            placeholder="Choose a match"
            options={matches.map(({ matchId, name }) => ({ value: String(matchId), label: name }))}
            {...form.field('match')}
          />
        )}
        <Select label="What" options={kinds} {...form.field('kind')} />
        <TextField label="Your own idea" optional maxLength={limits.idea} {...form.field('idea')} />
        <DateField label="Date" {...form.field('startsAt')} />
        <TextField type="time" label="Time" hint="In your own time zone." {...form.field('clock')} />
        <TextField
          label="Where"
          optional
          hint="A public place, or a link. Don’t give your home address."
          maxLength={limits.where}
          {...form.field('where')}
        />
        <TextArea label="Note" optional rows={3} limit={limits.note} {...form.field('note')} />
      </form>
    </Dialog>
  );
}
