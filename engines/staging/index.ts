export { parseStagingParameters, StagingParameterError, type StagingParameters } from './parameters.ts';
export { planFor, previewScene, stagingEngine } from './stage-photo.ts';
