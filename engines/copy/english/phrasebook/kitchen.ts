import { readPage } from '../../plan/sayings.ts';

/** ~ marks what is said with a smile: for the warm tone only. */
export const KITCHEN_SAYINGS = readPage(`
island ¦ [gives|give] the cook some company / [does|do] double duty at mealtimes / [doubles|double] as the buffet when people come over / ~[earns|earn] [its|their] floor space every day ¦ prep and conversation can share {the} / dinner comes together at {the} / people tend to gather at {the} ¦ to gather around / for prep and serving / for rolling out dough
breakfast-bar ¦ [handles|handle] weekday mornings / [turns|turn] cooking into conversation / [takes|take] the rush out of breakfast ¦ coffee and toast happen at {the} / guests can keep the cook company at {the} ¦ for quick meals / for coffee and the news
breakfast-nook ¦ [takes|take] care of slow mornings / [keeps|keep] breakfast close to the coffee pot ¦ weekend mornings belong in {the} / the day starts in {the} ¦ for unhurried mornings / for the first coffee
pantry ¦ [keeps|keep] the cooking tidy / [takes|take] the bulk buys / [clears|clear] the shelves of dry goods ¦ the week's shopping goes into {the} / dry goods have {a} to themselves ¦ for dry goods / for the staples
walk-in-pantry ¦ [takes|take] a big shop in one go / [keeps|keep] the staples in sight / ~[forgives|forgive] a trip to the warehouse store ¦ groceries disappear into {the} / there is {a} behind the cooking ¦ for groceries and gear / for a big weekly shop
butlers-pantry ¦ [hides|hide] the mess when company comes / [keeps|keep] serving pieces at hand / [gives|give] parties a place to be plated ¦ serving pieces live in {the} / dessert can wait in {the} ¦ for china and serving pieces / for staging a dinner
counters ¦ [stand|stand] up to real cooking / [give|give] the cook space to spread out / [shrug|shrug] off a busy dinner / [set|set] the look of the kitchen ¦ there is prep space on {the} / you chop and plate on {the} ¦ to work on / for prep
cabinets ¦ [keep|keep] dishes and clutter out of sight / [set|set] the look of the kitchen / [put|put] everything behind a door ¦ dishes and pans go behind {the} / everything has a place in {the} ¦ for dishes and dry goods / to put things away in
appliances ¦ [are|are] in place already / [take|take] one purchase off the list / [are|are] ready to plug away at dinner ¦ {the} are ready when you are / you move in to {a} ¦ ready for dinner
range ¦ [gives|give] the cook real control / [is|are] ready for a serious dinner / ~[makes|make] a case for cooking at home ¦ dinner starts on {the} / the cooking happens on {the} / pots and pans go to work on {the} ¦ for the cooking / to cook on
ovens ¦ [make|make] short work of a holiday meal / [let|let] the roast and the pie bake at once / [keep|keep] dinner and dessert apart ¦ a roast and a pie can share {the} ¦ for holiday meals / for days when everything bakes at once
wall-oven ¦ [spares|spare] the back / [sits|sit] at the right height ¦ bread goes in {the} at eye level ¦ at an easy height
refrigerator ¦ [is|are] in place ¦ ¦ for the week's groceries
backsplash ¦ [finishes|finish] the wall behind the cooking / [wipes|wipe] clean ¦ splashes land on {the} and wipe away ¦ behind the cooking
farm-sink ¦ [takes|take] the biggest pots / [is|are] deep enough for a stockpot / [makes|make] washing up less of a chore ¦ the big pots fit in {the} / washing up happens at {the} ¦ deep enough for stockpots / for the big pots
wine-fridge ¦ [keeps|keep] the whites cold / [holds|hold] bottles at the right temperature ¦ a bottle is always ready in {the} / bottles chill in {the} ¦ for the good bottles / for chilling bottles
coffee-bar ¦ [starts|start] the day / [keeps|keep] mugs and beans in one corner / [takes|take] the morning seriously ¦ mornings begin at {the} / the first cup is poured at {the} ¦ for the first cup / for the morning routine
kitchen ¦ [is|are] where the evening starts ¦ dinner happens in {the} ¦ for cooking
second-kitchen ¦ [doubles|double] the cooking ¦ ¦ for a second cook
dishwasher ¦ [takes|take] care of the dishes ¦ ¦ for the cleanup
`);
