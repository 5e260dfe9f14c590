/** What a thing does for those who live with it; [s|p] agrees with the subject. Nothing here adds a fact. */
const TABLE = `
island ; [acompaña|acompañan] a quien cocina / [sirve|sirven] de mesa y de encimera
pantry ; [guarda|guardan] la compra de la semana
walk-in-pantry ; [guarda|guardan] la compra grande
range ; [responde|responden] a quien cocina en serio / [da|dan] control al cocinar
counters ; [aguantan|aguantan] el uso diario / [dejan|dejan] espacio para trabajar
floors ; [unen|unen] los espacios / [se|se] limpian sin esfuerzo
fireplace ; [quita|quitan] el frío / [reúne|reúnen] a todos en invierno / [da|dan] centro a la noche
ceilings ; [dan|dan] altura a los espacios / [dejan|dejan] respirar los cuartos
windows ; [dejan|dejan] entrar el día
skylights ; [bajan|bajan] la luz del cielo
natural-light ; [hace|hacen] su trabajo todo el día
open-plan ; [mantiene|mantienen] a quien cocina en la conversación
built-ins ; [ahorran|ahorran] muebles
dining-room ; [da|dan] a la cena su propio lugar
sunroom ; [aprovecha|aprovechan] las mañanas de invierno
office ; [deja|dejan] el trabajo en un solo sitio
bonus-room ; [puede|pueden] ser lo que haga falta
basement ; [suma|suman] otro nivel
guest-suite ; [da|dan] a las visitas su propia puerta
walk-in-closet ; [se|se] traga un guardarropa entero
soaking-tub ; [espera|esperan] al final del día
deck ; [lleva|llevan] la cena afuera / [suma|suman] un cuarto sin paredes
patio ; [invita|invitan] a cenas largas
porch ; [recibe|reciben] el primer café
screened-porch ; [deja|dejan] pasar la brisa y no los mosquitos
rooftop-deck ; [acerca|acercan] el cielo
balcony ; [da|dan] un paso hacia afuera
fire-pit ; [alarga|alargan] las noches
pool ; [resuelve|resuelven] el verano
hot-tub ; [resuelve|resuelven] el invierno
garden ; [premia|premian] a quien se agacha
workshop ; [da|dan] casa a los proyectos
creek ; [pone|ponen] el sonido del agua
solar ; [ponen|ponen] a trabajar al sol
ev-charger ; [llena|llenan] la batería de noche
generator ; [espera|esperan] los apagones
view ; [cambian|cambian] con la hora
community-pool ; [resuelve|resuelven] el verano sin el trabajo
`;

const verbs = new Map(
  TABLE.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [id = '', phrases = ''] = line.split(' ; ');
      return [id, phrases.split(' / ').map((p) => p.trim())] as const;
    }),
);

export const verbosDe = (concept: string, plural: boolean): string[] =>
  (verbs.get(concept) ?? []).map((v) => v.replace(/\[([^|\]]*)\|([^\]]*)\]/g, plural ? '$2' : '$1'));

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'no-hoa': ['no hay cuota de asociación', 'no se paga cuota de asociación'],
  furnished: ['los muebles son negociables'],
  'pets-ok': ['se admiten mascotas'],
  'new-construction': ['es construcción nueva'],
  'main-level-primary': ['el dormitorio principal está en la planta principal'],
  'bedrooms-own-baths': ['cada dormitorio tiene su propio baño'],
  'one-level': ['todo está en un solo nivel', 'todo queda en una sola planta'],
  'city-utilities': ['el agua y el drenaje son municipales'],
  'lawn-care': ['el cuidado del césped está incluido'],
  'exterior-maintenance': ['el mantenimiento exterior está incluido'],
  'water-included': ['el agua está incluida'],
  'energy-star': ['cuenta con certificación Energy Star'],
  'green-built': ['cuenta con certificación Green Built'],
  'washer-dryer': ['hay lavadora y secadora'],
  'off-street-parking': ['se estaciona fuera de la calle'],
};

export const clausulasDe = (concept: string): readonly string[] => CLAUSES[concept] ?? [];
