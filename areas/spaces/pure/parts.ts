/** What an owner can keep for the people who run a space. */
export const spaceParts = ['posts', 'files', 'meetings', 'people'] as const;
export type SpacePart = (typeof spaceParts)[number];

interface Place {
  readonly runOnly: readonly SpacePart[];
  readonly me: { readonly state: string; readonly mayRun: boolean };
}

/** Whether the viewer writes posts, adds files, plans meetings or sees every member of a space. */
export const mayIn = ({ runOnly, me }: Place, part: SpacePart): boolean =>
  me.state === 'member' && (me.mayRun || !runOnly.includes(part));
