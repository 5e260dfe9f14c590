export { makeVideo, type VideoInput, type VideoTools } from '#engines/video/make-video.ts';
export { VideoParameters, type VideoParametersInput } from '#engines/video/parameters/parameters.ts';
export { PhotoFault, type VideoPhoto } from '#engines/video/photos.ts';
export { MOODS } from '#engines/video/sound/moods.ts';
