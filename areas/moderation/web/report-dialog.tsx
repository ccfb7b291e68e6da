/// <reference types="vite/client" />

import { useId, useReducer } from 'react';
import type { ReportSubject } from '#platform/web/report/report-subject.ts';
import { currentSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice, seriousIcon } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { blockMember, useCreateReport } from './data.ts';
import { asksPriority, detailsLimit, isSerious, isTooLong, payloadOf, reportOf, reportStep } from './report-state.ts';
import { messages, priorities, reasons } from './report-words.ts';
import './report.css';

/** Kinds whose own name, in words, would say too much or too little here. */
const things: ReadonlyMap<string, string> = new Map([
  ['space_post', 'post'],
  ['space_comment', 'comment'],
  ['space_file', 'file'],
  ['space', 'group or community'],
  ['place_fact', 'measurement'],
  ['game_message', 'message'],
  ['vr_space', 'VR space'],
  ['vr_message', 'message'],
  ['vr_caption', 'caption'],
  ['event_line', 'line'],
]);

/** How the dialog calls a thing of this kind, whichever area brings it. */
const thingOf = (kind: string) => things.get(kind) ?? kind.replaceAll('_', ' ');

/** REPORT-01 to REPORT-28. A failure keeps everything that was written. */
export function ReportDialog({ of, onClose }: { readonly of: ReportSubject; readonly onClose: () => void }) {
  const [state, step] = useReducer(reportStep, reportOf(of.suspicion));
  const send = useCreateReport();
  const id = useId();
  const name = of.reportedName;

  const submit = async () => {
    const payload = payloadOf(state, currentSession().member?.id ?? 0, of);
    if (!payload) {
      step({ type: 'refuse' });
      toast(messages.noReason);
      document.getElementById(`${id}-reason`)?.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    if (isTooLong(state)) return document.getElementById(`${id}-details`)?.focus();
    try {
      await send.mutateAsync(payload);
    } catch {
      // The specified text says what to do; the reason stays with the request in the log.
      toast(messages.failed);
      return;
    }
    const alsoBlock = state.block;
    step({ type: 'sent' });
    onClose();
    toast(messages.sent);
    if (alsoBlock && of.reportedUserId)
      await blockMember(of.reportedUserId).catch(failed(`Couldn’t block ${name ?? 'the member'}`));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      dirty={state.details.trim() !== '' && state.details !== of.suspicion}
      title={`Report this ${thingOf(of.contentType)}`}
      description={of.subject ? `${of.subject}. No one is told who reported it.` : 'No one is told who reported it.'}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={send.pending}
            pendingText="Submitting…"
            data-safety=""
          >
            Submit report
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form
        id={id}
        className="report-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Checkbox
          label="I’m not sure. Something feels wrong."
          hint="You don’t need a reason. Say what happened if you like, and a moderator will look at it."
          checked={state.unsure}
          onChange={(event) => step({ type: 'unsure', unsure: event.target.checked })}
        />
        {!state.unsure && (
          <RadioGroup
            id={`${id}-reason`}
            legend="What is wrong with it?"
            options={reasons}
            value={state.reason}
            error={state.reasonMissing ? messages.noReason.description : undefined}
            onChange={(reason) => step({ type: 'reason', reason })}
          />
        )}
        <div aria-live="polite">
          {isSerious(state) && (
            <Notice tone="danger" icon={seriousIcon} title="Serious Violation">
              The moderation team will prioritise this report.
            </Notice>
          )}
        </div>
        {asksPriority(state) && (
          <RadioGroup
            legend="Priority"
            look="list"
            options={priorities}
            value={state.priority}
            onChange={(priority) => step({ type: 'priority', priority })}
          />
        )}
        <TextArea
          id={`${id}-details`}
          label="Details"
          optional
          hint="What happened, and where? Please leave out anyone's private information."
          limit={detailsLimit}
          value={state.details}
          error={isTooLong(state) ? `Please use at most ${detailsLimit} characters.` : undefined}
          onChange={(event) => step({ type: 'details', details: event.target.value })}
        />
        {name && (
          <Checkbox
            label={`Also block ${name}`}
            hint="You’ll no longer see each other. They aren’t told. You can unblock them in your settings."
            checked={state.block}
            onChange={(event) => step({ type: 'block', block: event.target.checked })}
          />
        )}
        <p className="small soft">
          Reports are reviewed within 24 hours. False or malicious reports may lead to account restrictions. If someone
          is in danger now, <a href="/crisis-support">get help now</a>.
        </p>
      </form>
    </Dialog>
  );
}
