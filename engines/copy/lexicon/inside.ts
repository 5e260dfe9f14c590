import { readTable } from './concept.ts';

export const KITCHEN = readTable(
  'kitchen',
  `
kitchen ; 6 ; count! ; kitchen / kitchens ; cocina / cocinas f ; kitchens?(?! (islands?|counter|cabinet|light|applian|sink))|cocinas?(?! exterior)
counters ; 6 ; plural! ; counters ; encimeras f ; (kitchen )?counter ?tops?|counters?|quartz tops?|granite tops?|encimeras?
island ; 7 ; count ; island / islands ; isla / islas f ; (kitchen |center |central )?islands?|isla( central| de cocina)?
breakfast-bar ; 5 ; count ; breakfast bar / breakfast bars ; barra de desayuno / barras de desayuno f ; breakfast bars?|barra( de)? desayuno
breakfast-nook ; 5 ; count ; breakfast nook / breakfast nooks ; rincón de desayuno / rincones de desayuno m ; breakfast (nook|area)s?
pantry ; 5 ; count ; pantry / pantries ; despensa / despensas f ; pantr(y|ies)|despensas?
walk-in-pantry ; 6 ; count ; walk-in pantry / walk-in pantries ; cuarto de despensa / cuartos de despensa m ; walk[- ]?in pantr(y|ies)
butlers-pantry ; 6 ; count ; butler's pantry / butler's pantries ; antecocina / antecocinas f ; butler'?s? pantr(y|ies)
cabinets ; 5 ; plural! ; cabinets ; gabinetes m ; (kitchen )?cabinet(s|ry)|gabinetes
appliances ; 6 ; plural! ; appliances ; electrodomésticos m ; appliances?|electrodomésticos
range ; 6 ; count! ; range / ranges ; estufa / estufas f ; (?<!long[- ])ranges?(?!s)|stove( ?top)?|estufas?
cooktop ; 5 ; count! ; cooktop / cooktops ; placa de cocina / placas de cocina f ; cook ?tops?|placas? de cocina
ovens ; 5 ; plural ; double ovens ; hornos dobles m ; double (wall )?ovens?|hornos? dobles?
wall-oven ; 4 ; count ; wall oven / wall ovens ; horno empotrado / hornos empotrados m ; wall ovens?|horno empotrado
refrigerator ; 3 ; count! ; refrigerator / refrigerators ; refrigerador / refrigeradores m ; refrigerators?|fridge
dishwasher ; 2 ; count! ; dishwasher / dishwashers ; lavavajillas / lavavajillas m ; dish ?washers?
backsplash ; 3 ; count! ; backsplash / backsplashes ; salpicadero / salpicaderos m ; back ?splash(es)?
farm-sink ; 4 ; count ; farmhouse sink / farmhouse sinks ; fregadero estilo granja / fregaderos estilo granja m ; (farmhouse|apron(-| )front) sinks?
`,
);

