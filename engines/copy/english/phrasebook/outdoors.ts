import { readPage } from '../../plan/sayings.ts';

export const OUTDOOR_SAYINGS = readPage(`
deck ¦ [extends|extend] the living space / [is|are] ready for summer dinners ¦ grill out on {the} / have dinner out on {the} / relax on {the} ¦ for outdoor meals / for grilling / for summer evenings
rooftop-deck ¦ [takes|take] in the sky / [is|are] ready for a party ¦ watch the sunset from {the} / have friends up to {the} ¦ for sunsets / for evenings outside / for parties
patio ¦ [makes|make] outdoor dining easy / [is|are] ready for cookouts ¦ grill out on {the} / have dinner on {the} ¦ for outdoor dining / for summer dinners / for cookouts
porch ¦ [is|are] made for morning coffee / [offers|offer] a place to sit outside ¦ have your coffee on {the} / watch the rain from {the} ¦ for morning coffee / for summer evenings / for a pair of rockers
screened-porch ¦ [keeps|keep] the bugs out / [is|are] made for summer evenings ¦ enjoy summer evenings on {the} / have your coffee on {the} ¦ for summer evenings / for bug-free evenings / for dinner outdoors
balcony ¦ [offers|offer] fresh air / [is|are] ready for morning coffee ¦ have your coffee on {the} / step out onto {the} ¦ for morning coffee / for fresh air / for potted plants
terrace ¦ [extends|extend] the living space / [is|are] ready for dinner outdoors ¦ have dinner on {the} / unwind on {the} ¦ for outdoor dining / for evenings outside / for summer dinners
courtyard ¦ [offers|offer] a sheltered place to sit / [is|are] a good spot for lunch ¦ have lunch in {the} ¦ for outdoor dining / for quiet afternoons
yard ¦ [leaves|leave] room to play / [gives|give] pets room to run / [has|have] space for a garden ¦ ¦ for pets and play / with room to play / with space to garden
back-yard ¦ [leaves|leave] room to play / [gives|give] pets room to run / [has|have] space for a garden ¦ ¦ for pets and play / with room to play / with space to garden
garden ¦ [is|are] ready for the season ¦ spend the morning in {the} ¦ for anyone who likes to dig
raised-beds ¦ [are|are] ready for planting / [make|make] gardening easy ¦ grow your own in {the} ¦ for vegetables and herbs / for gardening
fire-pit ¦ [stretches|stretch] evenings into fall / [is|are] ready for cool nights ¦ gather around {the} / end the evening around {the} ¦ for cool evenings / for fall nights
outdoor-fireplace ¦ ¦ gather around {the} ¦ for cool evenings
pool ¦ [is|are] ready for summer / [makes|make] summer easy ¦ cool off in {the} / spend summer days by {the} ¦ for summer days / for hot afternoons
hot-tub ¦ [is|are] ready for cool nights ¦ unwind in {the} / relax in {the} under the stars ¦ for cool nights / for unwinding
outdoor-kitchen ¦ [makes|make] summer entertaining easy / [keeps|keep] the cook outside with everyone else ¦ cook outdoors in {the} ¦ for summer entertaining / for cookouts
grill ¦ ¦ ¦ for cookouts
pergola ¦ [adds|add] shade / [frames|frame] an outdoor seating spot ¦ relax in the shade of {the} ¦ for shade / for shaded dinners
gazebo ¦ ¦ ¦ for summer parties
shed ¦ [adds|add] storage / [stores|store] the mower and tools ¦ ¦ for tools / for storage / for garden tools
workshop ¦ [leaves|leave] room for projects / [is|are] ready for projects ¦ get to work in {the} ¦ for projects / for hobbies / for tools and projects
studio ¦ [gives|give] you a place to create ¦ ¦ for creative work
greenhouse ¦ [extends|extend] the growing season / [gets|get] seedlings going early ¦ start seedlings in {the} ¦ for seedlings / for starting plants early
fruit-trees ¦ [add|add] a harvest / [supply|supply] the kitchen ¦ pick fruit from {the} ¦ for homegrown fruit
mature-trees ¦ [provide|provide] shade / [shade|shade] the grounds ¦ ¦ for shade
creek ¦ [adds|add] the sound of water ¦ listen to {the} ¦
pond ¦ ¦ ¦
dock ¦ ¦ tie up at {the} ¦ for a boat
barn ¦ ¦ ¦ for equipment or animals
carport ¦ [keeps|keep] the car dry ¦ ¦ for covered parking
view ¦ ¦ wake up to {a} / take in {the} ¦ to wake up to / to come home to
`);
