import type { MentorProfile } from '../contract.ts';
import { limits } from '../pure/options.ts';

export const choicesOf = <T extends string>(all: readonly T[], words: Readonly<Record<T, string>>) =>
  all.map((value) => ({ value, label: words[value] }));

/** Texts as they are typed; named after the fields of the call, so that its errors find them. */
export const profileValues = (profile: MentorProfile | null) => ({
  title: profile?.title ?? '',
  bio: profile?.bio ?? '',
  experience: profile ? String(profile.experience) : '',
  /** One on each line. */
  expertise: profile?.expertise.join('\n') ?? '',
  focusAreas: profile?.focusAreas ?? [],
  formats: profile?.formats ?? [],
  languages: profile?.languages ?? (['english'] as MentorProfile['languages']),
  lived: profile?.lived ?? [],
  workingWithMe: profile?.workingWithMe ?? '',
  capacity: profile ? String(profile.capacity) : '1',
  isPaused: profile?.isPaused ?? false,
});
type ProfileValues = ReturnType<typeof profileValues>;

const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
const numberIn = (text: string, most: number): number | undefined => {
  if (!/^\d{1,2}$/.test(text.trim())) return undefined;
  const value = Number(text.trim());
  return value <= most ? value : undefined;
};

function textError(text: string, most: number): string | undefined {
  if (!text.trim()) return 'Write something first.';
  return text.trim().length > most ? `Use at most ${most} characters.` : undefined;
}

function expertiseError(text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > limits.expertise) return `Write at most ${limits.expertise} lines.`;
  return lines.some((line) => line.length > limits.expertiseItem)
    ? `Use at most ${limits.expertiseItem} characters on each line.`
    : undefined;
}

export const checkProfile = (values: ProfileValues) => ({
  title: textError(values.title, limits.title),
  bio: textError(values.bio, limits.bio),
  focusAreas: values.focusAreas.length === 0 ? 'Choose at least one focus area.' : undefined,
  expertise: expertiseError(values.expertise),
  experience:
    numberIn(values.experience, limits.experience) === undefined
      ? `Write a whole number of years, from 0 to ${limits.experience}.`
      : undefined,
  formats: values.formats.length === 0 ? 'Choose at least one way to meet.' : undefined,
  workingWithMe:
    values.workingWithMe.length > limits.workingWithMe ? `Use at most ${limits.workingWithMe} characters.` : undefined,
  capacity:
    numberIn(values.capacity, limits.capacity) === undefined
      ? `Write a whole number from 0 to ${limits.capacity}.`
      : undefined,
});

/** The call’s body, without its version. */
export const bodyOf = ({ experience, expertise, capacity, title, bio, workingWithMe, ...rest }: ProfileValues) => ({
  ...rest,
  title: title.trim(),
  bio: bio.trim(),
  workingWithMe: workingWithMe.trim(),
  experience: numberIn(experience, limits.experience) ?? 0,
  expertise: linesOf(expertise),
  capacity: numberIn(capacity, limits.capacity) ?? 0,
});
