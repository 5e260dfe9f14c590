/** A property that an agent may state of a thing. `order` is its place before an English noun: new large covered back oak deck. */
export type Modifier = {
  readonly id: string;
  readonly order: number;
  readonly en: string;
  readonly es: string;
  readonly find: RegExp;
  /** Can stand after 'are': 'the counters are quartz'. */
  readonly predicative: boolean;
  /** Goes behind the noun: 'floors throughout'. */
  readonly after: boolean;
};

/** Patterns run on text in small letters: without the i flag they are several times faster. */
const EDGE = '[a-z0-9\u00df-\u024f]';

// id ; order ; English ; Spanish ; pattern ; p = predicative, a = after the noun
const TABLE = `
new ; 10 ; new ; nuevo ; (brand[- ])?new|nuev[oa]s? ; p
newer ; 10 ; newer ; reciente ; newer ; p
updated ; 10 ; updated ; actualizado ; updated|upgraded|refreshed|modernized|actualizad[oa]s? ; p
renovated ; 10 ; renovated ; renovado ; (fully |completely |beautifully |newly )?renovated|redone|renovad[oa]s? ; p
remodeled ; 10 ; remodeled ; remodelado ; (fully |completely |newly )?remodel(l)?ed|remodelad[oa]s? ; p
refinished ; 10 ; refinished ; restaurado ; refinished ; p
restored ; 10 ; restored ; restaurado ; restored|restaurad[oa]s? ; p
original ; 10 ; original ; original ; original(es)? ; p
period ; 10 ; period ; de época ; period ;
fresh ; 10 ; fresh ; fresco ; fresh(ly)? ;
finished ; 11 ; finished ; terminado ; (fully |partially )?finished|terminad[oa]s? ; p
unfinished ; 11 ; unfinished ; sin terminar ; unfinished|sin terminar ; p
large ; 20 ; large ; grande ; large|big|expansive|huge|sizable|grandes? ;
spacious ; 20 ; spacious ; amplio ; spacious|roomy|generous|ample|ampli[oa]s? ;
oversized ; 20 ; oversized ; de gran tamaño ; oversized|over[- ]sized ; p
tall ; 20 ; tall ; alto ; tall|high|soaring|alt[oa]s? ; p
nine-foot ; 20 ; nine-foot ; de 9 pies ; (9|nine)[- ]?(foot|ft|') ;
ten-foot ; 20 ; ten-foot ; de 10 pies ; (10|ten)[- ]?(foot|ft|') ;
eleven-foot ; 20 ; eleven-foot ; de 11 pies ; (11|eleven)[- ]?(foot|ft|') ;
twelve-foot ; 20 ; twelve-foot ; de 12 pies ; (12|twelve)[- ]?(foot|ft|') ;
wide ; 20 ; wide ; ancho ; wide|wide[- ]plank|anch[oa]s? ;
custom ; 30 ; custom ; a medida ; custom([- ]built|[- ]made)?|a (la )?medida ; p
handmade ; 30 ; handmade ; hecho a mano ; hand[- ]?(made|built|crafted) ; p
formal ; 30 ; formal ; formal ; formal(es)? ;
separate ; 30 ; separate ; independiente ; separate|independientes? ; p
private ; 30 ; private ; privado ; private|privad[oa]s? ; p
open ; 30 ; open ; abierto ; open|abiert[oa]s? ; p
eat-in ; 30 ; eat-in ; con comedor ; eat[- ]in ;
heated ; 30 ; heated ; con calefacción ; heated ; p
covered ; 30 ; covered ; techado ; covered|techad[oa]s? ; p
enclosed ; 30 ; enclosed ; cerrado ; enclosed|cerrad[oa]s? ; p
fenced ; 30 ; fenced ; cercado ; ((privacy|fully|partially)[- ])?fenced([- ]in)?|cercad[oa]s?|bardead[oa]s? ; p
walk-out ; 30 ; walk-out ; con salida al jardín ; (daylight )?walk[- ]?out ;
detached ; 30 ; detached ; independiente ; detached ; p
attached ; 30 ; attached ; adosado ; attached ; p
paved ; 30 ; paved ; pavimentado ; paved|pavimentad[oa]s? ; p
gated ; 30 ; gated ; con portón ; gated ; p
level ; 30 ; level ; plano ; (?<!(main|lower|upper|one|single|two|split|entry)[- ])level|flat ; p
wooded ; 30 ; wooded ; arbolado ; wooded|arbolad[oa]s? ; p
landscaped ; 30 ; landscaped ; ajardinado ; landscaped|ajardinad[oa]s? ; p
vaulted ; 30 ; vaulted ; abovedado ; vaulted|cathedral|abovedad[oa]s? ; p
coffered ; 30 ; coffered ; artesonado ; coffered|tray ; p
exposed ; 30 ; exposed ; a la vista ; exposed|a la vista ; p
curved ; 30 ; curved ; curvo ; curved ; p
efficient ; 30 ; high-efficiency ; de alta eficiencia ; high[- ]efficiency|energy[- ]efficient|de alta eficiencia ;
tankless ; 30 ; tankless ; sin tanque ; tankless|on[- ]demand ; p
saltwater ; 30 ; saltwater ; de agua salada ; salt[- ]?water ;
in-ground ; 30 ; in-ground ; enterrado ; in[- ]?ground ;
deeded ; 30 ; deeded ; escriturado ; deeded ; p
assigned ; 30 ; assigned ; asignado ; assigned|reserved ; p
front ; 40 ; front ; delantero ; front|delanter[oa]s? ;
back ; 40 ; back ; trasero ; back|rear|traser[oa]s? ;
side ; 40 ; side ; lateral ; side ;
south-facing ; 40 ; south-facing ; orientado al sur ; south(ern)?[- ]facing ; p
west-facing ; 40 ; west-facing ; orientado al oeste ; west(ern)?[- ]facing ; p
year-round ; 41 ; year-round ; todo el año ; year[- ]round ;
winter ; 41 ; winter ; en invierno ; winter|seasonal ;
long-range ; 41 ; long-range ; lejano ; long[- ]range|layered|panoramic ;
mountain ; 45 ; mountain ; a las montañas ; mountains?|blue ridge|montañas? ;
city ; 45 ; city ; a la ciudad ; city|skyline|downtown ;
water ; 45 ; water ; al agua ; water ;
lake ; 45 ; lake ; al lago ; lake ;
ocean ; 45 ; ocean ; al mar ; oceans?|sea ;
river ; 45 ; river ; al río ; river ;
valley ; 45 ; valley ; al valle ; valley ;
golf ; 45 ; golf-course ; al campo de golf ; golf([- ]course)? ;
wooded-view ; 45 ; treetop ; al bosque ; wood(land|s)?|tree ?top|forest ;
sunset ; 45 ; sunset ; al atardecer ; sunset ;
gas ; 50 ; gas ; de gas ; (natural )?gas([- ]log)?|de gas ; p
wood-burning ; 50 ; wood-burning ; de leña ; wood[- ]burning|de leña ; p
electric ; 50 ; electric ; eléctrico ; electric|eléctric[oa]s? ; p
induction ; 50 ; induction ; de inducción ; induction|de inducción ; p
stainless ; 50 ; stainless-steel ; de acero inoxidable ; stainless([- ]steel)?|ss|acero inoxidable ; p
quartz ; 50 ; quartz ; de cuarzo ; quartz|cuarzo ; p
granite ; 50 ; granite ; de granito ; granite|granito ; p
marble ; 50 ; marble ; de mármol ; marble|mármol ; p
quartzite ; 50 ; quartzite ; de cuarcita ; quartzite|cuarcita ; p
butcher-block ; 50 ; butcher-block ; de madera maciza ; butcher[- ]block ; p
soapstone ; 50 ; soapstone ; de esteatita ; soapstone ; p
concrete ; 50 ; concrete ; de concreto ; concrete|concreto ; p
stone ; 50 ; stone ; de piedra ; (stacked[- ])?stone|piedra ; p
brick ; 50 ; brick ; de ladrillo ; brick|ladrillo ; p
tile ; 50 ; tile ; de azulejo ; tile|tiled|ceramic|porcelain|azulejo|subway[- ]tile ; p
wood ; 50 ; wood ; de madera ; wood|wooden|(de )?madera ; p
hardwood ; 51 ; hardwood ; de madera noble ; (solid |engineered )?hard ?woods?|hw|madera noble ; p
oak ; 50 ; oak ; de roble ; (white |red )?oak|roble ; p
maple ; 50 ; maple ; de arce ; maple|arce ; p
cherry ; 50 ; cherry ; de cerezo ; (brazilian )?cherry|cerezo ; p
walnut ; 50 ; walnut ; de nogal ; walnut|nogal ; p
heart-pine ; 50 ; heart-pine ; de pino ; heart[- ]pine ; p
pine ; 50 ; pine ; de pino ; pine|pino ; p
cypress ; 50 ; cypress ; de ciprés ; (wormy )?cypress ; p
cedar ; 50 ; cedar ; de cedro ; cedar|cedro ; p
bamboo ; 50 ; bamboo ; de bambú ; bamboo|bambú ; p
vinyl-plank ; 50 ; luxury vinyl plank ; de vinilo ; luxury vinyl( (plank|tile))?|lvp|lvt ; p
vinyl ; 50 ; vinyl ; de vinilo ; vinyl([- ]plank)?|vinilo ; p
slate ; 50 ; slate ; de pizarra ; slate|pizarra ; p
copper ; 50 ; copper ; de cobre ; copper|cobre ; p
spray-foam ; 50 ; spray-foam ; de espuma ; spray[- ]foam ;
metal ; 50 ; metal ; de metal ; (standing[- ]seam )?metal ; p
composite ; 50 ; composite ; de material compuesto ; composite|trex ; p
shaker ; 50 ; Shaker ; estilo Shaker ; shaker ; p
white ; 48 ; white ; blanco ; white|blanc[oa]s? ; p
bosch ; 49 ; Bosch ; Bosch ; bosch ;
thermador ; 49 ; Thermador ; Thermador ; thermador ;
wolf ; 49 ; Wolf ; Wolf ; wolf ;
viking ; 49 ; Viking ; Viking ; viking ;
samsung ; 49 ; Samsung ; Samsung ; samsung ;
kitchenaid ; 49 ; KitchenAid ; KitchenAid ; kitchenaid ;
double-pane ; 50 ; double-pane ; de doble vidrio ; (double|dual|thermo)[- ]?pan(e|ed) ; p
picture ; 50 ; picture ; panorámico ; picture ;
floor-to-ceiling ; 50 ; floor-to-ceiling ; de piso a techo ; floor[- ]to[- ]ceiling ;
soft-close ; 49 ; soft-close ; de cierre suave ; soft[- ]close ; p
throughout ; 90 ; throughout ; en toda la casa ; throughout|en toda la casa ; a
main-level ; 91 ; on the main level ; en la planta principal ; on (the )?main( level| floor)?|main[- ](level|floor) ; a
lower-level ; 91 ; on the lower level ; en el nivel inferior ; on (the )?lower level|in the (finished )?basement|downstairs ; a
upstairs ; 91 ; upstairs ; en la planta alta ; upstairs|on the (second|upper) (floor|level) ; a
`;

export const MODIFIERS: readonly Modifier[] = TABLE.split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
  .map((line) => {
    const [id = '', order = '50', en = '', es = '', find = '', flags = ''] = line.replace(/ ;$/, '').split(' ; ');
    return {
      id,
      order: Number(order),
      en,
      es,
      find: new RegExp(`(?<!${EDGE})(?:${find})(?!${EDGE})`, 'gu'),
      predicative: flags.includes('p'),
      after: flags.includes('a'),
    };
  });

const byId = new Map(MODIFIERS.map((m) => [m.id, m]));
export const modifierOf = (id: string): Modifier | undefined => byId.get(id);

/** States of renewal: they carry the year and belong to the story of updates. */
export const RENEWAL: ReadonlySet<string> = new Set([
  'new',
  'newer',
  'updated',
  'renovated',
  'remodeled',
  'refinished',
  'restored',
]);
