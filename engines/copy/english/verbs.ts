/**
 * What a thing does for the people who live with it: a verb of its own says more than a tenth 'has'.
 * Each phrase follows from the thing itself and adds no fact. [takes|take] agrees with the subject.
 */
const TABLE = `
island ; [gives|give] the cook some company / [does|do] double duty at mealtimes / [earns|earn] [its|their] floor space every day
breakfast-bar ; [handles|handle] weekday mornings / [turns|turn] cooking into conversation
breakfast-nook ; [takes|take] care of slow mornings / [is|are] made for the Sunday paper
pantry ; [keeps|keep] the cooking tidy / [holds|hold] the week's shopping / [takes|take] the bulk buys
walk-in-pantry ; [swallows|swallow] a big shop / [keeps|keep] the staples in sight
butlers-pantry ; [hides|hide] the mess when company comes / [keeps|keep] serving pieces at hand
counters ; [stand|stand] up to real cooking / [give|give] the cook space to spread out / [make|make] easy work of cleaning up
appliances ; [are|are] in place already / [take|take] one purchase off the list
range ; [gives|give] the cook real control / [is|are] ready for a serious dinner / [answers|answer] at the turn of a knob
ovens ; [make|make] short work of a holiday meal
wall-oven ; [spares|spare] the back
farm-sink ; [takes|take] the biggest pots
coffee-bar ; [starts|start] the day
floors ; [tie|tie] the rooms together / [are|are] easy to live with and easy to sweep / [wear|wear] well underfoot
fireplace ; [takes|take] the chill off / [earns|earn] [its|their] keep in January / [gives|give] the evening a center / [makes|make] staying in the better plan
wood-stove ; [takes|take] over when it gets cold / [does|do] more than look good
ceilings ; [lift|lift] the rooms / [let|let] the rooms breathe / [make|make] the rooms feel taller than the tape says / [give|give] the rooms some air / [leave|leave] headroom to spare
beams ; [give|give] the ceiling some history / [add|add] some grain overhead
windows ; [let|let] the day in / [keep|keep] an eye on the weather / [frame|frame] whatever is outside
skylights ; [bring|bring] daylight down from above / [find|find] the sun at noon
natural-light ; [does|do] most of the decorating / [does|do] its part all day / [changes|change] the rooms by the hour
open-plan ; [keeps|keep] the cook in the conversation / [lets|let] one room borrow from the next / [leaves|leave] the furniture up to you
built-ins ; [save|save] on furniture / [take|take] the books and the clutter / [put|put] the walls to work
bookshelves ; [give|give] the books a place to be / [wait|wait] for your reading
molding ; [finishes|finish] the walls properly / [frames|frame] the rooms / [tidies|tidy] every corner / [draws|draw] a line overhead
woodwork ; [shows|show] what carpenters used to do / [rewards|reward] a closer look
paneling ; [warms|warm] up the walls / [gives|give] the walls some depth
staircase ; [makes|make] an entrance of every trip up / [deserves|deserve] a second look
pocket-doors ; [slide|slide] away when there is a crowd / [close|close] a room off when you need one
french-doors ; [open|open] a room right up
wet-bar ; [keeps|keep] the host out of the kitchen / [makes|make] hosting easier
elevator ; [saves|save] the stairs for exercise / [takes|take] the groceries up
storage ; [takes|take] what has no other home
great-room ; [is|are] where everyone ends up
family-room ; [gives|give] everyone a place to land / [is|are] the room for sofas and screens
sitting-room ; [offers|offer] a second place to sit / [is|are] good for a book and a door closed
dining-room ; [gives|give] dinner its own address / [seats|seat] the people you invite / [keeps|keep] meals out of the kitchen
sunroom ; [makes|make] the most of a winter morning / [is|are] the place to read / [stretches|stretch] the summer at both ends
office ; [has|have] a door to close on the workday / [keeps|keep] work in one place / [gets|get] the laptop off the dinner table
den ; [is|are] there for everything that is not formal / [makes|make] a good second place to sit
loft ; [adds|add] a room with no fixed job / [is|are] yours to define
bonus-room ; [can|can] be whatever the year calls for / [is|are] spare in the best sense
flex-room ; [can|can] change jobs as life does / [is|are] yours to define
media-room ; [turns|turn] the lights down on a weeknight
gym ; [takes|take] away the excuse
library ; [gives|give] the books a room of their own
game-room ; [takes|take] the noise to its own corner
mudroom ; [catches|catch] boots and coats at the door
laundry-room ; [keeps|keep] the washing out of sight / [gives|give] the chores a door
guest-suite ; [gives|give] visitors a door of their own / [puts|put] company up in comfort
apartment ; [opens|open] up options / [stands|stand] on [its|their] own
separate-entrance ; [keeps|keep] comings and goings apart
wine-cellar ; [keeps|keep] the bottles where they belong
basement ; [adds|add] another level to the plan / [takes|take] what the rooms above do not need
sauna ; [makes|make] a ritual of winter
walk-in-closet ; [swallows|swallow] a wardrobe / [has|have] a place for every season / [keeps|keep] clothes out of the bedroom
en-suite ; [keeps|keep] mornings private / [is|are] a few steps from bed
soaking-tub ; [is|are] there at the end of the day / [asks|ask] for a book and an hour
jetted-tub ; [takes|take] care of sore muscles
clawfoot-tub ; [brings|bring] an older kind of comfort
walk-in-shower ; [makes|make] mornings quick
double-vanity ; [ends|end] the queue at the mirror
heated-floors ; [make|make] bare feet a pleasure
deck ; [adds|add] a room without walls / [is|are] made for slow breakfasts / [pulls|pull] dinner outside / [catches|catch] the end of the day
rooftop-deck ; [puts|put] the sky within reach / [is|are] the best seat on a clear night
patio ; [is|are] ready for long dinners / [takes|take] a table and a few friends / [moves|move] supper outdoors
porch ; [is|are] where the first coffee happens / [keeps|keep] you dry while it rains / [gives|give] the evening somewhere to go
screened-porch ; [keeps|keep] the breeze and [loses|lose] the bugs / [adds|add] a season to the year / [is|are] the first place to sit down
balcony ; [gives|give] you a step outside / [is|are] the place for a chair and a cup
terrace ; [moves|move] the living outdoors / [is|are] set for evenings
courtyard ; [keeps|keep] the outdoors to yourself
back-yard ; [leaves|leave] space to play fetch / [is|are] ready for a long table / [has|have] space for a table and a game
garden ; [rewards|reward] a pair of gloves / [puts|put] supper within reach
raised-beds ; [are|are] ready for tomatoes / [wait|wait] for spring
fire-pit ; [keeps|keep] people out late / [turns|turn] a cold night into a plan / [draws|draw] chairs into a circle
outdoor-fireplace ; [stretches|stretch] the evenings into fall
pool ; [takes|take] care of summer / [settles|settle] the question of July
hot-tub ; [takes|take] care of winter / [is|are] best under stars
outdoor-kitchen ; [keeps|keep] the heat of cooking outside
grill ; [is|are] ready for Saturday
pergola ; [gives|give] the sun some lines to draw / [marks|mark] out a place for a table
gazebo ; [gives|give] a party its center
shed ; [takes|take] the mower and the tools
workshop ; [gives|give] projects a home / [keeps|keep] sawdust out of the house
studio ; [gives|give] work some distance from home
greenhouse ; [starts|start] spring early
fruit-trees ; [bear|bear] on their own schedule / [do|do] the baking a favor
mature-trees ; [do|do] the shading / [keep|keep] the afternoons cool
creek ; [adds|add] the sound of water
pond ; [holds|hold] a piece of sky
dock ; [puts|put] a boat within reach
barn ; [holds|hold] whatever you keep
carport ; [keeps|keep] the frost off the windshield
ev-charger ; [tops|top] up the car overnight / [skips|skip] the trip to the pump
rv-parking ; [keeps|keep] the rig at home
parking-space ; [ends|end] the hunt at the curb
off-street-parking ; [spares|spare] you the curb
solar ; [put|put] the sun to work / [make|make] daylight pay
battery ; [rides|ride] out an outage
generator ; [stands|stand] by for outages
view ; [do|do] the entertaining / [change|change] by the hour / [never|never] hold still / [come|come] with the coffee
community-pool ; [takes|take] care of summer without the upkeep
clubhouse ; [handles|handle] the bigger parties
fitness-center ; [replaces|replace] a membership
trails ; [start|start] the morning right
tennis ; [call|call] for a partner
community-garden ; [offers|offer] dirt for those who like to dig
concierge ; [signs|sign] for the packages
smart-home ; [puts|put] the switches in your pocket
`;

