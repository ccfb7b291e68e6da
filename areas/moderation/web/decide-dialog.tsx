import { counted } from '#platform/contract/counted.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Severity } from '../contract.ts';
import { type Outcome, outcomes, severities, severityBadges } from './moderation-words.ts';

const noteLimit = 2000;
const day = 86_400_000;
const lengths = [1, 3, 7, 14, 30, 90, 180, 365];
const forGood = 'for-good';

export interface Deciding {
  readonly moderatorNotes: string;
  readonly severity: Severity;
  readonly expiresAt?: string;
  readonly forGood?: boolean;
}

interface Props {
  readonly outcome: Outcome;
  /** "Report 12" */
  readonly about: string;
  readonly proposesSuspension?: boolean;
  /** The person reads the note, and nothing is suggested. */
  readonly noteNeeded?: boolean;
  readonly send: (deciding: Deciding) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A note, how serious it is, and until when. A failure keeps all of it, and says which action did not work (MOD-28). */
export function DecideDialog({ outcome, about, proposesSuspension = false, noteNeeded = false, send, onClose }: Props) {
  const { label, note, explains } = outcomes[outcome];
  const isMeasure = outcome !== 'no_action' && outcome !== 'dismissed';
  const suggestion = noteNeeded ? '' : note;
  const suspends = outcome === 'user_suspended';
  const form = useForm<{ moderatorNotes: string; severity: Severity; days: string }>({
    initial: { moderatorNotes: suggestion, severity: 'moderate', days: '7' },
    validate: (values) => ({
      moderatorNotes:
        noteNeeded && !values.moderatorNotes.trim()
          ? 'Write what is wrong. The person will read it.'
          : values.moderatorNotes.length > noteLimit
            ? `Please use at most ${noteLimit} characters.`
            : undefined,
    }),
    submit: async (values) => {
      const isForGood = values.days === forGood;
      try {
        await send({
          moderatorNotes: values.moderatorNotes.trim(),
          severity: values.severity,
          ...(suspends && isForGood && { forGood: true }),
          ...(suspends && !isForGood && { expiresAt: new Date(Date.now() + Number(values.days) * day).toISOString() }),
        });
      } catch (error) {
        failed(`“${label}” didn’t work`)(error);
        throw error;
      }
      onClose();
      toast({ title: `${label}: done`, description: about });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${label}: ${about}`}
      description={explains}
      dirty={form.values.moderatorNotes !== suggestion}
      footer={
        <>
          <Button
            type="submit"
            form="decide-form"
            variant={isMeasure ? 'danger' : 'primary'}
            pending={form.submitting}
            pendingText="Deciding…"
          >
            {label}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id="decide-form" className="stack decide-form" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {proposesSuspension && outcome === 'content_removed' && (
          <Notice tone="warn" title="Second time within 30 days">
            We’ve already removed something else of theirs. You could choose “Suspend User” instead.
          </Notice>
        )}
        {isMeasure && (
          <RadioGroup
            legend="Severity"
            look="list"
            options={severities.map((value) => ({ value, label: severityBadges[value].label }))}
            value={form.values.severity}
            onChange={(severity) => form.setValues({ severity })}
          />
        )}
        {suspends && (
          <Select
            label="How long"
            options={[
              ...lengths.map((days) => ({ value: String(days), label: counted(days, 'day') })),
              { value: forGood, label: 'Permanently (30 days until a second moderator agrees)' },
            ]}
            {...form.field('days')}
          />
        )}
        <TextArea
          label="Note for the record"
          optional={!noteNeeded}
          hint={
            isMeasure
              ? 'The person it’s about will read it. Don’t say who reported it.'
              : 'Only moderators will read it.'
          }
          limit={noteLimit}
          {...form.field('moderatorNotes')}
        />
      </form>
    </Dialog>
  );
}
