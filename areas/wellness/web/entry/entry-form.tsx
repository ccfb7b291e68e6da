import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { announce } from '#platform/web/announce.ts';
import { statusOf } from '#platform/web/client/error.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { currentSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { dayAndMonth } from '../../pure/days.ts';
import { useEditEntry } from '../data.ts';
import { diaryDrafts } from '../keys/drafts.ts';
import type { OpenEntry } from '../opened.ts';
import { useSaveEntry } from '../waiting/use-save-entry.ts';
import { type Here, ownZone } from '../zone.ts';
import { earlierWords } from './earlier-words.ts';
import { EntryFields, type OwnFields } from './entry-fields.tsx';
import { bodyOf, type EntryValues, emptyEntry, sameAs, sleepHoursOf, valuesOf } from './entry-values.ts';

interface EntryFormProps {
  readonly own: OwnFields;
  /** The newest first, for what is offered. */
  readonly entries: readonly OpenEntry[];
  readonly here: Here;
}

const earlierIn = (entries: readonly OpenEntry[], own: OwnFields) => ({
  symptoms: earlierWords([own.symptoms, ...entries.map(({ symptoms }) => symptoms)]),
  medications: earlierWords(entries.map(({ medications }) => medications)),
});

export const checkEntry =
  ({ today }: Here) =>
  ({ sleep, day }: EntryValues) => ({
    sleep: sleepHoursOf(sleep) === undefined ? 'Write hours in quarters, from 0 to 24. Such as 7 or 7.5.' : undefined,
    day: dateError(day, { what: 'the day', max: today, optional: true }),
  });

const notSaved = failed('Couldn’t save your entry', 'We’ve kept what you wrote.');

/** What belongs to a field stands at the field; anything else is a message, and nothing that was typed is lost. */
export async function tellFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) !== 400) notSaved(error);
    throw error;
  }
}

/** WELL-01: one entry in a few presses. */
export function EntryForm({ own, entries, here }: EntryFormProps) {
  const save = useSaveEntry();
  const form = useForm<EntryValues>({
    initial: emptyEntry,
    // Where no one knows who is here, a draft would be a guest’s.
    ...(currentSession().member && { draftKey: 'wellness-entry', drafts: diaryDrafts }),
    resetAfter: true,
    validate: checkEntry(here),
    submit: async (values) => {
      const done = await tellFailure(save(bodyOf(values, ownZone())));
      toast(
        done === 'saved'
          ? { title: 'Entry Saved', description: 'Your wellness data has been recorded.' }
          : {
              title: 'Kept on this device',
              description: 'There’s no connection now. We’ll send your entry later.',
            },
      );
    },
  });
  const [last] = entries;
  return (
    <form className="entry-form" noValidate onSubmit={form.handleSubmit} aria-labelledby="wellness-entry-title">
      <ErrorSummary errors={form.summary.errors.filter(({ field }) => field)} attempt={form.summary.attempt} />
      {form.restored && !form.submitting && (
        <Notice title="We kept what you wrote" action={<Button onClick={form.reset}>Start again</Button>}>
          It wasn’t saved last time. No one else can see it.
        </Notice>
      )}
      {last && (
        <Button
          icon={Copy}
          description="Same as"
          onClick={() => {
            form.setValues(sameAs(last));
            announce(`Filled in as on ${dayAndMonth(last.day)}`);
          }}
        >
          Same as {dayAndMonth(last.day)}
        </Button>
      )}
      <EntryFields form={form} own={own} earlier={earlierIn(entries, own)} withDay={false} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save entry
        </Button>
        <span className="soft small">A diary, not medical advice.</span>
      </div>
    </form>
  );
}

interface EditEntryProps extends EntryFormProps {
  readonly entry: OpenEntry;
  readonly name: string;
  readonly onEnd: () => void;
  readonly first: RefObject<HTMLHeadingElement | null>;
  /** Where it goes, when it isn’t saved yet. */
  readonly save?: (body: ReturnType<typeof bodyOf>) => Promise<unknown>;
}

/** The same fields for an entry that is there. */
export function EditEntry({ entry, name, own, entries, here, onEnd, first, save }: EditEntryProps) {
  const edit = useEditEntry();
  const form = useForm<EntryValues>({
    initial: valuesOf(entry),
    validate: checkEntry(here),
    submit: async (values) => {
      const { id, uid, version } = entry;
      const body = bodyOf(values, ownZone());
      await tellFailure<unknown>(save ? save(body) : edit.mutateAsync({ id, uid, version, ...body }));
      announce('Entry changed');
      onEnd();
    },
  });
  return (
    <form className="entry-form" noValidate onSubmit={form.handleSubmit} aria-labelledby={`edit-entry-${entry.uid}`}>
      <h3 id={`edit-entry-${entry.uid}`} ref={first} tabIndex={-1}>
        Change the entry of {name}
      </h3>
      <ErrorSummary errors={form.summary.errors.filter(({ field }) => field)} attempt={form.summary.attempt} />
      <EntryFields form={form} own={own} earlier={earlierIn(entries, own)} withDay />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save changes
        </Button>
        <Button onClick={onEnd}>Cancel</Button>
      </div>
    </form>
  );
}
