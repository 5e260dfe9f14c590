import { readPage } from '../../plan/sayings.ts';

/** ~ marca lo que se dice con una sonrisa: solo en el tono cálido. */
export const DE_COCINA = readPage(`
island ¦ [da|dan] compañía a quien cocina / [sirve|sirven] de mesa y de buffet / [reúne|reúnen] a todos a la hora de cenar ¦ la cena se arma en {la} / la plática y la comida comparten {la} ¦ para preparar y servir / para amasar y platicar
breakfast-bar ¦ [resuelve|resuelven] los desayunos entre semana / [mantiene|mantienen] a las visitas cerca de quien cocina ¦ el café y el pan tostado se toman en {la} ¦ para comidas rápidas / para el café y las noticias
breakfast-nook ¦ [invita|invitan] a mañanas sin prisa / [deja|dejan] el desayuno cerca de la cafetera ¦ los fines de semana empiezan en {la} ¦ para el primer café / para mañanas tranquilas
pantry ¦ [guarda|guardan] la compra de la semana / [mantiene|mantienen] la cocina en orden ¦ las provisiones van a {la} ¦ para las provisiones
walk-in-pantry ¦ [guarda|guardan] la compra grande / [deja|dejan] las provisiones a la vista ¦ el mandado de la semana cabe en {la} ¦ para la compra de todo el mes
butlers-pantry ¦ [esconde|esconden] el desorden cuando hay visitas / [tiene|tienen] la vajilla a mano ¦ el postre puede esperar en {la} ¦ para la vajilla y los platones
counters ¦ [aguantan|aguantan] el uso diario / [dejan|dejan] espacio para trabajar / [resisten|resisten] una cena grande ¦ se pica y se sirve sobre {la} ¦ para picar y amasar
cabinets ¦ [guardan|guardan] todo detrás de una puerta / [marcan|marcan] el estilo / [dejan|dejan] todo en orden ¦ platos y ollas caben en {la} ¦ para platos y ollas
appliances ¦ [ya están|ya están] en su sitio / [evitan|evitan] una compra más ¦ usted llega y ya tiene {a} ¦ listos para la cena
range ¦ [da|dan] control a quien cocina / [está|están] a la altura de una cena en serio ¦ la cena empieza en {la} ¦ para cocinar en serio
ovens ¦ [permiten|permiten] hornear el asado y el postre a la vez / [alivian|alivian] las comidas de fiesta ¦ el asado y el pastel comparten {la} ¦ para las comidas de fiesta
backsplash ¦ [se limpia|se limpian] de una pasada / [protege|protegen] la pared ¦ las salpicaduras quedan en {la} ¦ detrás de la estufa
farm-sink ¦ [recibe|reciben] las ollas más grandes / [hace|hacen] más fácil lavar los trastes ¦ las ollas grandes caben en {la} ¦ para las ollas grandes
wine-fridge ¦ [mantiene|mantienen] el blanco bien frío ¦ siempre hay una botella lista en {la} ¦ para las buenas botellas
coffee-bar ¦ [abre|abren] el día / [junta|juntan] tazas y granos en un rincón ¦ la mañana empieza en {la} ¦ para la primera taza
`);

