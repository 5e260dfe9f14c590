import { readTable } from './concept.ts';

export const OUTDOOR = readTable(
  'outdoor',
  `
deck ; 7 ; count ; deck / decks ; terraza de madera / terrazas de madera f ; decks?(?!ing)
rooftop-deck ; 8 ; count ; rooftop deck / rooftop decks ; terraza en la azotea / terrazas en la azotea f ; roof ?top (deck|terrace|patio)s?
patio ; 6 ; count ; patio / patios ; patio / patios m ; patios?
porch ; 6 ; count ; porch / porches ; porche / porches m ; porch(es)?|porches?
screened-porch ; 8 ; count ; screened porch / screened porches ; porche con mosquitero / porches con mosquitero m ; screen(ed)?(-| )?(in )?(front |back |rear )?porch(es)?
balcony ; 6 ; count ; balcony / balconies ; balcón / balcones m ; balcon(y|ies)|balc(ón|ones)
terrace ; 6 ; count ; terrace / terraces ; terraza / terrazas f ; terraces?|terrazas?
courtyard ; 6 ; count ; courtyard / courtyards ; patio interior / patios interiores m ; court ?yards?
yard ; 5 ; count! ; yard / yards ; jardín / jardines m ; yards?|jard(ín|ines)( (trasero|delantero))?
back-yard ; 6 ; count! ; back yard / back yards ; jardín trasero / jardines traseros m ; back ?yards?|jard(ín|ines) traseros?
garden ; 5 ; count ; garden / gardens ; huerto / huertos m ; (vegetable |flower |perennial |herb )?gardens?(?! tub)|huertos?
raised-beds ; 5 ; plural ; raised beds ; camas elevadas de cultivo f ; raised (garden )?beds?
fire-pit ; 6 ; count ; fire pit / fire pits ; fogata / fogatas f ; fire ?pits?|fogata
outdoor-fireplace ; 6 ; count ; outdoor fireplace / outdoor fireplaces ; chimenea exterior / chimeneas exteriores f ; outdoor fireplaces?
pool ; 9 ; count ; pool / pools ; piscina / piscinas f ; (?<!community )(swimming |saltwater |in[- ]?ground |salt[- ]water )?pools?(?! table)|piscina|alberca
hot-tub ; 7 ; count ; hot tub / hot tubs ; jacuzzi / jacuzzis m ; hot tubs?|(?<!-)spa(?!-)
outdoor-kitchen ; 7 ; count ; outdoor kitchen / outdoor kitchens ; cocina exterior / cocinas exteriores f ; outdoor kitchens?|cocina exterior
grill ; 4 ; count ; grill / grills ; parrilla / parrillas f ; (gas |outdoor |built[- ]in )?grills?|parrilla
gas-line ; 3 ; count ; gas line for the grill / gas lines for grills ; línea de gas para la parrilla / líneas de gas f ; gas line( for (the |a )?grill)?
pergola ; 5 ; count ; pergola / pergolas ; pérgola / pérgolas f ; pergolas?|pérgola
gazebo ; 5 ; count ; gazebo / gazebos ; kiosco / kioscos m ; gazebos?
shed ; 3 ; count ; shed / sheds ; cobertizo / cobertizos m ; (storage |garden |tool |potting )?sheds?|cobertizo
workshop ; 6 ; count ; workshop / workshops ; taller / talleres m ; work ?shops?|taller(es)?
studio ; 6 ; count ; studio / studios ; estudio / estudios m ; (art |detached |backyard )studios?
greenhouse ; 6 ; count ; greenhouse / greenhouses ; invernadero / invernaderos m ; green ?houses?|invernadero
fruit-trees ; 5 ; plural ; fruit trees ; árboles frutales m ; fruit trees?|(apple|peach|pear|fig|cherry|citrus|lemon|avocado) trees?|orchard|árboles frutales
mature-trees ; 4 ; plural ; mature trees ; árboles maduros m ; mature (trees|oaks|maples|landscaping|hardwoods)|árboles maduros
landscaping ; 4 ; mass ; landscaping ; jardinería f ; landscap(ing|ed yard|ed grounds)|jardinería
fence ; 4 ; count ; fence / fences ; cerca / cercas f ; (picket |privacy |cedar |wood |iron )?fenc(e|es|ing)(?!d)
creek ; 7 ; count ; creek / creeks ; arroyo / arroyos m ; creeks?|streams?|arroyo
pond ; 6 ; count ; pond / ponds ; estanque / estanques m ; ponds?|estanque
dock ; 8 ; count ; dock / docks ; muelle / muelles m ; docks?|muelle
barn ; 6 ; count ; barn / barns ; granero / graneros m ; barns?(?![ -](doors?|style))
pasture ; 5 ; mass ; pasture ; pastizal m ; pastures?
dog-run ; 3 ; count ; dog run / dog runs ; corral para perros / corrales para perros m ; dog runs?
irrigation ; 3 ; count ; irrigation system / irrigation systems ; sistema de riego / sistemas de riego m ; irrigation( system)?|sprinkler system
outdoor-shower ; 5 ; count ; outdoor shower / outdoor showers ; ducha exterior / duchas exteriores f ; outdoor showers?
`,
);

export const LOT = readTable(
  'lot',
  `
corner-lot ; 5 ; count ; corner lot / corner lots ; lote de esquina / lotes de esquina m ; corner lots?|(lote|terreno) de esquina
cul-de-sac ; 6 ; count ; cul-de-sac / cul-de-sacs ; calle sin salida / calles sin salida f ; (quiet )?cul[- ]de[- ]sacs?|calle sin salida
quiet-street ; 5 ; count ; quiet street / quiet streets ; calle tranquila / calles tranquilas f ; quiet (street|road|lane|residential street)s?|calle tranquila
level-lot ; 4 ; count ; level lot / level lots ; terreno plano / terrenos planos m ; (level|flat) (lot|yard|land)s?|terreno plano
wooded-lot ; 5 ; count ; wooded lot / wooded lots ; terreno arbolado / terrenos arbolados m ; wooded (lot|acre(age)?|setting|land|backyard)s?|terreno arbolado
water-frontage ; 9 ; mass ; water frontage ; frente al agua m ; (lake|river|water|ocean|creek)[- ]?front(age)?|frente al (agua|lago|río|mar)
`,
);

export const VIEW = readTable(
  'view',
  `
view ; 8 ; plural! ; views ; vistas f ; views?(?! of)|vistas? (?!principal)
view-of ; 8 ; plural! ; views ; vistas f ; views? of( the)?
`,
);

export const PARKING = readTable(
  'parking',
  `
garage ; 6 ; count ; garage / garages ; garaje / garajes m ; garages?(?! (doors?|apartment))|garajes?
carport ; 5 ; count ; carport / carports ; cochera techada / cocheras techadas f ; car ?ports?|cochera
driveway ; 3 ; count! ; driveway / driveways ; entrada para autos / entradas para autos f ; drive ?ways?|flat drive
off-street-parking ; 4 ; mass ; off-street parking ; estacionamiento fuera de la calle m ; off[- ]street parking|(ample|lots of|plenty of) parking|estacionamiento( propio)?
parking-space ; 5 ; count ; parking space / parking spaces ; cajón de estacionamiento / cajones de estacionamiento m ; (deeded |assigned |reserved |covered )?parking (space|spot)s?
rv-parking ; 4 ; mass ; RV parking ; estacionamiento para casa rodante m ; rv (parking|storage|pad|hook ?ups?)|boat parking
`,
);
