import type { Form } from '#platform/web/forms/use-form.ts';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import {
  type Aim,
  aims,
  type GenderPreference,
  genderPreferences,
  genders,
  type Interest,
  interests,
  type PrivacyLevel,
  roomsOf,
  type Support,
  supports,
  type Way,
  ways,
} from '../../pure/options.ts';
import { type Fact, facts, type Stage, stages, writtenFacts } from '../../pure/seen-by.ts';
import {
  aimWords,
  factWords,
  genderWords,
  interestWords,
  preferenceWords,
  stageWords,
  supportWords,
  wayWords,
} from '../../pure/words.ts';
import type { Values } from './values.ts';

interface StepProps {
  readonly form: Form<Values>;
}

const options = <T extends string>(all: readonly T[], words: Readonly<Record<T, string>>) =>
  all.map((value) => ({ value, label: words[value] }));

/** CONNECT-15, -24 to 26 */
export function LookingStep({ form }: StepProps) {
  const isDating = roomsOf(form.values.lookingFor).includes('dating');
  return (
    <>
      <CheckboxGroup<Aim>
        legend="What are you looking for?"
        hint="Friendship and companionship are in one room, the others in another. Choose at least one."
        options={options(aims, aimWords)}
        {...form.group('lookingFor')}
      />
      <Range label="Youngest age" unit="years" {...limits.age} {...form.field('ageRangeMin')} />
      <Range
        label="Oldest age"
        hint="80 means 80 and over."
        unit="years"
        {...limits.age}
        {...form.field('ageRangeMax')}
      />
      <Range label="Distance" unit="km" {...limits.distance} {...form.field('maxDistance')} />
      <Checkbox
        label="I’m open to long distance"
        hint="Shows you people from anywhere."
        {...form.check('openToLongDistance')}
      />
      {isDating && (
        <Section title="For dating" level={3} intro="These count in the Dating room only.">
          <div className="stack">
            <Select
              label="I’m a"
              optional
              placeholder="I’d rather not say"
              options={options(genders, genderWords)}
              {...form.field('gender')}
            />
            <CheckboxGroup<GenderPreference>
              legend="I’d like to meet"
              hint="None means everyone."
              options={options(genderPreferences, preferenceWords)}
              {...form.group('genderPreference')}
            />
            <TextField
              label="Relationship status"
              maxLength={limits.status}
              hint="Shown in Dating to people who can open your whole profile."
              {...form.field('relationshipStatus')}
            />
          </div>
        </Section>
      )}
    </>
  );
}

/** CONNECT-16, -27 */
export const AboutStep = ({ form }: StepProps) => (
  <>
    <TextArea label="About me" optional rows={5} limit={limits.aboutMe} {...form.field('aboutMe')} />
    <CheckboxGroup<Interest>
      legend="Interests"
      optional
      options={options(interests, interestWords)}
      {...form.group('interests')}
    />
    <TextField
      label="Suburb or postcode"
      optional
      hint="Others see a rounded distance, from 5 km up. You choose who sees the suburb."
      maxLength={limits.place}
      {...form.field('place')}
    />
  </>
);

const stageOptions = options(stages, stageWords);

function StageSelect({ form, fact }: StepProps & { readonly fact: Fact }) {
  const { stages: chosen } = form.values;
  return (
    <Select
      label={`Who learns: ${factWords[fact].toLowerCase()}`}
      options={stageOptions}
      value={chosen[fact]}
      onChange={({ currentTarget }) => form.setValues({ stages: { ...chosen, [fact]: currentTarget.value as Stage } })}
    />
  );
}

const factHints: Readonly<Record<(typeof writtenFacts)[number], string>> = {
  disability: 'In your own words, if you like.',
  accessNeeds: 'What helps you when you talk or meet.',
  pronouns: 'Such as she/her, he/him or they/them.',
  socials: 'Where else a match can find you.',
};

