import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/limits.ts';
import { useApply } from './data-requests.ts';

/** What a supporter promises. */
const code = [
  'I listen. I don’t judge, and I don’t give medical or legal advice.',
  'If someone is in danger, I tell them straight away to call 000. I escalate if I’m worried about someone’s life.',
  'What people tell me stays in the request. I don’t try to find out who they are.',
  'I never sell anything to, borrow from or date anyone I have helped.',
  'I go off duty when I need to. Handing over is not a failure.',
];

const listOf = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

export function ApplyForm() {
  const apply = useApply();
  const form = useForm({
    initial: { title: '', experience: '0', specialties: '', why: '', agreed: false },
    validate: ({ title, experience, specialties, why, agreed }) => {
      const years = Number(experience);
      const list = listOf(specialties);
      return {
        title: title.trim() ? undefined : 'Say in a few words what you do.',
        experience: /^\d+$/.test(experience.trim()) && years <= 80 ? undefined : 'Enter a whole number of years.',
        specialties:
          list.length === 0
            ? 'Write at least one thing you can help with.'
            : list.length > limits.specialties || list.some((each) => each.length > limits.specialty)
              ? `At most ${limits.specialties}, of at most ${limits.specialty} characters each.`
              : undefined,
        why: why.trim() ? undefined : 'Write why you want to help.',
        agreed: agreed ? undefined : 'Agree to the code to become a supporter.',
      };
    },
    submit: async ({ title, experience, specialties, why }) => {
      await apply.mutateAsync({
        title,
        experience: Number(experience),
        specialties: listOf(specialties),
        why,
        agreesToCode: true,
      });
      toast({ title: 'Application sent', description: 'An administrator will decide. We’ll send you a notification.' });
    },
  });
  return (
    <form className="stack crisis-form" aria-label="Become a supporter" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="What describes you?"
        hint="For example: peer supporter, nurse, parent of an autistic child. Members see it."
        maxLength={limits.title}
        {...form.field('title')}
      />
      <TextField label="Years of experience" inputMode="numeric" {...form.field('experience')} />
      <TextField
        label="What can you help with?"
        hint="Separate with commas: grief, anxiety, the NDIS. Members see the first two."
        {...form.field('specialties')}
      />
      <TextArea
        label="Why do you want to help?"
        hint="Only administrators can read this."
        limit={limits.why}
        {...form.field('why')}
      />
      <div>
        <h3>The code of conduct for supporters</h3>
        <ul className="crisis-code">
          {code.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Checkbox label="I agree to the code" {...form.check('agreed')} />
      <div>
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Sending…">
          Apply
        </Button>
      </div>
    </form>
  );
}
