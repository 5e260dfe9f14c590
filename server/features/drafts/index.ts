export { earlierTexts } from './earlier-texts.ts';
export { guardPublishing } from './guard.ts';
export { draftRoutes } from './routes.ts';
export { showDraft, showReceipt } from './show.ts';
export { latestVersion, listDrafts, listOverrides } from './store.ts';
export { contentTypeOf, writeDraft } from './write-draft.ts';
