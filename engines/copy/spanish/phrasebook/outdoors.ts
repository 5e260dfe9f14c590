import { readPage } from '../../plan/sayings.ts';

export const DE_AFUERA = readPage(`
deck ¦ [está lista|están listas] para cenas de verano / [amplía|amplían] el espacio para convivir ¦ prepare una carne asada en {la} / cene al aire libre en {la} ¦ para comer al aire libre / para las parrilladas
rooftop-deck ¦ [invita|invitan] a ver el atardecer ¦ disfrute el atardecer desde {la} ¦ para ver el atardecer
patio ¦ [está listo|están listos] para cenas al aire libre / [invita|invitan] a comer afuera ¦ cene al aire libre en {la} ¦ para cenas al aire libre / para las parrilladas
porch ¦ [invita|invitan] a tomar el café afuera ¦ tome el café en {la} ¦ para el café de la mañana / para las tardes de verano
screened-porch ¦ [mantiene|mantienen] afuera a los mosquitos ¦ disfrute las tardes de verano en {la} ¦ para las tardes de verano / para tardes sin mosquitos
balcony ¦ [da|dan] aire fresco ¦ tome el café en {la} ¦ para el café de la mañana / para tomar aire
terrace ¦ [amplía|amplían] el espacio para convivir ¦ cene al aire libre en {la} ¦ para cenas al aire libre / para las tardes de verano
courtyard ¦ [ofrece|ofrecen] un lugar resguardado al aire libre ¦ ¦ para comer al sol
yard ¦ [deja|dejan] espacio para jugar / [da|dan] espacio a las mascotas ¦ ¦ para mascotas y juegos / con espacio para sembrar
back-yard ¦ [deja|dejan] espacio para jugar / [da|dan] espacio a las mascotas ¦ ¦ para mascotas y juegos / con espacio para sembrar
garden ¦ [está listo|están listos] para la temporada ¦ ¦ para quien disfruta sembrar
raised-beds ¦ [están listas|están listas] para sembrar ¦ ¦ para hierbas y verduras
fire-pit ¦ [alarga|alargan] las noches ¦ reúnase junto a {la} ¦ para las noches frescas
outdoor-fireplace ¦ ¦ reúnase junto a {la} ¦ para las noches frescas
pool ¦ [está lista|están listas] para el verano ¦ refrésquese en {la} ¦ para el verano / para los días de calor
hot-tub ¦ [invita|invitan] a relajarse ¦ relájese en {la} bajo las estrellas ¦ para relajarse / para las noches frescas
outdoor-kitchen ¦ [facilita|facilitan] las reuniones de verano ¦ cocine al aire libre en {la} ¦ para las reuniones de verano
grill ¦ ¦ ¦ para las parrilladas
pergola ¦ [da|dan] sombra ¦ descanse a la sombra de {la} ¦ para descansar a la sombra
gazebo ¦ ¦ ¦ para las fiestas de verano
shed ¦ [guarda|guardan] las herramientas ¦ ¦ para herramientas
workshop ¦ [deja|dejan] espacio para proyectos ¦ ¦ para proyectos
greenhouse ¦ [alarga|alargan] la temporada de cultivo ¦ ¦ para los brotes
fruit-trees ¦ [dan|dan] fruta de temporada ¦ coseche fruta de {la} ¦
mature-trees ¦ [dan|dan] sombra ¦ ¦ que dan sombra
creek ¦ [pone|ponen] el sonido del agua ¦ ¦
dock ¦ ¦ ¦ para la lancha
barn ¦ ¦ ¦ para equipo o animales
ev-charger ¦ [está listo|están listos] para su auto eléctrico ¦ ¦
view ¦ ¦ despierte con {a} / disfrute {la} ¦ para disfrutar cada día
solar ¦ [ayudan|ayudan] con la cuenta de luz ¦ ¦
battery ¦ [mantiene|mantienen] las luces encendidas en un apagón ¦ ¦ para los apagones
generator ¦ [responde|responden] cuando se va la luz ¦ ¦ para los apagones
water-heater ¦ [mantiene|mantienen] el agua caliente ¦ ¦
air-conditioning ¦ [mantiene|mantienen] fresco el verano ¦ ¦ para el verano
mini-splits ¦ [enfrían|enfrían] cada cuarto por separado ¦ ¦
whole-house-fan ¦ [refresca|refrescan] las noches de verano ¦ ¦ para las noches de verano
internet ¦ [facilita|facilitan] el trabajo en casa ¦ ¦ para trabajar desde casa
clubhouse ¦ ¦ ¦ para reuniones
community-pool ¦ ¦ refrésquese en {la} ¦ para los días de calor
fitness-center ¦ ¦ ¦ para hacer ejercicio
community-garden ¦ ¦ ¦ para sembrar
`);
