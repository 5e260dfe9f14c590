export { showDraft } from './show.ts';
export { listDrafts } from './store.ts';
