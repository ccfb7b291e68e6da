/// <reference types="vite/client" />
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { toBase64Url } from '../../pure/base64url.ts';
import { limits } from '../../pure/limits.ts';
import { newKeyBytes, newUid } from '../../pure/sealing.ts';
import { codeFrom } from '../../pure/share-link.ts';
import '../care.css';
import { sharingCrumbs } from '../crumbs.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { diaryDrafts } from '../keys/drafts.ts';
import { PickPeople } from '../pick-people.ts';
import { useHere } from '../zone.ts';
import { useCreateShare } from './data.ts';
import { fillShares } from './fill.ts';
import { bodyOf, checkShare, emptyShare, type ShareValues } from './share-values.ts';
import { thingsWords } from './words.ts';

/** Made once, so that what is sent twice is one share. */
const newSecrets = () => ({ uid: newUid(), token: newUid(), key: toBase64Url(newKeyBytes()) });

export function Screen() {
  const { today, zone } = useHere();
  const [secrets] = useState(newSecrets);
  const create = useCreateShare();
  const form = useForm<ShareValues>({
    initial: emptyShare(today),
    draftKey: 'wellness-share:new',
    drafts: diaryDrafts,
    validate: checkShare(today),
    submit: async (values) => {
      const { id, waiting, covers } = await create.mutateAsync({
        ...secrets,
        name: values.name.trim(),
        ...bodyOf(values, zone),
      });
      // What can’t be sealed now is tried again on the screen that comes next.
      await fillShares().catch(() => undefined);
      toast({
        title: `Shared: ${values.name.trim()}`,
        description:
          waiting > 0
            ? `It has ${thingsWords(waiting, covers)}. Now send the link.`
            : 'Nothing is in it yet. Turn on “Share with my health team” in entries that you want to show.',
      });
      navigate(`/wellness-tracking/sharing#share-${id}`);
    },
  });
  return (
    <>
      <PageTitle
        title="New share"
        lead="Your browser seals a copy of it, and the link opens the copy."
        crumbs={sharingCrumbs}
      />
      <DiaryLock />
      <form className="care-form" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <Section title="For whom" region={false}>
          <div className="care-fields">
            <TextField
              label="Who is it for?"
              hint="Only you see this. Such as “Dr Nguyen” or “My sister”."
              maxLength={limits.shareName}
              autoComplete="off"
              {...form.field('name')}
            />
            <RadioGroup
              legend="Who can open it"
              options={[
                { value: 'link', label: 'Anyone with the link', hint: 'They need no account.' },
                {
                  value: 'member',
                  label: 'One member',
                  hint: 'It opens only for them, while they’re signed in. Their list “Shared with me” names it.',
                },
              ]}
              {...form.field('who')}
            />
            {form.values.who === 'member' && <Member form={form} />}
            <Until form={form} />
            <TextField
              label="Code"
              optional
              hint="They need it as well as the link. Tell them another way. After five wrong tries the sharing ends."
              maxLength={12}
              autoComplete="off"
              {...form.field('code')}
              after={
                <Button
                  onClick={() => {
                    const code = codeFrom(crypto.getRandomValues(new Uint8Array(6)));
                    form.setValues({ code });
                    announce(`Code: ${[...code].join(' ')}`);
                  }}
                >
                  Suggest a code
                </Button>
              }
            />
          </div>
        </Section>
        <Section
          title="What it shows"
          region={false}
          intro="Only entries with “Share with my health team” on, also ones that you write later."
        >
          <div className="care-fields">
            <Day form={form} name="from" label="First day of the entries" />
            <Day form={form} name="to" label="Last day of the entries" />
            <CheckboxGroup
              legend="Besides the numbers and symptoms, show"
              optional
              hint="Mood, energy, pain, sleep, symptoms and medications taken are always shown."
              options={[
                { value: 'notes', label: 'Notes' },
                { value: 'scales', label: 'My own scales' },
                { value: 'medicines', label: 'My list of medicines' },
              ]}
              {...form.group('shows')}
            />
          </div>
        </Section>
        <div className="row">
          <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Sharing…">
            Share this
          </Button>
          <ButtonLink href="/wellness-tracking/sharing">Cancel</ButtonLink>
        </div>
      </form>
    </>
  );
}

type ShareForm = ReturnType<typeof useForm<ShareValues>>;

function Member({ form }: { readonly form: ShareForm }) {
  const { id, error } = form.field('member');
  return (
    <div id={id} tabIndex={-1}>
      <PickPeople
        label="Find a member by name"
        error={error}
        many
        chosen={form.values.member}
        onChange={(chosen) => form.setValues({ member: chosen.slice(-1) })}
        verb="Choose"
      />
    </div>
  );
}

function Until({ form }: { readonly form: ShareForm }) {
  const { id, value, error, onChange } = form.field('until');
  return (
    <DateField
      label="Last day of sharing"
      hint="At most a year from today. Such as 3 3 2027 or 3 March 2027"
      {...{ id, value, error, onChange }}
    />
  );
}

function Day({
  form,
  name,
  label,
}: {
  readonly form: ShareForm;
  readonly name: 'from' | 'to';
  readonly label: string;
}) {
  const { id, value, error, onChange } = form.field(name);
  return (
    <DateField
      label={label}
      optional
      hint="Leave it empty for all days. Such as 3 3 2026 or 3 March 2026"
      {...{ id, value, error, onChange }}
    />
  );
}
