/** What other areas' screens may use of writing. */

export { lineCounter } from '../pure/checks/line-counter.ts';
export { applyEdits, type TextEdit } from '../pure/checks/text-edits.ts';
export { isEmptyDocument } from '../pure/clean-document.ts';
export { isFileName } from '../pure/file-name.ts';
export { fromPlainText } from '../pure/from-plain-text.ts';
export { limits as writingLimits } from '../pure/limits.ts';
export { analyseMarkup } from '../pure/markup/analyse-markup.ts';
export { typedText } from '../pure/typed-text.ts';
export { emptyDocument } from '../pure/types.ts';
export { excerptOf, imagesOf, mediaIdsOf, outline, plainText } from '../pure/walk.ts';
export { CheckBeforePublishing } from './check/check-before-publishing.ts';
export { easyReadHelp } from './check/easy-read-help.ts';
export { askForDescription, uploadImage } from './data.ts';
export { DocumentView } from './document-view.tsx';
export { DraftNotices, DraftStatus } from './draft-notices.tsx';
export { EasyReadDrafter } from './easy-read/easy-read-drafter.tsx';
export { Editor } from './editor.tsx';
export { HearIt } from './hear/hear-later.ts';
export { selectInEditor } from './open-editors.ts';
export type { FoundMember } from './types.ts';
export { type UsedDraft, useDraft } from './use-draft.ts';
