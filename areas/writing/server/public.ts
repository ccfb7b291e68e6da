/** What other areas' servers may use of writing. */

export { withoutUnwanted } from '../pure/characters.ts';
export { analyseText, type TextAnalysis, type TextFinding } from '../pure/checks/analyse-text.ts';
export { applyEdits, type TextEdit } from '../pure/checks/text-edits.ts';
export { fromPlainText } from '../pure/from-plain-text.ts';
export { readingFrom, readingOf } from '../pure/reading.ts';
export { toHtml } from '../pure/to-html.ts';
export { excerptOf, imagesOf, mediaIdsOf, mentionsOf, plainText } from '../pure/walk.ts';
export { type DueDraft, nextDueDraft, unscheduleDraft } from './due-drafts.ts';
export { keptByDraft, keptInExtra } from './kept-media.ts';
export { type TakenDraft, takeDraft } from './take-draft.ts';
