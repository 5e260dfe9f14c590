import { readPage } from '../../plan/sayings.ts';

export const REST_SAYINGS = readPage(`
primary-suite ¦ [keeps|keep] to [itself|themselves] ¦ the day ends in {the} ¦ to retreat to
walk-in-closet ¦ [swallows|swallow] a wardrobe / [has|have] a place for every season / [keeps|keep] clothes out of the bedroom ¦ winter coats and summer clothes both fit in {the} / dressing happens in {the} ¦ for every season / big enough to dress in
en-suite ¦ [keeps|keep] mornings private / [is|are] a few steps from bed / [spares|spare] you the hall ¦ mornings start in {the} ¦ a few steps from bed / for quiet mornings
soaking-tub ¦ [is|are] there at the end of the day / [asks|ask] for a book and an hour / [slows|slow] the evening down ¦ long days end in {the} / an hour passes quickly in {the} ¦ for long evenings / deep enough to float a book over
jetted-tub ¦ [takes|take] care of sore muscles ¦ sore muscles get {a} ¦ for sore muscles
clawfoot-tub ¦ [brings|bring] an older kind of comfort / [makes|make] a bath worth running / [gives|give] the bath some character ¦ bath time means {a} / you soak in {the} ¦ for a proper soak / to soak in
walk-in-shower ¦ [makes|make] mornings quick / [skips|skip] the step up / [gets|get] the day moving ¦ you step straight into {the} / weekday mornings start in {the} ¦ for quick mornings / with nothing to climb over
shower ¦ [makes|make] mornings quick ¦ ¦ for quick mornings
vanity ¦ [holds|hold] the morning clutter ¦ ¦ for the morning routine
double-vanity ¦ [ends|end] the queue at the mirror / [takes|take] the wait out of mornings / [keeps|keep] the peace before work ¦ a couple of people can get ready at {the} / nobody waits for {the} ¦ for mornings in a hurry / for sharing the mirror
bathroom ¦ [is|are] ready to use ¦ ¦ for the morning
powder-room ¦ [is|are] the one visitors will use ¦ company has {a} to use ¦ for guests / for company
jack-and-jill ¦ [connects|connect] the bedrooms ¦ ¦ between bedrooms
heated-floors ¦ [make|make] bare feet a pleasure / [take|take] the sting out of a January morning / [start|start] the day warm ¦ bare feet meet {a} / January mornings begin on {a} ¦ for bare feet / under bare feet
`);
