import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { User } from '../contract.ts';
import { AudienceSelect } from './audience-select.tsx';
import { useUpdateProfile } from './data.ts';
import { changeOf, checkEdit, type EditValues, most, states, valuesOf } from './edit-fields.ts';

/** What is typed survives a reload and a failure; saving leads back to the profile. */
export function EditForm({ user }: { readonly user: User }) {
  const save = useUpdateProfile();
  const form = useForm<EditValues>({
    initial: valuesOf(user),
    draftKey: 'profile',
    validate: checkEdit,
    submit: async (values) => {
      await save.mutateAsync({ userId: user.id, ...changeOf(values) });
      toast({ title: 'Profile saved' });
      navigate(`/profile/${user.id}`);
    },
  });
  return (
    <form className="stack profile-form" aria-label="Your profile" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Display name" autoComplete="nickname" {...form.field('displayName')} />
      <TextField label="Pronouns" optional hint="Such as she/her or they/them." {...form.field('pronouns')} />
      <AudienceSelect what="pronouns" {...form.field('pronounsFor')} />
      <TextArea label="Bio" optional hint="A few words about yourself." limit={most.bio} {...form.field('bio')} />
      <AudienceSelect what="bio" {...form.field('bioFor')} />
      <TextField label="Suburb or town" optional autoComplete="address-level2" {...form.field('suburb')} />
      <Select
        label="State or territory"
        optional
        placeholder="Do not show"
        options={states}
        autoComplete="address-level1"
        {...form.field('state')}
      />
      <AudienceSelect what="location" {...form.field('locationFor')} />
      <TextField
        label="Website"
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        hint="Such as https://example.org."
        {...form.field('website')}
      />
      <AudienceSelect what="website" {...form.field('websiteFor')} />
      <TextArea
        label="Interests"
        optional
        rows={5}
        hint={`One on each line, at most ${most.interests}. They help others find you.`}
        {...form.field('interests')}
      />
      <AudienceSelect what="interests" {...form.field('interestsFor')} />
      <Section
        title="How to talk with me"
        intro="Others see this on your profile, and before they first write to you. Leave out what you like."
      >
        <div className="stack">
          <AudienceSelect what="how to talk with me" {...form.field('howToTalkFor')} />
          <TextField label="Pace" optional hint="Such as: slow, I may answer in two days." {...form.field('pace')} />
          <TextArea
            label="Best ways to reach you"
            optional
            rows={3}
            hint={`One on each line, at most ${most.channels}. Such as: text first.`}
            {...form.field('channels')}
          />
          <TextArea
            label="What helps"
            optional
            rows={3}
            limit={most.helps}
            hint="Such as: one question at a time."
            {...form.field('helps')}
          />
          <p>
            Your pace card is part of it, too. <Link href="/messages/settings">Change your pace card</Link>
          </p>
        </div>
      </Section>
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          Save profile
        </Button>
        <ButtonLink href={`/profile/${user.id}`}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