export const DE_ADENTRO = readPage(`
floors ¦ [unen|unen] los espacios / [llevan|llevan] el color de un cuarto a otro / [piden|piden] apenas una alfombra ¦ se camina sobre {a} ¦ para andar descalzo
fireplace ¦ [quita|quitan] el frío / [da|dan] un centro a la noche / [hace|hacen] de quedarse en casa el mejor plan ¦ las noches frías terminan junto a {la} / los sillones buscarán su lugar frente a {la} ¦ para las noches frías / para el invierno
wood-stove ¦ [calienta|calientan] a la antigua ¦ las mañanas frías empiezan junto a {la} ¦ para las mañanas frías
ceilings ¦ [dan|dan] altura a los cuartos / [dejan|dejan] respirar los espacios / [aligeran|aligeran] las habitaciones ¦ los muebles altos caben bajo {la} ¦
beams ¦ [dan|dan] historia al techo / [cruzan|cruzan] el techo ¦ la mirada sube hasta {la} ¦
windows ¦ [dejan|dejan] entrar el día / [enmarcan|enmarcan] lo que hay afuera / [traen|traen] la luz adentro ¦ la luz de la mañana entra por {la} / las plantas crecen bien junto a {la} ¦ para leer con luz de día
skylights ¦ [bajan|bajan] la luz del cielo / [abren|abren] el techo al sol ¦ al mediodía la luz cae por {la} ¦
natural-light ¦ [acompaña|acompañan] todo el día / [cambia|cambian] los cuartos con la hora ¦ ¦
open-plan ¦ [mantiene|mantienen] a quien cocina en la conversación / [deja|dejan] los muebles a su gusto ¦ la plática cruza sin esfuerzo {la} ¦ para acomodar a su gusto
built-ins ¦ [ahorran|ahorran] muebles / [ponen|ponen] las paredes a trabajar ¦ los libros y discos van en {la} ¦ para libros y discos
bookshelves ¦ [dan|dan] lugar a los libros ¦ los libros van en {la} ¦ para su biblioteca
molding ¦ [rematan|rematan] las paredes / [enmarcan|enmarcan] los cuartos ¦ las paredes terminan en {a} ¦
woodwork ¦ [muestra|muestran] el oficio de otra época / [premia|premian] una mirada de cerca ¦ la época se nota en {la} ¦
paneling ¦ [da|dan] calidez a las paredes ¦ las paredes llevan {a} ¦
staircase ¦ [hace|hacen] de cada subida una entrada / [merece|merecen] una segunda mirada ¦ se sube por {la} ¦ entre los pisos
pocket-doors ¦ [desaparecen|desaparecen] cuando hay fiesta / [cierran|cierran] un cuarto cuando hace falta ¦ los cuartos se abren y cierran con {a} ¦ para abrir o cerrar un cuarto
french-doors ¦ [abren|abren] el cuarto de par en par / [dejan|dejan] pasar la luz ¦ la luz entra por {la} ¦ para abrir de par en par
wet-bar ¦ [facilita|facilitan] recibir visitas / [pone|ponen] las copas donde están los invitados ¦ la fiesta empieza en {la} ¦ para recibir visitas
elevator ¦ [evita|evitan] las escaleras ¦ el mandado sube en {la} ¦
storage ¦ [recibe|reciben] lo que no cabe en otro lado ¦ ¦ para maletas y esquís
smart-home ¦ [pone|ponen] los interruptores en su bolsillo ¦ ¦
great-room ¦ [es|son] donde todos terminan ¦ todos acaban en {la} ¦ para recibir a muchos
family-room ¦ [es|son] el cuarto de los sillones ¦ la noche de película es en {la} ¦ para sillones y pantalla
sitting-room ¦ [ofrece|ofrecen] un segundo lugar donde sentarse ¦ un libro y una lámpara caben en {la} ¦ para un libro y una lámpara
dining-room ¦ [da|dan] a la cena su propio lugar / [sienta|sientan] a los invitados ¦ las fiestas se sirven en {la} ¦ para cenas largas / para las fiestas
sunroom ¦ [aprovecha|aprovechan] las mañanas de invierno / [alarga|alargan] el verano ¦ las plantas estarán contentas en {la} ¦ para plantas y luz de invierno / para leer
office ¦ [deja|dejan] el trabajo en un solo sitio / [saca|sacan] la computadora de la mesa ¦ la jornada se queda en {la} ¦ para la jornada
den ¦ [sirve|sirven] para todo lo que no es formal ¦ el sillón bueno va en {la} ¦ para las tardes de domingo
loft ¦ [suma|suman] un cuarto sin oficio fijo ¦ un escritorio o una cama caben en {la} ¦ para un escritorio o visitas
bonus-room ¦ [puede|pueden] ser lo que haga falta ¦ los pasatiempos caben en {la} ¦ para pasatiempos o visitas
flex-room ¦ [cambia|cambian] de oficio cuando usted quiera ¦ usted decide para qué sirve {la} ¦ para lo que haga falta
media-room ¦ [apaga|apagan] las luces entre semana ¦ la noche de película es en {la} ¦ para películas
gym ¦ [quita|quitan] el pretexto / [ahorra|ahorran] el viaje ¦ el ejercicio de la mañana se hace en {la} ¦ para el ejercicio de la mañana
library ¦ [da|dan] a los libros un cuarto propio ¦ una tarde de lluvia pasa fácil en {la} ¦ para tardes de lluvia
game-room ¦ [lleva|llevan] el ruido a su rincón ¦ ¦ para juegos
mudroom ¦ [detiene|detienen] el lodo en la puerta ¦ las botas se quedan en {la} ¦ para botas y abrigos
laundry-room ¦ [esconde|esconden] la ropa sucia / [da|dan] a la lavada su propia puerta ¦ la ropa se queda en {la} ¦ para la ropa
guest-suite ¦ [da|dan] a las visitas su propia puerta ¦ las visitas se instalan en {la} ¦ para las visitas
apartment ¦ [abre|abren] posibilidades ¦ ¦ para visitas largas
wine-cellar ¦ [guarda|guardan] las botellas como se debe ¦ las buenas botellas descansan en {la} ¦ para las buenas botellas
basement ¦ [suma|suman] otro nivel / [deja|dejan] espacio para proyectos ¦ los proyectos caben en {la} ¦ para herramientas y baúles
sauna ¦ [hace|hacen] del invierno un ritual ¦ un día frío termina en {la} ¦ para los días fríos
primary-suite ¦ [queda|quedan] aparte ¦ el día termina en {la} ¦
walk-in-closet ¦ [se traga|se tragan] un guardarropa entero / [tiene|tienen] lugar para cada temporada ¦ abrigos y ropa de verano caben en {la} ¦ para cada temporada
en-suite ¦ [da|dan] privacidad a las mañanas / [queda|quedan] a unos pasos de la cama ¦ ¦ a unos pasos de la cama
soaking-tub ¦ [espera|esperan] al final del día / [pide|piden] un libro y una hora libre ¦ los días largos terminan en {la} ¦ para tardes largas
jetted-tub ¦ [alivia|alivian] los músculos cansados ¦ ¦ para músculos cansados
clawfoot-tub ¦ [da|dan] carácter al baño ¦ el baño de la noche es en {la} ¦ para un buen remojo
walk-in-shower ¦ [agiliza|agilizan] las mañanas / [no tiene|no tienen] escalón ¦ las mañanas empiezan en {la} ¦ para mañanas rápidas
double-vanity ¦ [acaba|acaban] con la fila frente al espejo / [reparte|reparten] las mañanas ¦ dos personas se arreglan a la vez en {la} ¦ para mañanas con prisa
powder-room ¦ [es|son] el que usarán las visitas ¦ ¦ para las visitas
heated-floors ¦ [hacen|hacen] grato andar descalzo / [quitan|quitan] el frío de enero ¦ las mañanas de enero empiezan sobre {a} ¦ para andar descalzo
`);
