import { readPage } from '../../plan/sayings.ts';

export const RUNNING_SAYINGS = readPage(`
solar ¦ [put|put] the sun to work / [make|make] daylight pay / [work|work] while you are out ¦ the sun does some of the work through {a} / the meter slows under {a} ¦ on the bright side of the bill / for sunny days
battery ¦ [rides|ride] out an outage / [keeps|keep] the lights on ¦ the lights stay on with {a} ¦ for outages
generator ¦ [stands|stand] by for outages / [takes|take] over when the power goes / [keeps|keep] the freezer cold in a storm ¦ storms are less of a worry with {a} / the lights come back with {the} ¦ for storms / for when the power goes
heat-pump ¦ [heats|heat] and [cools|cool] / [handles|handle] both seasons ¦ ¦ for both seasons
water-heater ¦ [keeps|keep] the showers hot / [is|are] one less thing to budget for ¦ ¦ for hot showers
air-conditioning ¦ [takes|take] care of August ¦ ¦ for August
mini-splits ¦ [let|let] each room choose its temperature ¦ ¦ for room-by-room control
roof ¦ [keeps|keep] the weather where it belongs ¦ ¦ overhead
internet ¦ [keeps|keep] up with the workday ¦ ¦ for the workday
security ¦ [watches|watch] the door ¦ ¦
community-pool ¦ [takes|take] care of summer without the upkeep / [leaves|leave] the skimming to someone else / [is|are] there for hot days ¦ hot days end at {the} / you swim in {the} and skip the upkeep ¦ for hot days / that someone else cleans
clubhouse ¦ [handles|handle] the bigger parties / [takes|take] the crowd you cannot seat ¦ big parties move to {the} / neighbors meet at {the} ¦ for bigger parties / for get-togethers
fitness-center ¦ [replaces|replace] a membership / [saves|save] a drive to the gym ¦ the workout happens at {the} ¦ for workouts / instead of a membership
trails ¦ [start|start] the morning right / [make|make] a walk easy to fit in ¦ a walk before work follows {the} / the dog will learn {the} ¦ for a walk before work / to run or stroll
tennis ¦ [call|call] for a partner / [are|are] ready for a Saturday match ¦ Saturday matches happen on {the} ¦ for a Saturday match / to play on
community-garden ¦ [offers|offer] dirt for those who like to dig / [grows|grow] more than tomatoes ¦ you can grow lettuce in {the} / there is {a} for anyone who likes to dig ¦ for growing your own / to dig in
concierge ¦ [signs|sign] for the packages ¦ packages wait with {the} ¦ for packages
dog-park ¦ [tires|tire] out the dog ¦ ¦ for the dog
golf ¦ [is|are] there for a round ¦ ¦ for a round
marina ¦ [is|are] there for the boat ¦ ¦ for the boat
community-room ¦ [takes|take] the larger gatherings ¦ ¦ for gatherings
`);
