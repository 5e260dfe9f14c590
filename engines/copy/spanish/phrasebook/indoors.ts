import { readPage } from '../../plan/sayings.ts';

/** Scenes speak to the reader, as agents do: 'reúnase en torno a la isla'. */
export const DE_COCINA = readPage(`
island ¦ [da|dan] más espacio para preparar / [reúne|reúnen] a todos a la hora de cenar ¦ reúnase en torno a {la} ¦ para preparar y servir / para reunirse
breakfast-bar ¦ [facilita|facilitan] los desayunos entre semana / [resuelve|resuelven] las comidas rápidas ¦ ¦ para comidas rápidas / para el desayuno
breakfast-nook ¦ [invita|invitan] a mañanas sin prisa ¦ tome el primer café en {la} ¦ para el primer café / para mañanas tranquilas
pantry ¦ [mantiene|mantienen] la cocina en orden / [da|dan] espacio de almacenamiento ¦ ¦ para las provisiones
walk-in-pantry ¦ [mantiene|mantienen] la cocina en orden / [guarda|guardan] la compra de la semana ¦ ¦ para las provisiones / para la despensa de la semana
butlers-pantry ¦ [facilita|facilitan] recibir visitas / [mantiene|mantienen] la vajilla a la mano ¦ ¦ para recibir visitas / para la vajilla
counters ¦ [dan|dan] espacio para cocinar / [ofrecen|ofrecen] lugar para preparar ¦ ¦ para cocinar
cabinets ¦ [dan|dan] espacio de almacenamiento / [mantienen|mantienen] todo en orden ¦ ¦ para guardar todo
appliances ¦ [ya están|ya están] en su lugar / [están|están] listos para usarse ¦ ¦
range ¦ [está lista|están listas] para cocinar en serio ¦ ¦ para cocinar en serio / para quien disfruta cocinar
ovens ¦ [facilitan|facilitan] las comidas de fiesta ¦ ¦ para las comidas de fiesta / para hornear
backsplash ¦ [da|dan] un acabado limpio ¦ ¦
farm-sink ¦ [recibe|reciben] las ollas más grandes ¦ ¦ para las ollas grandes
wine-fridge ¦ [mantiene|mantienen] frías las botellas ¦ ¦ para recibir visitas / para sus botellas favoritas
coffee-bar ¦ [facilita|facilitan] las mañanas ¦ empiece el día en {la} ¦ para empezar el día / para el primer café
`);

export const DE_ADENTRO = readPage(`
floors ¦ [unen|unen] los espacios / [dan|dan] calidez a los espacios ¦ ¦
fireplace ¦ [da|dan] calidez / [calienta|calientan] las noches de invierno / [quita|quitan] el frío ¦ disfrute las noches frías junto a {la} ¦ para las noches frías / para el invierno
wood-stove ¦ [da|dan] calidez ¦ ¦ para las mañanas frías
ceilings ¦ [dan|dan] amplitud a los espacios / [hacen|hacen] sentir amplios los espacios ¦ ¦
beams ¦ [dan|dan] carácter al techo ¦ ¦
windows ¦ [dejan|dejan] entrar la luz / [llenan|llenan] de luz los espacios ¦ ¦
skylights ¦ [dejan|dejan] entrar la luz del cielo / [iluminan|iluminan] los espacios ¦ ¦
natural-light ¦ [llena|llenan] los espacios ¦ ¦
open-plan ¦ [facilita|facilitan] la convivencia / [conecta|conectan] los espacios ¦ ¦ para convivir
built-ins ¦ [dan|dan] espacio de almacenamiento ¦ ¦ para libros / para guardar
bookshelves ¦ ¦ ¦ para sus libros
molding ¦ [dan|dan] un toque clásico ¦ ¦
woodwork ¦ [da|dan] carácter a los espacios ¦ ¦
paneling ¦ [da|dan] calidez a las paredes ¦ ¦
staircase ¦ [da|dan] presencia a la entrada / [es|son] un punto focal ¦ ¦
pocket-doors ¦ [abren|abren] o cierran los espacios ¦ ¦
french-doors ¦ [dejan|dejan] pasar la luz / [dan|dan] un toque clásico ¦ ¦
wet-bar ¦ [facilita|facilitan] recibir visitas ¦ ¦ para recibir visitas / para fiestas
elevator ¦ [conecta|conectan] los pisos ¦ ¦
storage ¦ [mantiene|mantienen] todo en orden ¦ ¦
walk-in-closet ¦ [mantiene|mantienen] la ropa en orden ¦ ¦ para su guardarropa
heated-floors ¦ [quitan|quitan] el frío de las mañanas / [son|son] un lujo en invierno ¦ ¦ para las mañanas frías
great-room ¦ [reúne|reúnen] a todos ¦ ¦ para reunirse
family-room ¦ [da|dan] una segunda área de estar ¦ ¦ para noches de película
sitting-room ¦ [ofrece|ofrecen] un rincón tranquilo ¦ ¦ para leer
dining-room ¦ [recibe|reciben] a los invitados / [está listo|están listos] para las fiestas ¦ reciba a sus invitados en {la} ¦ para cenas con invitados / para las fiestas
sunroom ¦ [aprovecha|aprovechan] la luz todo el año / [se llena|se llenan] de sol ¦ disfrute su café en {la} ¦ para leer / para las mañanas de sol
office ¦ [facilita|facilitan] el trabajo en casa / [da|dan] un lugar para trabajar ¦ ¦ para trabajar desde casa
den ¦ [da|dan] otro lugar para descansar ¦ ¦ para noches de película / para descansar
loft ¦ [da|dan] espacio flexible ¦ ¦ para un escritorio o visitas
bonus-room ¦ [da|dan] espacio flexible ¦ ¦ para pasatiempos o visitas / para lo que necesite
flex-room ¦ [se adapta|se adaptan] a lo que necesite ¦ ¦ para lo que necesite
media-room ¦ [facilita|facilitan] las noches de película ¦ ¦ para noches de película
gym ¦ [facilita|facilitan] el ejercicio ¦ ¦ para hacer ejercicio en casa
library ¦ [ofrece|ofrecen] un lugar tranquilo para leer ¦ ¦ para sus libros / para leer
game-room ¦ ¦ ¦ para noches de juegos
mudroom ¦ [mantiene|mantienen] en orden botas y abrigos ¦ ¦ para botas y abrigos
laundry-room ¦ [facilita|facilitan] los quehaceres ¦ ¦
guest-suite ¦ [da|dan] a las visitas su propio espacio ¦ reciba a sus visitas en {la} ¦ para las visitas
apartment ¦ [da|dan] más opciones ¦ ¦ para visitas
separate-entrance ¦ [da|dan] privacidad ¦ ¦
wine-cellar ¦ [guarda|guardan] su colección ¦ ¦ para su colección
basement ¦ [deja|dejan] espacio para proyectos / [da|dan] espacio de almacenamiento ¦ ¦ para proyectos / para almacenamiento
sauna ¦ ¦ relájese en {la} ¦ para los días fríos
en-suite ¦ [da|dan] privacidad ¦ ¦
soaking-tub ¦ ¦ relájese en {la} al final del día ¦ para relajarse
jetted-tub ¦ ¦ relájese en {la} ¦ para relajarse
clawfoot-tub ¦ [da|dan] un toque clásico ¦ ¦ para relajarse
walk-in-shower ¦ [facilita|facilitan] las mañanas ¦ ¦
double-vanity ¦ [agiliza|agilizan] las mañanas ¦ ¦ para mañanas con prisa
powder-room ¦ [es|son] práctico para las visitas ¦ ¦ para las visitas
`);
