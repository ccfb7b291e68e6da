/** Parts that groups and communities are made of. */
export { mayIn } from '../pure/parts.ts';
export { CommentForm, CommentList } from './comments.tsx';
export { spaceEntity, useSpace } from './data.ts';
export { JoinButton } from './join-button.tsx';
export { type SpaceLabels, spaceReads } from './labels.ts';
export { LeaveButton } from './leave-button.tsx';
export { SpaceNameFields, SpaceRuleFields } from './space-fields.tsx';
export { SpaceTabs } from './space-tabs.tsx';
export { checkSpace, emptySpace, type SpaceValues, spaceContentOf, spaceValuesOf } from './space-values.ts';
export { useSpaceNews } from './use-space-news.ts';
