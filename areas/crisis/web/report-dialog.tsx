import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CrisisMessage, CrisisReportSummary, CrisisSupportRequest } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useSendReport } from './data-reports.ts';
import { Numbers } from './numbers.tsx';
import { reportReasons } from './report-words.ts';

interface Props {
  readonly request: CrisisSupportRequest;
  /** Undefined: the whole conversation. */
  readonly message: CrisisMessage | undefined;
  readonly onClose: () => void;
}

const promiseTo = ({ side, isAnonymous }: CrisisSupportRequest) => {
  if (side !== 'author') return 'They keep their support, and they aren’t told that you reported this.';
  const keeps = 'You won’t lose your support. The supporter isn’t told that you reported this.';
  return isAnonymous ? `${keeps} Your name stays hidden.` : keeps;
};

/**
 * Part of the page's own code, so that it opens under load too. The numbers stay in reach: somebody who reports may be
 * in danger.
 */
export function ReportDialog({ request, message, onClose }: Props) {
  const id = useId();
  const send = useSendReport();
  const mayAsk =
    request.side === 'author' &&
    request.status !== 'resolved' &&
    request.supporterId !== null &&
    (!message || message.supporter?.id === request.supporterId);
  const form = useForm<{ reason: CrisisReportSummary['reason'] | ''; details: string; anotherSupporter: boolean }>({
    initial: { reason: '', details: '', anotherSupporter: false },
    validate: ({ reason, details }) => ({
      reason: reason ? undefined : 'Choose what is wrong.',
      details: details.trim().length > limits.reason ? `Use at most ${limits.reason} characters.` : undefined,
    }),
    submit: async ({ reason, details, anotherSupporter }) => {
      if (!reason) return;
      try {
        await send.mutateAsync({
          id: request.id,
          ...(message && { messageId: message.id }),
          reason,
          details: details.trim(),
          anotherSupporter,
        });
      } catch (error) {
        failed('Couldn’t send your report', 'What you wrote is still here.')(error);
        throw error;
      }
      onClose();
      toast({
        title: 'Report sent',
        description: anotherSupporter
          ? 'Your request is waiting for a different supporter. The review team will read your report within 24 hours.'
          : 'The review team will read it within 24 hours. You’ll find their answer here.',
      });
    },
  });
  const { value: reason, error, id: reasonId, onChange } = form.field('reason');
  return (
    <Dialog
      open
      onClose={onClose}
      title={message ? 'Report this message' : 'Report this conversation'}
      description={promiseTo(request)}
      dirty={form.values.details.trim() !== ''}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={form.submitting}
            pendingText="Sending…"
            data-safety=""
          >
            Send report
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <Numbers />
        <FormNotices form={form} />
        {message && <blockquote className="crisis-words crisis-quote">{message.content}</blockquote>}
        <RadioGroup
          id={reasonId}
          legend="What is wrong?"
          look="list"
          options={reportReasons}
          value={reason || null}
          error={error}
          onChange={onChange}
        />
        <TextArea label="Details" optional rows={3} limit={limits.reason} {...form.field('details')} />
        {mayAsk && (
          <Checkbox
            label="I want a different supporter"
            hint="Your request goes back to the other supporters, and this one can’t see it any longer. It may take a while until someone accepts it."
            {...form.check('anotherSupporter')}
          />
        )}
        <p className="small soft">
          {message
            ? `The review team can read this message and up to ${limits.evidence} before it. `
            : `The review team can read what was asked and the last ${limits.evidence + 1} messages. `}
          Each time they do is recorded. No one from this conversation will be on the team for it.
        </p>
      </form>
    </Dialog>
  );
}
