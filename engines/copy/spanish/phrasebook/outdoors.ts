import { readPage } from '../../plan/sayings.ts';

export const DE_AFUERA = readPage(`
deck ¦ [lleva|llevan] la cena afuera / [suma|suman] un cuarto sin paredes / [pide|piden] una mesa y unas sillas ¦ el desayuno puede salir a {la} / el buen tiempo saca a todos a {la} ¦ para desayunos largos / para asar y comer
rooftop-deck ¦ [acerca|acercan] el cielo / [es|son] el mejor asiento en una noche clara ¦ el atardecer se mira desde {la} ¦ para noches claras
patio ¦ [invita|invitan] a cenas largas / [recibe|reciben] una mesa y unos amigos ¦ la cena se muda a {la} / el asador va en {la} ¦ para cenas largas / para una mesa con amigos
porch ¦ [recibe|reciben] el primer café / [da|dan] a la tarde adónde ir / [pide|piden] un par de mecedoras ¦ la lluvia se mira mejor desde {la} ¦ para el primer café / para tardes de lluvia
screened-porch ¦ [deja|dejan] pasar la brisa y no los mosquitos / [suma|suman] una temporada al año ¦ las tardes de verano duran más en {la} ¦ para tardes sin mosquitos
balcony ¦ [da|dan] un paso hacia afuera / [es|son] el lugar para una silla y una taza ¦ el café de la mañana sale a {la} ¦ para una silla y una taza
terrace ¦ [saca|sacan] la vida al aire libre / [alarga|alargan] la mesa ¦ la cena se alarga en {la} ¦ para cenar bajo el cielo / para tardes largas
courtyard ¦ [protege|protegen] la mesa del viento ¦ el almuerzo sale a {la} ¦ para comer al sol
yard ¦ [deja|dejan] espacio para jugar / [tiene|tienen] lugar para una mesa larga ¦ el verano se vive en {la} ¦ para perros y juegos
back-yard ¦ [deja|dejan] espacio para jugar / [está|están] [listo|listos] para una mesa larga / [da|dan] al perro dónde correr ¦ la mesa larga va en {la} / la pelota se lanza en {la} ¦ para una mesa larga / para el perro y la pelota
garden ¦ [premia|premian] a quien trabaja la tierra / [pone|ponen] la cena al alcance ¦ los jitomates vienen de {la} ¦ para cultivar
raised-beds ¦ [esperan|esperan] la primavera / [están|están] listas para los jitomates ¦ abril se pasa entre {la} ¦ para hierbas y jitomates
fire-pit ¦ [alarga|alargan] las noches / [junta|juntan] las sillas en círculo ¦ las historias se alargan junto a {la} ¦ para noches que se alargan
pool ¦ [resuelve|resuelven] el verano / [es|son] el plan de agosto ¦ los días de calor terminan en {la} ¦ para julio y agosto
hot-tub ¦ [resuelve|resuelven] el invierno / [se disfruta|se disfrutan] bajo las estrellas ¦ las noches frías terminan en {la} ¦ para noches frías y claras
outdoor-kitchen ¦ [deja|dejan] el calor afuera / [mantiene|mantienen] a quien cocina con los invitados ¦ las cenas de verano empiezan en {la} ¦ para cenas de verano
grill ¦ [está|están] [listo|listos] para el sábado ¦ el sábado empieza en {la} ¦ para los sábados
pergola ¦ [marca|marcan] el lugar de una mesa / [espera|esperan] una enredadera ¦ el almuerzo queda a la sombra de {la} ¦ para una mesa a la sombra
shed ¦ [guarda|guardan] la podadora y las herramientas ¦ la podadora va en {la} ¦ para herramientas
workshop ¦ [da|dan] casa a los proyectos / [deja|dejan] el aserrín fuera de la casa ¦ una sierra de mesa cabe en {la} ¦ para proyectos
greenhouse ¦ [adelanta|adelantan] la primavera / [mantiene|mantienen] algo verde en enero ¦ los brotes empiezan en {la} ¦ para los brotes
fruit-trees ¦ [florecen|florecen] antes de dar fruta ¦ los pasteles empiezan en {la} ¦ para mermeladas y pasteles
mature-trees ¦ [dan|dan] la sombra / [refrescan|refrescan] las tardes ¦ las tardes se refrescan bajo {la} ¦ que dan sombra
creek ¦ [pone|ponen] el sonido del agua ¦ con las ventanas abiertas se oye {la} ¦ que se oye desde la casa
pond ¦ [refleja|reflejan] el cielo ¦ ¦ para sentarse al lado
dock ¦ [deja|dejan] la lancha a mano ¦ ¦ para la lancha
barn ¦ [guarda|guardan] lo que haga falta ¦ ¦ para heno y tractores
ev-charger ¦ [llena|llenan] la batería de noche / [evita|evitan] la gasolinera ¦ el auto se carga en {la} mientras usted duerme ¦ para cargar de noche
view ¦ [cambian|cambian] con la hora / [acompañan|acompañan] el café / [atrapan|atrapan] la mirada ¦ las visitas irán directo a {la} / el desayuno viene con {a} ¦ para despertar
solar ¦ [ponen|ponen] a trabajar al sol / [aprovechan|aprovechan] los días claros ¦ ¦ para los días de sol
battery ¦ [mantiene|mantienen] las luces encendidas en un apagón ¦ ¦ para los apagones
generator ¦ [responde|responden] cuando se va la luz ¦ ¦ para las tormentas
heat-pump ¦ [calienta|calientan] y [enfría|enfrían] ¦ ¦ para las dos temporadas
water-heater ¦ [mantiene|mantienen] el agua caliente ¦ ¦
air-conditioning ¦ [se encarga|se encargan] de agosto ¦ ¦ para agosto
mini-splits ¦ [dejan|dejan] que cada cuarto elija su temperatura ¦ ¦
internet ¦ [sigue|siguen] el ritmo del trabajo ¦ ¦ para la jornada
community-pool ¦ [resuelve|resuelven] el verano sin el trabajo de limpiarla ¦ los días de calor terminan en {la} ¦ para los días de calor
clubhouse ¦ [recibe|reciben] las fiestas grandes ¦ los vecinos se reúnen en {la} ¦ para fiestas grandes
fitness-center ¦ [ahorra|ahorran] una membresía ¦ el ejercicio se hace en {la} ¦ para hacer ejercicio
trails ¦ [hacen|hacen] fácil una caminata ¦ la caminata de la mañana sigue {la} ¦ para caminar antes del trabajo
tennis ¦ [piden|piden] una pareja de juego ¦ el partido del sábado es en {la} ¦ para un partido el sábado
community-garden ¦ [ofrece|ofrecen] tierra a quien le gusta sembrar ¦ la lechuga se siembra en {la} ¦ para sembrar
concierge ¦ [recibe|reciben] los paquetes ¦ ¦ para los paquetes
`);
