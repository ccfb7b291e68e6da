/// <reference types="vite/client" />
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentor } from '../contract.ts';
import { type FocusArea, focusAreas, focusWords, limits, usualFocus, usualGoals } from '../pure/options.ts';
import { AgeChoice, type AskValues, askBody, checkAsk } from './age-choice.tsx';
import { mentorCrumbs } from './crumbs.ts';
import { useAsk } from './data.ts';
import { WithMentor } from './mentor-screen.tsx';
import { whyNot } from './words.ts';
import './mentors.css';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithMentor id={params.id} when={({ mine }) => !mine}>
    {(mentor) => <Ask key={mentor.id} mentor={mentor} />}
  </WithMentor>
);

interface Values extends AskValues {
  readonly focusArea: FocusArea;
  /** One on each line. */
  readonly goals: string;
}

const goalsIn = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

function goalsError(text: string): string | undefined {
  const goals = goalsIn(text);
  if (goals.length === 0) return 'Write at least one goal.';
  if (goals.length > limits.goals) return `Write at most ${limits.goals} goals.`;
  return goals.some((goal) => goal.length > limits.goal)
    ? `Use at most ${limits.goal} characters for each goal.`
    : undefined;
}

/** MENTOR-11, -18, -19, -22: untouched, it asks for what is specified. */
function Ask({ mentor }: { readonly mentor: Mentor }) {
  const { id, name, isChecked } = mentor;
  const title = `Request mentorship from ${name}`;
  useTitle(title);
  const ask = useAsk();
  const form = useForm<Values>({
    initial: { focusArea: usualFocus, goals: usualGoals.join('\n'), message: '', age: '' },
    draftKey: `mentor-request:${id}`,
    validate: (values) => ({ goals: goalsError(values.goals), ...checkAsk(values, isChecked) }),
    submit: async (values) => {
      try {
        await ask.mutateAsync({
          mentorId: id,
          focusArea: values.focusArea,
          goals: goalsIn(values.goals),
          ...askBody(values),
        });
      } catch (error) {
        failed('Couldn’t send the request', 'What you wrote is kept.')(error);
        return;
      }
      toast({ title: 'Request Sent', description: 'Your mentorship request has been sent successfully.' });
      navigate('/mentor-matching?tab=requests');
    },
  });
  const why = whyNot(mentor);
  const crumbs = [...mentorCrumbs, { label: name, href: `/mentor-matching/mentors/${id}` }];
  if (why) {
    return (
      <div className="stack mentor-page">
        <PageTitle title={title} crumbs={crumbs} />
        <Notice title={why} />
      </div>
    );
  }
  return (
    <div className="stack mentor-page">
      <PageTitle title={title} lead="They see exactly what you write here." crumbs={crumbs} />
      <form className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <Select
          label="Focus area"
          options={focusAreas.map((value) => ({ value, label: focusWords[value] }))}
          {...form.field('focusArea')}
        />
        <TextArea
          label="Your goals"
          hint="One on each line. Change them as you like."
          rows={4}
          {...form.field('goals')}
        />
        <TextArea
          label={`A message to ${name}`}
          optional
          hint="What you would like help with, and what helps you."
          limit={limits.message}
          rows={5}
          {...form.field('message')}
        />
        <AgeChoice isChecked={isChecked} who="Your mentor" {...form.field('age')} />
        <p className="soft">The request ends by itself after 14 days without an answer. You can withdraw it before.</p>
        <div className="row">
          <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Sending…">
            Send the request
          </Button>
          <ButtonLink href={`/mentor-matching/mentors/${id}`} variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
