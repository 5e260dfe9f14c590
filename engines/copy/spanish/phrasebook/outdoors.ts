import { readPage } from '../../plan/sayings.ts';

export const DE_AFUERA = readPage(`
deck ¦ ¦ siéntese en {la} ¦
patio ¦ ¦ siéntese en {la} ¦
porch ¦ ¦ siéntese en {la} ¦
screened-porch ¦ ¦ siéntese en {la} ¦
terrace ¦ ¦ siéntese en {la} ¦
fire-pit ¦ ¦ reúnase junto a {la} ¦
outdoor-fireplace ¦ ¦ reúnase junto a {la} ¦
pool ¦ ¦ nade en {la} ¦
hot-tub ¦ ¦ dese un baño en {la} ¦
outdoor-kitchen ¦ ¦ cocine al aire libre en {la} ¦
grill ¦ ¦ ase en {la} ¦
greenhouse ¦ ¦ cultive plantas en {la} ¦
fruit-trees ¦ ¦ coseche fruta de {la} ¦
view ¦ ¦ disfrute {la} ¦
solar ¦ [convierten|convierten] el sol en electricidad ¦ ¦
battery ¦ [guarda|guardan] electricidad ¦ ¦
air-conditioning ¦ [enfría|enfrían] los cuartos ¦ ¦
mini-splits ¦ [enfrían|enfrían] y calientan los cuartos ¦ ¦
whole-house-fan ¦ [mueve|mueven] el aire por la casa ¦ ¦
ev-charger ¦ [carga|cargan] un auto eléctrico ¦ ¦
community-pool ¦ ¦ nade en {la} ¦
`);
