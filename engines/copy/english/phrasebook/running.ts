import { readPage } from '../../plan/sayings.ts';

export const RUNNING_SAYINGS = readPage(`
solar ¦ [make|make] electricity from the sun ¦ ¦
battery ¦ [stores|store] electricity ¦ ¦
air-conditioning ¦ [cools|cool] the rooms ¦ ¦
mini-splits ¦ [heat|heat] and cool the rooms ¦ ¦
whole-house-fan ¦ [moves|move] air through the house ¦ ¦
community-pool ¦ ¦ swim in {the} ¦
ev-charger ¦ [charges|charge] an electric car ¦ charge up at home with {the} ¦
`);