export const INTERIOR = readTable(
  'interior',
  `
floors ; 6 ; plural! ; floors ; pisos m ; (hard)?wood floor(s|ing)|hard ?woods?(?! floor)|floors|flooring|pisos?( de)?
fireplace ; 7 ; count ; fireplace / fireplaces ; chimenea / chimeneas f ; fire ?places?|chimeneas?
wood-stove ; 5 ; count ; wood stove / wood stoves ; estufa de leña / estufas de leña f ; wood(-| )?(burning )?stoves?|estufas? de leña
ceilings ; 6 ; plural! ; ceilings ; techos m ; (?<!to[- ])ceilings?(?! fans?)|techos? (altos?|abovedados?)
ceiling-fans ; 2 ; plural ; ceiling fans ; ventiladores de techo m ; ceiling fans?
beams ; 5 ; plural ; beams ; vigas f ; (ceiling )?beams|vigas
windows ; 5 ; plural! ; windows ; ventanas f ; windows?(?! (treatment|seat))|ventan(as|ales)
skylights ; 5 ; plural ; skylights ; tragaluces m ; sky ?lights?|tragaluces
natural-light ; 6 ; bare ; natural light ; luz natural f ; (abundant |plenty of |lots of |great |lovely )?natural light|luz natural|light[- ]filled|sun[- ]?filled|bright and airy
open-plan ; 6 ; count ; open floor plan / open floor plans ; distribución abierta / distribuciones abiertas f ; open (floor ?plan|layout|concept|plan)|distribución abierta|concepto abierto
built-ins ; 5 ; plural ; built-ins ; muebles empotrados m ; built-ins|built ins|built[- ]in (shelves|shelving|bookcases?|cabinets|desks?|storage)|muebles empotrados
bookshelves ; 4 ; plural ; bookshelves ; libreros m ; book ?(shelves|cases)|libreros
molding ; 4 ; mass ; crown molding ; molduras f ; crown mou?lding
woodwork ; 5 ; mass! ; woodwork ; carpintería f ; woodwork|millwork|trim work
paneling ; 4 ; mass ; paneling ; revestimiento de madera m ; panel(ing|ling|s)(?! door)
staircase ; 4 ; count! ; staircase / staircases ; escalera / escaleras f ; stair(case|way)s?
pocket-doors ; 4 ; plural ; pocket doors ; puertas corredizas empotradas f ; pocket doors?
french-doors ; 4 ; plural ; French doors ; puertas francesas f ; french doors?|puertas francesas
sliding-door ; 3 ; count ; sliding glass door / sliding glass doors ; puerta corrediza de vidrio / puertas corredizas de vidrio f ; sliding (glass )?doors?|sliders?
light-fixtures ; 3 ; plural! ; light fixtures ; lámparas f ; light(ing)? fixtures?
paint ; 3 ; mass! ; paint ; pintura f ; (interior |exterior )?paint|freshly painted( interior| throughout)?|pintura
wet-bar ; 5 ; count ; wet bar / wet bars ; bar con fregadero / bares con fregadero m ; wet bars?
elevator ; 6 ; count ; elevator / elevators ; ascensor / ascensores m ; elevators?|ascensor
one-level ; 6 ; bare ; one-level living ; vida en una sola planta f ; (one|single)[- ](level|story|floor) (living|layout|home|house|ranch)?|all on one (level|floor)|una sola planta
storage ; 3 ; mass ; storage ; espacio de almacenamiento m ; (ample |plenty of |lots of |extra )?storage( space)?|almacenamiento
walk-in-closet ; 6 ; count ; walk-in closet / walk-in closets ; vestidor / vestidores m ; walk[- ]?in closets?|vestidor(es)?
wine-fridge ; 3 ; count ; wine fridge / wine fridges ; enfriador de vinos / enfriadores de vinos m ; wine (fridge|refrigerator|cooler)s?
coffee-bar ; 4 ; count ; coffee bar / coffee bars ; barra de café / barras de café f ; coffee (bar|station)s?
heated-floors ; 5 ; plural ; heated floors ; pisos con calefacción m ; (heated|radiant) (bath(room)? )?floors?|radiant heat
closets ; 3 ; plural! ; closets ; clósets m ; (?<!walk[- ]in )closets?|clósets?
smart-home ; 4 ; count ; smart-home package / smart-home packages ; paquete de casa inteligente / paquetes de casa inteligente m ; smart[- ]home( package| system| features)?
`,
);

export const ROOMS = readTable(
  'flex',
  `
great-room ; 6 ; count ; great room / great rooms ; gran salón / grandes salones m ; great rooms?
family-room ; 5 ; count ; family room / family rooms ; sala familiar / salas familiares f ; family rooms?|sala familiar
sitting-room ; 4 ; count ; sitting room / sitting rooms ; salita / salitas f ; sitting (room|area)s?
dining-room ; 5 ; count ; dining room / dining rooms ; comedor / comedores m ; dining (room|area|space)s?|comedor(es)?
sunroom ; 7 ; count ; sunroom / sunrooms ; solárium / soláriums m ; sun ?rooms?|four[- ]season (room|porch)|solárium|florida room
office ; 6 ; count ; office / offices ; oficina / oficinas f ; (home |private )?offices?|study|oficinas?|estudio
den ; 5 ; count ; den / dens ; salita de estar / salitas de estar f ; dens?
loft ; 5 ; count ; loft / lofts ; altillo / altillos m ; lofts?|altillo
bonus-room ; 6 ; count ; bonus room / bonus rooms ; cuarto adicional / cuartos adicionales m ; bonus (room|space)s?|cuarto adicional
flex-room ; 5 ; count ; flex room / flex rooms ; espacio flexible / espacios flexibles m ; flex (room|space)s?|espacio flexible
media-room ; 5 ; count ; media room / media rooms ; sala de cine / salas de cine f ; (media|theat(er|re)|movie) rooms?
gym ; 5 ; count ; exercise room / exercise rooms ; gimnasio / gimnasios m ; (home gym|exercise room|gym)s?(?! community)
library ; 5 ; count ; library / libraries ; biblioteca / bibliotecas f ; librar(y|ies)|biblioteca
game-room ; 5 ; count ; game room / game rooms ; sala de juegos / salas de juegos f ; (game|rec|recreation|play) ?rooms?
mudroom ; 4 ; count ; mudroom / mudrooms ; recibidor de servicio / recibidores de servicio m ; mud ?rooms?
foyer ; 3 ; count ; foyer / foyers ; vestíbulo / vestíbulos m ; foyers?|entry ?way|entry hall|vestíbulo
laundry-room ; 5 ; count ; laundry room / laundry rooms ; cuarto de lavado / cuartos de lavado m ; laundry( room| area)?|cuarto de lavado|lavandería
washer-dryer ; 3 ; bare ; a washer and dryer ; lavadora y secadora f ; washer ?(\\/|and|&) ?dryer|lavadora y secadora
guest-suite ; 7 ; count ; guest suite / guest suites ; suite de huéspedes / suites de huéspedes f ; guest (suite|quarters|house|cottage|room)s?|(mother[- ])?in[- ]law (suite|apartment|quarters)|suite de huéspedes
apartment ; 6 ; count ; apartment / apartments ; apartamento / apartamentos m ; (basement |garage |separate )?(apartments?|adus?|accessory dwelling)|apartamento
separate-entrance ; 5 ; count ; separate entrance / separate entrances ; entrada independiente / entradas independientes f ; (separate|private) (entrance|entry)|entrada independiente
second-kitchen ; 5 ; count ; second kitchen / second kitchens ; segunda cocina / segundas cocinas f ; second kitchens?|kitchenettes?
wine-cellar ; 5 ; count ; wine cellar / wine cellars ; cava / cavas f ; wine (cellar|room)s?
attic ; 3 ; count! ; attic / attics ; ático / áticos m ; attics?|ático
basement ; 6 ; count ; basement / basements ; sótano / sótanos m ; basements?|lower level|sótano
crawl-space ; 3 ; count! ; crawl space / crawl spaces ; entrepiso / entrepisos m ; crawl ?spaces?
sauna ; 6 ; count ; sauna / saunas ; sauna / saunas m ; saunas?
`,
);

