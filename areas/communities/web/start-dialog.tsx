import { counted } from '#platform/contract/counted.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CommunityDetail } from '../contract.ts';
import { type Danger, dangers, limits } from '../pure/options.ts';
import { useStartRollCall } from './data.ts';
import { dangerWords } from './words.ts';

const times = [
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '180', label: '3 hours' },
  { value: '720', label: '12 hours' },
];

export function StartDialog({
  community,
  onClose,
}: {
  readonly community: CommunityDetail;
  readonly onClose: () => void;
}) {
  const start = useStartRollCall(community.id);
  const form = useForm({
    initial: { danger: '' as Danger | '', words: '', minutes: '60' },
    validate: ({ danger }) => ({ danger: danger ? undefined : 'Say what is happening.' }),
    submit: async ({ danger, words, minutes }) => {
      if (!danger) return;
      await start.mutateAsync({
        id: community.id,
        danger,
        minutes: Number(minutes),
        ...(words.trim() && { words: words.trim() }),
      });
      toast({ title: 'Roll-call started', description: 'Every member gets an urgent notification.' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title="Start a roll-call"
      description={`${counted(community.memberCount, 'member')} of this community, including you. They get an urgent notification, even in quiet hours.`}
      onClose={onClose}
      dirty={form.values.words !== ''}
      footer={
        <Button type="submit" form="roll-form" variant="primary" pending={form.submitting} pendingText="Starting…">
          Ask everyone now
        </Button>
      }
    >
      <form id="roll-form" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup
          legend="What is happening?"
          look="list"
          options={dangers.map((value) => ({ value, label: dangerWords[value] }))}
          {...form.field('danger')}
          value={form.values.danger || null}
        />
        <TextArea
          label="What should they know?"
          optional
          hint="Where it is cool, which road is closed, who to ring"
          limit={limits.rollWords}
          rows={3}
          {...form.field('words')}
        />
        <Select label="Time to answer" options={times} {...form.field('minutes')} />
      </form>
    </Dialog>
  );
}
