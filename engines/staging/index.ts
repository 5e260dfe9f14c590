export { parseStagingParameters, StagingParameterError } from './parameters.ts';
export { planFor, previewScene, stagingEngine } from './stage-photo.ts';