const verbs = new Map(
  TABLE.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [id = '', phrases = ''] = line.split(' ; ');
      return [id, phrases.split(' / ').map((p) => p.trim())] as const;
    }),
);

/** Verb phrases of a concept, agreeing in number. */
export const verbsOf = (concept: string, plural: boolean): string[] =>
  (verbs.get(concept) ?? []).map((v) => v.replace(/\[([^|\]]*)\|([^\]]*)\]/g, plural ? '$2' : '$1'));

/** Things that are said as a clause of their own, because no noun phrase of them is English. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'no-hoa': ['there is no HOA', 'there are no HOA dues'],
  furnished: ['the furnishings are negotiable', 'furnishings can be part of the deal'],
  'pets-ok': ['pets are allowed', 'pets are welcome under the rules'],
  'new-construction': ['it is new construction', 'the construction is new'],
  'main-level-primary': [
    'the primary bedroom is on the main level',
    'you sleep on the main level in the primary bedroom',
  ],
  'bedrooms-own-baths': ['every bedroom has a bath of its own', 'each bedroom comes with its own bath'],
  'one-level': ['everything is on one level', 'it all happens on one level', 'one level holds it all'],
  'city-utilities': ['water and sewer are municipal', 'city water and sewer are connected'],
  'lawn-care': ['lawn care is included', 'someone else does the lawn'],
  'exterior-maintenance': ['exterior maintenance is included', 'exterior upkeep is taken care of'],
  'water-included': ['water is included'],
  'energy-star': ['it carries Energy Star certification', 'it is Energy Star certified'],
  'green-built': ['it is Green Built certified', 'it carries a Green Built certificate'],
  'off-street-parking': ['parking is off the street', 'there is off-street parking'],
  'washer-dryer': ['a washer and dryer are in place', 'there is a washer and dryer'],
};

export const clausesOf = (concept: string): readonly string[] => CLAUSES[concept] ?? [];
