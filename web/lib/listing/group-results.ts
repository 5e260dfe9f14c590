export { groupResults, sourceOf } from '#domain/photos/group-results.ts';
