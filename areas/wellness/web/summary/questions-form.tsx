import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WellnessSettings } from '../../contract/settings.ts';
import { limits } from '../../pure/limits.ts';
import { defaultSettings } from '../../pure/settings.ts';
import { mostQuestions } from '../../pure/summary.ts';
import { diaryDrafts } from '../keys/drafts.ts';
import { readSettings, usePutSettings } from './data.ts';

const fields = ['first', 'second', 'third'] as const;
const labels = { first: 'First question', second: 'Second question', third: 'Third question' } as const;
type Values = Record<(typeof fields)[number], string>;

const valuesOf = ({ questions = [] }: WellnessSettings): Values => ({
  first: questions[0] ?? '',
  second: questions[1] ?? '',
  third: questions[2] ?? '',
});

const tooLong = (value: string) =>
  value.trim().length > limits.question ? `Use at most ${limits.question} characters.` : undefined;

/** The whole of the settings with other questions; what else is in them stays. */
function bodyOf(settings: WellnessSettings, values: Values) {
  const { scales, factors, symptoms, hidden, energyPoints, questions = [], offerHelp, version } = settings;
  const asked = fields.map((field) => values[field].trim()).filter((question) => question !== '');
  return {
    scales: scales ?? [...defaultSettings.scales],
    factors: factors ?? [...defaultSettings.factors],
    symptoms: symptoms ?? [],
    hidden: hidden ?? [],
    energyPoints: energyPoints ?? [...defaultSettings.energyPoints],
    questions: [...asked, ...questions.slice(mostQuestions)].slice(0, limits.questions),
    offerHelp: offerHelp ?? defaultSettings.offerHelp,
    version,
  };
}

/** What to ask at the visit. The questions are kept with the diary, so they are here next time. */
export function QuestionsForm({ settings }: { readonly settings: WellnessSettings }) {
  const put = usePutSettings();
  // What the form began with: if another window has saved since, the save is refused and both versions are offered.
  const [base, setBase] = useState(settings);
  const form = useForm<Values>({
    initial: valuesOf(settings),
    draftKey: 'wellness-questions',
    drafts: diaryDrafts,
    validate: (values) => Object.fromEntries(fields.map((field) => [field, tooLong(values[field])])),
    submit: async (values, { over }) => {
      const now = (over?.settings as WellnessSettings | undefined) ?? base;
      setBase(await put.mutateAsync(bodyOf(now, values)));
      toast({ title: 'Questions saved', description: 'They are kept with your diary for next time.' });
    },
    readCurrent: async () => {
      const now = await readSettings();
      return { ...valuesOf(now), settings: now };
    },
  });
  const takeTheirs = () => {
    setBase((form.conflict?.current?.settings as WellnessSettings | undefined) ?? base);
    form.takeTheirs();
  };
  return (
    <Section title="My three questions" className="no-print" intro="They are the first thing on the page.">
      <form className="visit-questions" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={{ ...form, takeTheirs }} />
        {fields.map((field) => (
          <TextField key={field} label={labels[field]} optional autoComplete="off" {...form.field(field)} />
        ))}
        <div className="row">
          <Button type="submit" pending={form.submitting} pendingText="Saving…">
            Save questions
          </Button>
        </div>
      </form>
    </Section>
  );
}