export const SLEEP_AND_BATH = readTable(
  'primary',
  `
primary-suite ; 6 ; count! ; primary suite / primary suites ; suite principal / suites principales f ; (primary|master|main|owner'?s) (bed ?room|suite|en ?suite)s?|suite principal|(dormitorio|recámara|habitación) principal
bedrooms-own-baths ; 6 ; bare ; an en-suite bath for every bedroom ; un baño para cada dormitorio m ; (all|each|every) bedrooms? (offering|with|has|have) (en[- ]?suite|private|its own|their own) baths?
main-level-primary ; 7 ; bare ; the primary bedroom on the main level ; el dormitorio principal en la planta baja m ; (primary|master)( bed ?room| suite)?( is)?( located| conveniently located)? on (the )?main( level| floor)?|main[- ](level|floor) (primary|master)( bed ?room| suite)?
`,
);

export const BATHS = readTable(
  'baths',
  `
shower ; 4 ; count! ; shower / showers ; ducha / duchas f ; showers?|duchas?|regaderas?
walk-in-shower ; 5 ; count ; walk-in shower / walk-in showers ; ducha a ras de suelo / duchas a ras de suelo f ; walk[- ]?in (tiled? )?showers?
vanity ; 4 ; count! ; vanity / vanities ; tocador / tocadores m ; vanit(y|ies)
double-vanity ; 5 ; count ; double vanity / double vanities ; lavabo doble / lavabos dobles m ; (double|dual) (vanit(y|ies)|sinks?)
bathroom ; 5 ; count! ; bathroom / bathrooms ; baño / baños m ; (guest |hall |full |main )?bath(room)?s?|baños?
powder-room ; 3 ; count ; powder room / powder rooms ; medio baño / medios baños m ; powder rooms?
en-suite ; 5 ; count ; en-suite bath / en-suite baths ; baño en suite / baños en suite m ; en[- ]?suites?( full)?( bath(room)?s?)?|private baths?|baño en suite
jack-and-jill ; 4 ; count ; Jack-and-Jill bath / Jack-and-Jill baths ; baño compartido / baños compartidos m ; jack[- ](and|&)[- ]jill( bath(room)?s?)?
clawfoot-tub ; 5 ; count ; clawfoot tub / clawfoot tubs ; bañera con patas / bañeras con patas f ; claw[- ]?foot tubs?
jetted-tub ; 5 ; count ; jetted tub / jetted tubs ; bañera de hidromasaje / bañeras de hidromasaje f ; jetted tubs?|jacuzzis?|whirlpool tubs?
soaking-tub ; 6 ; count ; soaking tub / soaking tubs ; bañera profunda / bañeras profundas f ; soaking tubs?|garden tubs?|bañera
`,
);

export const LIVING = readTable(
  'living',
  `
living-room ; 4 ; count! ; living room / living rooms ; sala / salas f ; living (room|area|space)s?|salas?(?! familiar)
`,
);
