import { readPage } from '../../plan/sayings.ts';

export const INDOOR_SAYINGS = readPage(`
floors ¦ [tie|tie] the rooms together / [run|run] from room to room / [warm|warm] up the rooms ¦ ¦ underfoot
fireplace ¦ [adds|add] warmth / [warms|warm] up winter evenings / [takes|take] the chill off / [makes|make] winter evenings cozy ¦ settle in by {the} / warm up by {the} / curl up by {the} on cold nights ¦ for cool evenings / for winter nights / for chilly nights
wood-stove ¦ [takes|take] the chill off / [adds|add] warmth ¦ warm up by {the} ¦ for cold mornings
ceilings ¦ [keep|keep] the rooms airy / [open|open] up the rooms / [give|give] the rooms an open feel / [add|add] a sense of space ¦ ¦ overhead
beams ¦ [add|add] character overhead / [draw|draw] the eye up ¦ ¦ overhead
windows ¦ [bring|bring] in the light / [let|let] in the light / [keep|keep] the rooms bright / [fill|fill] the rooms with light ¦ ¦ to let in the light
skylights ¦ [bring|bring] in light from above / [brighten|brighten] the rooms / [let|let] in the sun ¦ ¦ overhead
natural-light ¦ [fills|fill] the rooms / [brightens|brighten] the rooms ¦ ¦
open-plan ¦ [keeps|keep] everyone connected / [makes|make] entertaining easy / [lets|let] the rooms flow together ¦ ¦ for easy entertaining / for everyday living
built-ins ¦ [add|add] storage / [provide|provide] storage / [keep|keep] books and clutter in order ¦ ¦ for books and display / for storage / for your books
bookshelves ¦ ¦ ¦ for your collection
molding ¦ [finishes|finish] the rooms / [adds|add] a finished look / [adds|add] a classic touch ¦ ¦
woodwork ¦ [adds|add] character / [shows|show] real craftsmanship / [gives|give] the rooms a sense of history ¦ ¦
paneling ¦ [adds|add] warmth / [warms|warm] the walls / [gives|give] the walls some texture ¦ ¦
staircase ¦ [makes|make] a statement / [leads|lead] upstairs / [is|are] a focal point ¦ ¦
pocket-doors ¦ [open|open] or close off the rooms / [save|save] floor space ¦ ¦
french-doors ¦ [let|let] in the light / [add|add] a classic touch / [open|open] up the space ¦ ¦
wet-bar ¦ [makes|make] entertaining easy / [is|are] ready for parties ¦ pour a drink at {the} ¦ for entertaining / for parties
elevator ¦ [connects|connect] the floors ¦ ¦ between floors
storage ¦ [keeps|keep] things organized ¦ ¦
ceiling-fans ¦ [keep|keep] the air moving ¦ ¦
great-room ¦ [brings|bring] everyone together ¦ gather in {the} ¦ for gathering
family-room ¦ [gives|give] you a second living area ¦ settle into {the} for a movie ¦ for movie nights
sitting-room ¦ [offers|offer] a quiet corner / [adds|add] a second place to relax ¦ slip away to {the} with a book ¦ for reading / for quiet evenings
dining-room ¦ [seats|seat] everyone for dinner / [sets|set] the scene for dinner parties / [is|are] ready for the holidays ¦ host dinner in {the} ¦ for dinner parties / for holidays / for company
sunroom ¦ [brings|bring] in the light / [soaks|soak] up the sun ¦ enjoy your coffee in {the} / spend sunny mornings in {the} ¦ for reading / for sunny mornings / for plants and a good chair
office ¦ [gives|give] you a place to work / [makes|make] working from home easy / [keeps|keep] work separate from home life ¦ work from {the} ¦ for working from home / for the workday / for remote work
den ¦ [adds|add] a second place to relax / [makes|make] a comfortable TV room ¦ kick back in {the} ¦ for movie nights / for quiet evenings
loft ¦ [adds|add] flexible space / [leaves|leave] room for a desk or guest bed ¦ ¦ for a desk or guest bed / for a studio or office
bonus-room ¦ [adds|add] flexible space / [can serve|can serve] as a studio or office ¦ ¦ for hobbies or guests / for whatever you need / for work or play
flex-room ¦ [adapts|adapt] to whatever you need / [can serve|can serve] as an office or guest room ¦ ¦ for whatever you need / for work or guests
media-room ¦ [makes|make] movie night easy / [is|are] ready for the big screen ¦ settle in for a movie in {the} ¦ for movie nights / for the big game
gym ¦ [makes|make] workouts easy / [is|are] ready for weights or yoga ¦ ¦ for workouts / for yoga or weights
library ¦ [offers|offer] a quiet place to read / [gives|give] your books a home ¦ spend a rainy afternoon in {the} ¦ for your books / for reading / for quiet evenings
game-room ¦ ¦ ¦ for game nights
mudroom ¦ [keeps|keep] boots and coats in order / [keeps|keep] clutter at the door ¦ kick off your boots in {the} ¦ for boots and coats / for coats and bags
laundry-room ¦ [keeps|keep] the chores contained / [makes|make] chores easier ¦ ¦
guest-suite ¦ [gives|give] guests their own space / [makes|make] hosting easy ¦ host overnight guests in {the} ¦ for visitors / for overnight guests / for out-of-town company
apartment ¦ [gives|give] you options ¦ ¦ for guests or extra space
separate-entrance ¦ [adds|add] privacy ¦ ¦
wine-cellar ¦ [stores|store] your collection / [keeps|keep] bottles at their best ¦ ¦ for your collection / for the good bottles
basement ¦ [leaves|leave] room for projects / [adds|add] storage and workspace / [gives|give] you a whole extra level / [offers|offer] space to spread out ¦ spread out in {the} ¦ for storage and projects / for hobbies / with space for projects / for storage
attic ¦ ¦ ¦ for storage
sauna ¦ ¦ unwind in {the} ¦ for cold days
heated-floors ¦ [keep|keep] winter mornings comfortable / [take|take] the chill off winter mornings / [are|are] a treat in winter ¦ ¦ for cold mornings / for bare feet in winter
walk-in-closet ¦ [adds|add] storage / [keeps|keep] clothes organized ¦ ¦ for your wardrobe / for clothes and shoes
`);
