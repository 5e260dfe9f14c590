export { makeVideo, type VideoInput, type VideoResult, type VideoTools } from '#engines/video/make-video.ts';
export { VideoParameters, type VideoParametersInput } from '#engines/video/parameters/parameters.ts';
export { PhotoFault, type VideoPhoto } from '#engines/video/photos.ts';
export { planShots } from '#engines/video/shots/plan-shots.ts';
export { MOODS } from '#engines/video/sound/moods.ts';
export { ASPECTS, QUALITIES } from '#engines/video/timeline/frame-format.ts';
