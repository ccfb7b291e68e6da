import { Radio } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Broadcast } from '../../contract.ts';
import { type BroadcastAudience, limits } from '../../pure/limits.ts';
import { useSpaces, useStart } from '../data.ts';

const audienceWords = [
  { value: 'followers', label: 'My followers', hint: 'Only people who follow you' },
  { value: 'members', label: 'All members', hint: 'Everyone who is signed in' },
  { value: 'space', label: 'A group or community', hint: 'Only its members' },
] as const;

interface Values {
  readonly title: string;
  readonly text: string;
  readonly contentWarning: string;
  readonly audience: BroadcastAudience;
  /** The number of a group or community; empty: none chosen. */
  readonly spaceId: string;
  readonly keepsRecording: boolean;
}
const initial: Values = {
  title: '',
  text: '',
  contentWarning: '',
  audience: 'followers',
  spaceId: '',
  keepsRecording: true,
};

interface StartFormProps {
  readonly type: Broadcast['type'];
  /** `keepsRecording`: until the author chooses again at the end. */
  readonly onStarted: (broadcast: Broadcast, keepsRecording: boolean) => void;
}

/** What others read before they watch, and who they are. */
export function StartForm({ type, onStarted }: StartFormProps) {
  const start = useStart();
  const form = useForm<Values>({
    initial,
    draftKey: 'live-video',
    validate: ({ title, text, contentWarning, audience, spaceId }) => ({
      title:
        title.trim() === ''
          ? 'Give your live video a title.'
          : title.length > limits.title
            ? `Use at most ${limits.title} characters.`
            : undefined,
      text: text.length > limits.text ? `Use at most ${limits.text} characters.` : undefined,
      contentWarning:
        contentWarning.length > limits.contentWarning ? `Use at most ${limits.contentWarning} characters.` : undefined,
      spaceId: audience === 'space' && spaceId === '' ? 'Choose a group or community.' : undefined,
    }),
    // A refusal is about who is live already, and says so.
    readCurrent: async () => null,
    submit: async ({ title, text, contentWarning, spaceId, ...rest }) => {
      const broadcast = await start.mutateAsync({
        ...rest,
        type,
        title: title.trim(),
        ...(rest.audience === 'space' && { spaceId: Number(spaceId) }),
        ...(text.trim() && { text: text.trim() }),
        ...(contentWarning.trim() && { contentWarning: contentWarning.trim() }),
      });
      announce('You’re going live.');
      onStarted(broadcast, rest.keepsRecording);
    },
  });
  const audience = form.field('audience');
  const isInSpace = audience.value === 'space';
  const { data: spaces = [] } = useSpaces();
  return (
    <form className="stack live-form" aria-label="Go live" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Title" maxLength={limits.title} autoComplete="off" {...form.field('title')} />
      <TextArea label="What it’s about" optional limit={limits.text} rows={3} {...form.field('text')} />
      <TextField
        label="Content warning"
        hint="What you’ll mention or show, such as hospitals or flashing lights. Others see it before they watch."
        optional
        maxLength={limits.contentWarning}
        autoComplete="off"
        {...form.field('contentWarning')}
      />
      <RadioGroup
        id={audience.id}
        legend="Who can watch"
        options={spaces.length > 0 ? audienceWords : audienceWords.filter(({ value }) => value !== 'space')}
        value={audience.value}
        onChange={audience.onChange}
      />
      {isInSpace && (
        <Select
          label="Which group or community"
          hint="Where you use another name isn’t listed: a live video shows who you are."
          placeholder="Choose one"
          options={spaces.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('spaceId')}
        />
      )}
      <Checkbox
        label={isInSpace ? 'Keep what I say as text in the post' : 'Keep the recording in my post'}
        hint={
          isInSpace
            ? 'Posts of groups have no clips. You choose again at the end.'
            : 'With its captions, and with what you said as text. You choose again at the end.'
        }
        {...form.check('keepsRecording')}
      />
      <p className="soft">
        Going live shares a post with this title, so that others find you and can comment. They see you three to five
        seconds later. {limits.viewers} people can watch at once.
      </p>
      <div>
        <Button type="submit" variant="primary" icon={Radio} pending={form.submitting} pendingText="Going live…">
          Go live
        </Button>
      </div>
    </form>
  );
}
