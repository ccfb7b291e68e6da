/** SQL: a mute that has not ended by itself. Its end is judged by the database's clock, which also set it. */
export const muteInForce = '(m.until is null or m.until > now())';

/** SQL for the ids of the members whom the viewer has muted; it depends on the viewer alone and is read once. */
export const mutedMembersText = (viewer: string) =>
  `array(select m.muted_id from mutes m where m.user_id = ${viewer} and m.kind = 'member' and ${muteInForce})`;

/** SQL for the muted words (folded, see pure/muted-words.ts) or the muted tags of the viewer. */
export const mutedTextsText = (viewer: string, kind: 'word' | 'tag') =>
  `array(select m.folded from mutes m where m.user_id = ${viewer} and m.kind = '${kind}' and ${muteInForce})`;

/** SQL for "the viewer has muted the member in this column". */
export const isMutedText = (viewer: string, column: string) => `${column} = any(${mutedMembersText(viewer)})`;
