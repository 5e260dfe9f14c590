import { readPage } from '../../plan/sayings.ts';

/** Scenes speak to the reader, as agents do: 'gather around the island'. ~ is said with a smile, in the warm tone only. */
export const KITCHEN_SAYINGS = readPage(`
island ¦ [anchors|anchor] the kitchen / [gives|give] you extra counter space ¦ gather around {the} / prep and serve at {the} ¦ for prep and serving / to gather around / for casual meals
breakfast-bar ¦ [handles|handle] quick meals / [makes|make] weekday breakfasts easy ¦ pull up a stool at {the} ¦ for quick meals / for casual meals / for breakfast on the go
breakfast-nook ¦ [offers|offer] a spot for casual meals / [makes|make] a good spot for coffee ¦ linger over coffee in {the} / start the day in {the} ¦ for slow mornings / for casual meals / for weekend breakfasts
pantry ¦ [keeps|keep] the kitchen organized / [adds|add] storage ¦ ¦ for storage / for dry goods
walk-in-pantry ¦ [keeps|keep] the kitchen organized / [holds|hold] the week's groceries / [adds|add] storage ¦ stock up in {the} ¦ for groceries / for extra storage / for dry goods
butlers-pantry ¦ [makes|make] entertaining easier / [keeps|keep] serving pieces close ¦ ¦ for entertaining / for serving pieces / for china and glassware
counters ¦ [give|give] you prep space / [offer|offer] room to work ¦ ¦ for prep / with room to work
cabinets ¦ [provide|provide] storage / [keep|keep] everything in its place ¦ ¦ for storage / for dishes and cookware
appliances ¦ [are|are] in place / [are|are] ready to go ¦ ¦
range ¦ [is|are] ready for serious cooking / [will please|will please] anyone who likes to cook ¦ cook dinner on {the} ¦ for the home cook / for serious cooking
ovens ¦ [make|make] holiday meals easier / [make|make] baking easy ¦ ¦ for holiday meals / for baking
farm-sink ¦ [handles|handle] the big pots ¦ ¦ for the big pots
wine-fridge ¦ [keeps|keep] bottles chilled ¦ ¦ for entertaining / for your favorite bottles
coffee-bar ¦ [gets|get] mornings started / [makes|make] mornings easy ¦ start the day at {the} / pour the first cup at {the} ¦ for busy mornings / for the first cup
backsplash ¦ [adds|add] a finished look / [pulls|pull] the look together ¦ ¦
`);
