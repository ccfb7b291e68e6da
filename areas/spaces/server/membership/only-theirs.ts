/** Why a supporter can’t leave for the member: with the place in it would go what others rely on. */
export function onlyTheirs(role: string | null): string | undefined {
  if (role === 'owner') return 'It is theirs. Only they can give it up.';
  if (role === 'moderator') return 'They help run it. Only they can give that up.';
  return undefined;
}
