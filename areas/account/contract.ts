import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { demoPart } from './contract/demo.ts';
import { emailPart } from './contract/email.ts';
import { passkeysPart } from './contract/passkeys.ts';
import { passwordsPart } from './contract/passwords.ts';
import { securityPart } from './contract/security.ts';
import { sessionsPart } from './contract/sessions.ts';
import { signInPart } from './contract/sign-in.ts';
import { signUpPart } from './contract/sign-up.ts';
import { twoStepPart } from './contract/two-step.ts';

export * from './contract/demo.ts';
export * from './contract/email.ts';
export { accountLimits } from './contract/fields.ts';
export * from './contract/passkeys.ts';
export * from './contract/passwords.ts';
export * from './contract/security.ts';
export * from './contract/sessions.ts';
export * from './contract/sign-in.ts';
export * from './contract/sign-up.ts';
export * from './contract/two-step.ts';

export const accountContract = areaContract({
  name: 'account',
  ...joinParts(
    demoPart,
    emailPart,
    passkeysPart,
    passwordsPart,
    securityPart,
    sessionsPart,
    signInPart,
    signUpPart,
    twoStepPart,
  ),
});
