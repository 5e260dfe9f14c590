/** What the photo shows, for the other engines. They import from here; the network itself comes through the Segmenter port. */
export { type ClassMap, classMap } from '#engines/vision/class-map.ts';
export { fullProbability, probabilityOf } from '#engines/vision/full-size.ts';
export { likeness, picturePrint } from '#engines/vision/likeness.ts';
export { look, type Sight } from '#engines/vision/look.ts';
export type { RoomType, SceneFacts, SceneKind } from '#engines/vision/scene-facts.ts';
