import { readPage } from '../../plan/sayings.ts';

export const OUTDOOR_SAYINGS = readPage(`
deck ¦ [adds|add] a room without walls / [pulls|pull] dinner outside / [catches|catch] the end of the day / [asks|ask] for a table and a few chairs ¦ breakfast can move out to {the} / a table and chairs fit on {the} / good weather sends you out to {the} ¦ for slow breakfasts / for meals in the open / to grill on
rooftop-deck ¦ [puts|put] the sky within reach / [is|are] the best seat on a clear night / [adds|add] a level with no ceiling ¦ sunsets are watched from {the} / drinks go up to {the} ¦ for clear nights / up where the breeze is
patio ¦ [is|are] ready for long dinners / [takes|take] a table and a few friends / [moves|move] supper outdoors / [gives|give] the grill a home ¦ supper moves to {the} / friends stay late on {the} / the grill goes on {the} ¦ for long dinners / for a table and friends
porch ¦ [is|are] where the first coffee happens / [keeps|keep] you dry while it rains / [gives|give] the evening somewhere to go / [asks|ask] for a pair of rockers ¦ rain is worth watching from {the} / the first coffee goes out to {the} / a pair of rockers fits on {the} ¦ for the first coffee / for rainy evenings
screened-porch ¦ [keeps|keep] the breeze and [loses|lose] the bugs / [adds|add] a season to the year / [is|are] the first place to sit down ¦ summer evenings last longer on {the} / you can leave a book out on {the} ¦ for bug-free evenings / for summer nights
balcony ¦ [gives|give] you a step outside / [is|are] the place for a chair and a cup / [lets|let] the air in ¦ morning coffee goes out to {the} / a chair and a plant fit on {the} ¦ for a chair and a cup / for a breath of air
terrace ¦ [moves|move] the living outdoors / [is|are] set for evenings / [gives|give] dinner a longer table ¦ dinner lingers on {the} / evenings drift out to {the} ¦ for long evenings / for dinner under the sky
courtyard ¦ [keeps|keep] the outdoors to yourself / [brings|bring] the outside in / [shelters|shelter] a table from the wind ¦ lunch moves out to {the} / pots of herbs do well in {the} ¦ for lunch in the sun / to sit out of the wind
yard ¦ [leaves|leave] space to play fetch / [is|are] ready for a long table / [has|have] room for a game ¦ dogs and croquet both fit in {the} / summer spills into {the} ¦ for dogs and croquet / to spread a blanket on
back-yard ¦ [leaves|leave] space to play fetch / [is|are] ready for a long table / [has|have] space for a table and a game / [gives|give] the dog a place to run ¦ a ball gets thrown in {the} / the long table goes out in {the} / there is {a} to mow, plant or leave alone ¦ for a long table / for a dog and a ball
garden ¦ [rewards|reward] a pair of gloves / [puts|put] supper within reach / [starts|start] with seed packets in March ¦ supper starts in {the} / tomatoes come in from {the} ¦ for cutting and canning / to dig in
raised-beds ¦ [are|are] ready for tomatoes / [wait|wait] for spring / [spare|spare] the knees ¦ tomatoes go in {the} / April is spent at {the} ¦ for tomatoes and herbs / at a height that spares the knees
fire-pit ¦ [keeps|keep] people out late / [turns|turn] a cold night into a plan / [draws|draw] chairs into a circle ¦ stories run long around {the} / fall nights end at {the} ¦ for nights that run late / for fall evenings
outdoor-fireplace ¦ [stretches|stretch] the evenings into fall ¦ October is still outdoors by {the} ¦ for cool evenings
pool ¦ [takes|take] care of summer / [settles|settle] the question of July / [is|are] the whole plan in August ¦ August is spent in {the} / hot days end in {the} / laps come before breakfast in {the} ¦ for July and August / to cool off in
hot-tub ¦ [takes|take] care of winter / [is|are] best under stars / [loosens|loosen] up the week ¦ cold nights end in {the} / Friday night starts in {the} ¦ for cold, clear nights / to end the week in
outdoor-kitchen ¦ [keeps|keep] the heat of cooking outside / [lets|let] the cook stay at the party / [makes|make] summer dinners simple ¦ summer dinners start at {the} / the cook stays with the guests at {the} ¦ for summer dinners / for cooking in the open
grill ¦ [is|are] ready for Saturday ¦ Saturday starts at {the} ¦ for Saturdays
pergola ¦ [gives|give] the sun some lines to draw / [marks|mark] out a place for a table / [waits|wait] for a vine ¦ lunch stays shaded under {the} / a vine could climb {the} ¦ for a table in the shade / with a vine in mind
gazebo ¦ [gives|give] a party its center ¦ music goes in {the} ¦ for summer parties
shed ¦ [takes|take] the mower and the tools / [keeps|keep] the garage clear ¦ the mower lives in {the} / rakes and bikes go in {the} ¦ for the mower and the rakes / to keep tools in
workshop ¦ [gives|give] projects a home / [keeps|keep] sawdust out of the house / [has|have] room for a bench and a vise ¦ half-finished projects can stay out in {the} / a table saw fits in {the} ¦ for projects / with space for a bench
studio ¦ [gives|give] work some distance from home ¦ paint and clay stay in {the} ¦ for making things
greenhouse ¦ [starts|start] spring early / [keeps|keep] something green in January / [gives|give] seedlings a head start ¦ seedlings get going in {the} / spring comes early in {the} ¦ for seedlings / to start spring early
fruit-trees ¦ [bear|bear] on their own schedule / [do|do] the baking a favor / [flower|flower] before they feed you ¦ late summer means picking from {the} / pies start with {the} ¦ for pies and jam / to pick from
mature-trees ¦ [do|do] the shading / [keep|keep] the afternoons cool / [took|took] decades to get here ¦ afternoons stay cool under {the} / shade comes from {a} ¦ for shade / that do the shading
landscaping ¦ [saves|save] you the planting ¦ ¦ already in the ground
fence ¦ [marks|mark] the line / [keeps|keep] the dog home ¦ the dog stays home behind {the} ¦ around it
creek ¦ [adds|add] the sound of water / [runs|run] through the afternoons / [talks|talk] all day ¦ you hear {the} with the windows open / lunch tastes better by {the} ¦ to listen to / within earshot
pond ¦ [holds|hold] a piece of sky ¦ the evening sky lands in {the} ¦ to sit beside
dock ¦ [puts|put] a boat within reach ¦ the boat ties up at {the} ¦ for a boat
barn ¦ [holds|hold] whatever you keep ¦ tractors and hay go in {the} ¦ for hay and tractors
dog-run ¦ [gives|give] the dog a job ¦ ¦ for the dog
irrigation ¦ [waters|water] while you are away ¦ ¦ for dry weeks
outdoor-shower ¦ [keeps|keep] the sand outside ¦ sand comes off in {the} ¦ for rinsing off
gas-line ¦ [saves|save] a trip for propane ¦ ¦
carport ¦ [keeps|keep] the frost off the windshield / [covers|cover] the car ¦ the car stays dry under {the} ¦ for the car
driveway ¦ [takes|take] the extra cars ¦ ¦ for extra cars
ev-charger ¦ [tops|top] up the car overnight / [skips|skip] the gas station / [has|have] the car full by morning ¦ the car charges at {the} while you sleep / you plug in to {the} at night ¦ for the electric car / for charging overnight
rv-parking ¦ [keeps|keep] the rig at home ¦ the rig stays home with {a} ¦ for the rig
parking-space ¦ [ends|end] the hunt at the curb ¦ the car goes in {the} ¦ for the car
view ¦ [do|do] the entertaining / [change|change] by the hour / [come|come] with the coffee / [hold|hold] your attention ¦ look up and there are {a} / breakfast comes with {a} / guests will go straight to {the} ¦ to wake up to / beyond the glass
`);
