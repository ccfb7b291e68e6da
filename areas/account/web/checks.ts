import { dateError } from '#platform/web/ui/date-text.ts';

/** What a person can put right before anything is sent; the server checks all of it again. */
export const checkEmail = (email: string): string | undefined =>
  /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter your email address, such as name@example.org.';

export const checkNewPassword = (password: string): string | undefined => {
  if (!password) return 'Choose a password.';
  return password.length < 8 ? 'Use at least 8 characters.' : undefined;
};

export const checkCode = (code: string): string | undefined =>
  /^\d{3}\s?\d{3}$/.test(code.trim()) ? undefined : 'Enter the 6 digits from the email.';

export interface SignUpValues {
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
  /** As a DateField holds it. */
  readonly birthDate: string;
}

export const noValues: SignUpValues = {
  displayName: '',
  username: '',
  email: '',
  birthDate: '',
};

const checkUsername = (username: string) => {
  const name = username.trim();
  if (!name) return 'Choose a username.';
  if (name.length < 3) return 'Use at least 3 characters.';
  return /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(name)
    ? undefined
    : 'Use letters a to z, digits, dots, hyphens and underscores, with a letter or digit at both ends.';
};

export const checkSignUp = (values: SignUpValues) => ({
  displayName: values.displayName.trim() ? undefined : 'Enter the name others will see.',
  username: checkUsername(values.username),
  email: checkEmail(values.email),
  birthDate: dateError(values.birthDate, { what: 'your date of birth' }),
});

export const checkAppCode = (code: string): string | undefined =>
  /^\d{3}\s?\d{3}$/.test(code.trim()) ? undefined : 'Enter the 6 digits from your app.';

export const checkRecoveryCode = (code: string): string | undefined =>
  code.replaceAll(/[^a-z\d]/gi, '').length === 10
    ? undefined
    : 'Enter the 10 letters and digits of a recovery code, such as ABCDE-23456.';
