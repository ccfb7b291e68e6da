/** What other areas' screens may use of writing. */

export { cleanDocument, isEmptyDocument, sameDocument } from '../pure/clean-document.ts';
export { fromPlainText } from '../pure/from-plain-text.ts';
export { limits as writingLimits } from '../pure/limits.ts';
export { emptyDocument } from '../pure/types.ts';
export { excerptOf, imagesOf, linksOf, mediaIdsOf, mentionsOf, outline, plainText } from '../pure/walk.ts';
export { CheckBeforePublishing } from './check/check-before-publishing.ts';
export { easyReadHelp } from './check/easy-read-help.ts';
export { askForDescription, uploadImage } from './data.ts';
export { DocumentView, type DocumentViewProps } from './document-view.tsx';
export { DraftNotices, DraftStatus } from './draft-notices.tsx';
export { Editor } from './editor.tsx';
export { type Spot, selectInEditor } from './open-editors.ts';
export type { EditorProps, FoundMember, UploadedImage } from './types.ts';
export { type UsedDraft, useDraft } from './use-draft.ts';
