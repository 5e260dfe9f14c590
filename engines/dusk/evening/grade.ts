import type { Mood } from '#engines/dusk/evening/mood.ts';
import { CONTRAST, HELD_BACK, NOT_HELD, UNDER_LAMPS } from '#engines/dusk/evening/tone-curves.ts';

/** Green and blue of lamplight on walls, against red. */
const LAMP_GREEN = 0.68;
const LAMP_BLUE = 0.38;
/** Lamplight on a wall against the light of the evening sky on it. */
const LAMP_OVER_SKY = 8;

/** Share of what green stands above the other two that dusk takes away where it is slight: cream paint under a blue sky is no olive. Golden hour leaves it. */
const SLIGHT_LOST = 0.85;
/** Green that cream and yellow paint has at most against its red then. */
const CREAM = 0.9;

/** Blue that the darkest gain and half the red that they lose. */
const SHADE_BLUE = 0.1;

/** What a mood asks of every place: golden hour keeps its greens. */
export const gradeOfMood = (mood: Mood, lift: number) => {
  const { saturation, greens } = mood;
  const slight = mood.asByDay ? 0 : SLIGHT_LOST;
  const cream = mood.asByDay ? 1 : CREAM;
  const lampOverSky = LAMP_OVER_SKY / mood.exposure;
  const shadeBlue = mood.asByDay ? 0 : SHADE_BLUE;
  // The evening's blue is in the gains: lamplight has none of it, or it lies on snow and paving as grey.
  const [lampRed, lampGreen, lampBlue] = [
    1 / mood.ambient[0],
    LAMP_GREEN / mood.ambient[1],
    LAMP_BLUE / mood.ambient[2],
  ];
  const graded = mood.asByDay ? UNDER_LAMPS : CONTRAST;
  const held = mood.asByDay ? NOT_HELD : HELD_BACK;
  return {
    saturation,
    greens,
    slight,
    cream,
    lampOverSky,
    shadeBlue,
    lampRed,
    lampGreen,
    lampBlue,
    lift,
    graded,
    held,
  };
};

export type Grade = ReturnType<typeof gradeOfMood>;
