export { CheckMail } from './check-mail.tsx';
export { Checked } from './checked.tsx';
export { CodeForm } from './code-form.tsx';
export { ConfirmSection } from './confirm-section.tsx';
export { signInHref } from './return-path.ts';
export { RoleWaits, useWaitingRoles } from './role-waits.tsx';
export { SharedMember } from './shared-member.tsx';
export { useConfirmed } from './use-confirmed.ts';
export { useLeaving } from './use-leaving.tsx';