const others = ['suburb', 'photo', 'aboutMe', 'support'] as const;

/** CONNECT-17, -28, -29, and when others learn each fact. */
export const AccessStep = ({ form }: StepProps) => (
  <>
    <CheckboxGroup<Support>
      legend="Works well with me"
      optional
      hint="Helps to find people who fit. Others see only what they ticked too."
      options={options(supports, supportWords)}
      {...form.group('accessibilityCompatibility')}
    />
    <CheckboxGroup<Way>
      legend="How I like to communicate"
      hint="At least one."
      options={options(ways, wayWords)}
      {...form.group('communicationPreferences')}
    />
    <Section
      title="Who learns what, and when"
      level={3}
      intro="Each fact about you has its own stage. You can move it later, and you owe no one a reason."
    >
      <Facts
        items={[
          { label: stageWords.profile, value: 'People who can open your whole profile.' },
          { label: stageWords.match, value: 'You both said yes.' },
          { label: stageWords.share, value: 'You press Share in a match, for that person only.' },
          { label: stageWords.never, value: 'No one. It isn’t used for the score.' },
        ]}
      />
      <div className="stack facts-form">
        {writtenFacts.map((fact) => (
          <div key={fact} className="fact-form">
            <TextField
              label={factWords[fact]}
              optional
              hint={factHints[fact]}
              maxLength={limits.fact}
              value={form.values.facts[fact]}
              onChange={({ currentTarget }) =>
                form.setValues({ facts: { ...form.values.facts, [fact]: currentTarget.value } })
              }
            />
            <StageSelect form={form} fact={fact} />
          </div>
        ))}
        <div className="fact-form">
          {others.map((fact) => (
            <StageSelect key={fact} form={form} fact={fact} />
          ))}
          <Checkbox
            label="Blur my photos until we match"
            hint="Before a match others get another, blurred image. Your photos themselves aren’t sent."
            {...form.check('blurPhotos')}
          />
        </div>
      </div>
    </Section>
  </>
);

const privacyOptions: readonly { value: PrivacyLevel; label: string; hint: string }[] = [
  { value: 'public', label: 'Public', hint: 'Everyone who fits finds your card and can open your whole profile.' },
  { value: 'friends', label: 'Friends', hint: 'Everyone who fits finds your card. Contacts and matches see the rest.' },
  { value: 'private', label: 'Private', hint: 'Only people you like can find your card.' },
];

/** What is written so far, by the stage at which others learn it. */
function Preview({ values }: { readonly values: Values }) {
  const isSaid = (fact: Fact) => {
    if (fact === 'suburb') return values.place !== '';
    if (fact === 'aboutMe') return values.aboutMe !== '';
    if (fact === 'support') return values.accessibilityCompatibility.length > 0;
    return fact === 'photo' || values.facts[fact] !== '';
  };
  const said = facts.filter(isSaid);
  const at = (stage: Stage) =>
    said
      .filter((fact) => values.stages[fact] === stage)
      .map((fact) => factWords[fact])
      .join(', ') || 'Nothing';
  return (
    <Section title="What others see" level={3} intro="Nothing is published yet. This is what each stage holds.">
      <Facts
        items={[
          { label: 'On my card', value: 'Name, age, distance, what I look for, interests, ways to talk' },
          ...stages.map((stage) => ({ label: stageWords[stage], value: at(stage) })),
        ]}
      />
    </Section>
  );
}

/** CONNECT-18, -30 */
export const PrivacyStep = ({ form, isNew }: StepProps & { readonly isNew: boolean }) => (
  <>
    <RadioGroup<PrivacyLevel>
      legend="Who can see my profile"
      look="list"
      options={privacyOptions}
      {...form.field('privacyLevel')}
    />
    <Checkbox
      label="Matches can send me messages"
      hint="You can end a match at any time."
      {...form.check('allowMessages')}
    />
    {isNew && <Preview values={form.values} />}
  </>
);
