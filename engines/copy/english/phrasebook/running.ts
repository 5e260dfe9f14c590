import { readPage } from '../../plan/sayings.ts';

export const RUNNING_SAYINGS = readPage(`
solar ¦ [help|help] with the electric bill ¦ ¦ to help with the electric bill
battery ¦ [keeps|keep] the lights on in an outage / [is|are] there for outages ¦ ¦ for outages / for peace of mind
generator ¦ [keeps|keep] the power on in a storm / [is|are] there for outages ¦ ¦ for outages / for storm season
water-heater ¦ [keeps|keep] the hot water coming ¦ ¦ for hot showers
air-conditioning ¦ [keeps|keep] summers comfortable ¦ ¦ for summer / for hot afternoons
mini-splits ¦ [keep|keep] each room comfortable / [heat|heat] and cool room by room ¦ ¦ for room-by-room comfort
whole-house-fan ¦ [keeps|keep] the air moving / [cools|cool] things down on summer nights ¦ ¦ for summer nights
internet ¦ [makes|make] working from home easy ¦ ¦ for working from home
community-pool ¦ ¦ cool off in {the} ¦ for hot days / for summer afternoons
clubhouse ¦ ¦ ¦ for gatherings / for parties
fitness-center ¦ ¦ ¦ for workouts / for rainy-day workouts
trails ¦ ¦ ¦
tennis ¦ ¦ ¦
community-garden ¦ ¦ ¦ for growing your own
dog-park ¦ ¦ ¦
ev-charger ¦ [is|are] ready for an electric car ¦ charge up at home with {the} ¦
insulation ¦ [helps|help] with the utility bills ¦ ¦
`);
