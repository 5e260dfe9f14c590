import { readPage } from '../../plan/sayings.ts';

export const INDOOR_SAYINGS = readPage(`
floors ¦ [tie|tie] the rooms together / [run|run] underfoot / [ground|ground] the rooms / [carry|carry] color from room to room / [need|need] nothing but a rug ¦ underfoot are {a} / rugs are optional over {the} / you walk on {a} ¦ underfoot / to walk on barefoot
fireplace ¦ [takes|take] the chill off / [gives|give] the evening a center / [makes|make] staying in the better plan / [warms|warm] the room in January / ~[earns|earn] [its|their] keep all winter ¦ cold nights end by {the} / chairs will find their way to {the} / winter evenings have {a} to lean on ¦ for cold nights / to sit beside / for winter evenings
wood-stove ¦ [takes|take] over when it gets cold / [does|do] more than look good / [heats|heat] the room the old way ¦ on cold mornings you light {the} ¦ for cold mornings / to stoke in January
ceilings ¦ [lift|lift] the rooms / [let|let] the rooms breathe / [give|give] the rooms some air / [leave|leave] headroom to spare / [make|make] the most of every square foot ¦ look up at {the} / the rooms gain air from {a} / tall furniture fits under {the} ¦ overhead / above it all
beams ¦ [give|give] the ceiling some history / [add|add] some grain overhead / [cross|cross] the ceiling ¦ overhead you see {a} / the eye goes up to {the} ¦ overhead
windows ¦ [let|let] the day in / [frame|frame] whatever is outside / [keep|keep] the rooms in daylight / [pull|pull] the light indoors ¦ morning light comes through {the} / daylight gets in by way of {a} / plants do well by {the} ¦ for daylight / to read by
skylights ¦ [bring|bring] daylight down from above / [find|find] the sun at noon / [open|open] the ceiling to the sky ¦ noon light falls through {the} / light drops in from {a} ¦ overhead / for light from above
natural-light ¦ [does|do] most of the decorating / [changes|change] the rooms by the hour / [reaches|reach] the rooms all day ¦ lamps stay off late thanks to {a} ¦ for most of the day
open-plan ¦ [keeps|keep] the cook in the conversation / [lets|let] one room borrow from the next / [leaves|leave] the furniture up to you / [carries|carry] light from one room to another ¦ talk carries easily across {the} / you can arrange the furniture any way in {a} ¦ for easy conversation / to arrange as you like
built-ins ¦ [save|save] on furniture / [take|take] the books and the clutter / [put|put] the walls to work ¦ books and records go on {the} / there are {a} for what you collect ¦ for books and records / for what you collect
bookshelves ¦ [give|give] the books a place to be / [wait|wait] for your reading / [line|line] the wall ¦ the books go on {the} ¦ for the library you own
molding ¦ [finishes|finish] the walls / [frames|frame] the rooms / [draws|draw] a clean line overhead / [gives|give] the rooms an edge ¦ the walls end in {a} / the eye stops at {the} ¦ where wall meets ceiling
woodwork ¦ [shows|show] what carpenters used to do / [rewards|reward] a closer look / [gives|give] doors and windows some weight ¦ run a hand along {the} / the period shows in {the} ¦ around doors and windows
paneling ¦ [warms|warm] up the walls / [gives|give] the walls some depth / [sets|set] a quieter mood ¦ the walls wear {a} / there is {a} where you might expect drywall ¦ on the walls
staircase ¦ [makes|make] an entrance of every trip up / [deserves|deserve] a second look / [gives|give] the hall a shape ¦ you go up by way of {the} / the way up is {a} ¦ between the floors
pocket-doors ¦ [slide|slide] away when there is a crowd / [close|close] a room off when you need one / [take|take] no floor space ¦ rooms open and close with {a} / pull {the} shut for a quiet hour ¦ to open or close a room
french-doors ¦ [open|open] a room right up / [let|let] in light even when closed / [trade|trade] wall for glass ¦ a room opens through {the} / light comes in by way of {a} ¦ to throw open / for light and air
sliding-door ¦ [opens|open] with one hand ¦ air comes in through {the} ¦ for fresh air
wet-bar ¦ [keeps|keep] the host out of the kitchen / [makes|make] hosting easier / [puts|put] the glasses where the guests are ¦ drinks get poured at {the} / the party starts at {the} ¦ for hosting / for pouring drinks
elevator ¦ [saves|save] the stairs for exercise / [takes|take] the groceries up ¦ groceries ride up in {the} ¦ between floors
storage ¦ [takes|take] what has no other home / [keeps|keep] the rooms clear ¦ the skis and the suitcases go into {the} ¦ for skis and suitcases
closets ¦ [take|take] care of coats and luggage ¦ ¦ for coats and luggage
ceiling-fans ¦ [keep|keep] the air moving ¦ summer nights are cooler under {the} ¦ for summer nights
smart-home ¦ [puts|put] the switches in your pocket / [lets|let] you lock up from anywhere ¦ ¦ for lights and locks
living-room ¦ [gives|give] everyone a place to sit ¦ ¦ to sit down in
great-room ¦ [is|are] where everyone ends up / [holds|hold] a crowd ¦ people end up in {the} ¦ for a crowd
family-room ¦ [is|are] the room for sofas and screens / [gives|give] everyone a place to land ¦ movie night happens in {the} ¦ for sofas and screens
sitting-room ¦ [offers|offer] a second place to sit / [is|are] good for a book and a closed door / [keeps|keep] conversation away from the television ¦ a book and a lamp fit in {the} / there is {a} to slip away to ¦ for a book and a lamp / for quieter talk
dining-room ¦ [gives|give] dinner its own address / [keeps|keep] meals out of the kitchen / [seats|seat] the people you invite ¦ holidays get served in {the} / dinner parties have {a} of their own ¦ for holidays and birthdays / for long dinners
sunroom ¦ [makes|make] the most of a winter morning / [is|are] the place to read / [stretches|stretch] the summer at both ends / [soaks|soak] up the light ¦ plants will be happy in {the} / winter mornings belong in {the} / the light finds {the} first ¦ for plants and winter light / to read in
office ¦ [keeps|keep] the workday contained / [keeps|keep] work in one place / [gets|get] the laptop off the dinner table ¦ the workday stays in {the} / the laptop stays in {the} at night ¦ for the workday / to work from
den ¦ [is|are] there for everything that is not formal / [makes|make] a good second place to sit / [takes|take] the television off the living room wall ¦ the good chair goes in {the} / Sunday afternoons fit in {the} ¦ for the good chair / for Sunday afternoons
loft ¦ [adds|add] a room with no fixed job / [is|are] yours to define / [looks|look] like a studio waiting to happen ¦ a desk or a guest bed fits in {the} ¦ for a desk or a guest bed
bonus-room ¦ [can|can] be whatever the year calls for / [is|are] spare in the best sense / [takes|take] the overflow ¦ hobbies spread out in {the} / {the} can change jobs as you do ¦ for hobbies or guests / to use as you see fit
flex-room ¦ [can|can] change jobs as life does / [is|are] yours to define / [waits|wait] for a purpose ¦ you decide what {the} is for / a desk, a loom or a guest bed fits in {the} ¦ to use as you like / for whatever you need next
media-room ¦ [turns|turn] the lights down on a weeknight / [keeps|keep] the noise in one place / [makes|make] a case for staying in ¦ movie night happens in {the} / the big screen belongs in {the} ¦ for movies / for the big screen
gym ¦ [takes|take] away the excuse / [saves|save] a drive / [keeps|keep] the weights off the bedroom floor ¦ the morning workout happens in {the} / a bike and a bench fit in {the} ¦ for the morning workout / for weights and a mat
library ¦ [gives|give] the books a room of their own / [asks|ask] for a lamp and a long evening / [keeps|keep] quiet by nature ¦ your books finally get {a} / a rainy afternoon passes easily in {the} ¦ for rainy afternoons / for the books
game-room ¦ [takes|take] the noise to its own corner ¦ the dartboard belongs in {the} ¦ for a table and a scoreboard
mudroom ¦ [catches|catch] boots and coats at the door / [keeps|keep] the weather out of the house / [stops|stop] the mud at the door ¦ boots come off in {the} / coats and leashes hang in {the} ¦ for boots and coats / for wet days
foyer ¦ [makes|make] an entrance ¦ coats come off in {the} ¦ to come home to
laundry-room ¦ [keeps|keep] the washing out of sight / [gives|give] the chores a door / [holds|hold] the hampers ¦ the washing stays in {the} / laundry day has {a} with a door ¦ for the washing / to close the door on
guest-suite ¦ [gives|give] visitors a door of their own / [puts|put] company up in comfort / [keeps|keep] a visit easy on everyone ¦ overnight company gets {a} / visitors can settle into {the} ¦ for overnight company / for visitors
apartment ¦ [opens|open] up options / [stands|stand] on [its|their] own ¦ visitors can have {the} to themselves ¦ for longer visits
separate-entrance ¦ [keeps|keep] comings and goings apart ¦ you can come and go by {the} ¦ for coming and going
wine-cellar ¦ [keeps|keep] the bottles where they belong / [gives|give] a collection room to age / [stays|stay] dark and still, as bottles like it ¦ the good bottles rest in {the} / dinner starts with a trip to {the} ¦ for the good bottles / for a growing collection
basement ¦ [adds|add] another level to the plan / [takes|take] what the rooms above do not need / [leaves|leave] space for projects ¦ tools and trunks go down to {the} / there is {a} below / projects can spread out in {the} ¦ for projects and storage / for tools and trunks
attic ¦ [takes|take] the boxes ¦ ¦ for the boxes
sauna ¦ [makes|make] a ritual of winter / [is|are] best after a cold day ¦ a cold day ends in {the} ¦ for cold days
`);
