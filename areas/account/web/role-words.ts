import type { Role } from '#platform/contract/roles.ts';

const words: Partial<Readonly<Record<Role, string>>> = { moderator: 'moderator', admin: 'administrator' };

export const rolesInWords = (roles: readonly Role[]) => roles.map((role) => words[role] ?? role).join(' and ');
