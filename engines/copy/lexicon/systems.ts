import { readTable } from './concept.ts';

export const SYSTEMS = readTable(
  'systems',
  `
roof ; 6 ; count! ; roof / roofs ; techo / techos m ; (?<!-)roof(s|ing)?(?! ?top)|tejado|techo(?! (alto|above))
hvac ; 5 ; count! ; HVAC system / HVAC systems ; sistema de climatización / sistemas de climatización m ; h\\.?v\\.?a\\.?c\\.?( systems?)?|climatización
heat-pump ; 5 ; count! ; heat pump / heat pumps ; bomba de calor / bombas de calor f ; heat pumps?|bomba de calor
mini-splits ; 4 ; plural ; mini-splits ; minisplits m ; mini[- ]?splits?
furnace ; 4 ; count! ; furnace / furnaces ; caldera / calderas f ; furnaces?|boilers?|caldera
air-conditioning ; 5 ; mass ; air conditioning ; aire acondicionado m ; (central )?(air[- ]condition(ing|er)|a\\/c|ac(?! unit)|central air)|aire acondicionado
water-heater ; 4 ; count! ; water heater / water heaters ; calentador de agua / calentadores de agua m ; (hot )?water heaters?|calentador( de agua)?
electrical ; 4 ; mass! ; wiring ; instalación eléctrica f ; electric(al)?( system| panel| service| wiring)?(?! (range|stove|car|fireplace|bill))|wiring|instalación eléctrica
plumbing ; 4 ; mass! ; plumbing ; plomería f ; plumbing|plomería
solar ; 7 ; plural ; solar panels ; paneles solares m ; (\\d+ ?kw )?solar( panels?| system| array| power)?|paneles solares
battery ; 5 ; count ; battery backup / battery backups ; batería de respaldo / baterías de respaldo f ; (\\d+ ?kwh )?battery( backup| storage)?|powerwall
ev-charger ; 5 ; count ; EV charger / EV chargers ; cargador para auto eléctrico / cargadores para autos eléctricos m ; e\\.?v\\.? charg(er|ers|ing( station)?)|tesla charger|cargador(es)? (para auto )?eléctricos?
generator ; 5 ; count ; generator / generators ; generador / generadores m ; (whole[- ]house |backup |standby )?generators?|generador
insulation ; 3 ; mass! ; insulation ; aislamiento m ; insulation|aislamiento
siding ; 3 ; mass! ; siding ; revestimiento exterior m ; siding
whole-house-fan ; 3 ; count ; whole-house fan / whole-house fans ; ventilador central / ventiladores centrales m ; whole[- ]house fans?
gutters ; 2 ; plural! ; gutters ; canaletas f ; gutters?
septic ; 2 ; count! ; septic system / septic systems ; fosa séptica / fosas sépticas f ; septic( system| tank)?
well ; 3 ; count! ; well / wells ; pozo / pozos m ; (private|drilled|shared) wells?
city-utilities ; 3 ; bare ; city water and sewer ; agua y drenaje municipales m ; (city|public|town|municipal) (water( and | & |\\/)sewer|sewer( and | & )water)
internet ; 3 ; mass ; fiber internet ; internet de fibra óptica m ; fib(er|re)( optic)?( internet)?|high[- ]speed internet
water-filter ; 3 ; count ; water filtration system / water filtration systems ; sistema de filtración de agua / sistemas de filtración de agua m ; water (filtration|softener|filter)( system)?
energy-star ; 5 ; bare ; Energy Star certification ; certificación Energy Star f ; energy star([- ]certified| certification| rated)?
green-built ; 5 ; bare ; Green Built certification ; certificación Green Built f ; green built( certified| certification)?
security ; 3 ; count ; security system / security systems ; sistema de alarma / sistemas de alarma m ; security (system|cameras?)|alarm system
`,
);

export const COMMUNITY = readTable(
  'community',
  `
no-hoa ; 6 ; bare ; no HOA ; sin cuota de asociación f ; no h\\.?o\\.?a\\.?( fees?| dues)?|sin (hoa|cuota de asociación)
community-pool ; 7 ; count ; shared pool / shared pools ; piscina comunitaria / piscinas comunitarias f ; (community|shared|association|neighborhood) (swimming )?pools?|piscina comunitaria
clubhouse ; 5 ; count ; clubhouse / clubhouses ; casa club / casas club f ; club ?houses?|casa club
fitness-center ; 5 ; count ; fitness center / fitness centers ; gimnasio común / gimnasios comunes m ; (community |shared )?(fitness|workout) (center|room)s?|community gym
tennis ; 5 ; plural ; tennis courts ; canchas de tenis f ; (tennis|pickleball) courts?|canchas? de tenis
trails ; 5 ; plural ; walking trails ; senderos m ; (walking|hiking|nature|streamside|community|biking) (trails?|paths?)|green ?ways?|senderos
community-garden ; 5 ; count ; shared garden / shared gardens ; huerto comunitario / huertos comunitarios m ; (community|communal|organic|shared) gardens?( space)?
playground ; 4 ; count ; playground / playgrounds ; área de juegos / áreas de juegos f ; play ?grounds?|área de juegos
dog-park ; 4 ; count ; dog park / dog parks ; parque para perros / parques para perros m ; dog parks?
gated-entry ; 5 ; count ; gated entry / gated entries ; acceso con portón / accesos con portón m ; gated (entry|entrance|community|access)|acceso con portón
concierge ; 6 ; count ; concierge / concierges ; conserje / conserjes m ; concierge|doorman
lawn-care ; 4 ; bare ; lawn care ; mantenimiento del césped m ; lawn (care|maintenance)( included| provided)?
exterior-maintenance ; 5 ; bare ; exterior maintenance ; mantenimiento exterior m ; exterior maintenance( included| provided)?
water-included ; 3 ; bare ; water ; agua f ; water (is )?included
community-room ; 4 ; count ; community room / community rooms ; salón comunitario / salones comunitarios m ; (indoor )?community (room|space|center)s?
golf ; 6 ; count ; golf course / golf courses ; campo de golf / campos de golf m ; golf courses?|campo de golf
marina ; 6 ; count ; marina / marinas ; marina / marinas f ; marinas?
`,
);

export const TERMS = readTable(
  'terms',
  `
home-warranty ; 4 ; count ; home warranty / home warranties ; garantía de la vivienda / garantías f ; home warrant(y|ies)
furnished ; 4 ; bare ; furnishings negotiable ; mobiliario negociable m ; furnish(ings|ed)( are)? negotiable|furniture negotiable
new-construction ; 6 ; bare ; new construction ; construcción nueva f ; new(ly)? (construction|built|build)|construcción nueva
str-permit ; 6 ; count ; short-term rental permit / short-term rental permits ; permiso de alquiler vacacional / permisos m ; (short[- ]term[- ]rental|str|airbnb) permits?
historic-plaque ; 5 ; count ; historic plaque / historic plaques ; placa histórica / placas históricas f ; historic (plaque|marker|designation)
pets-ok ; 3 ; bare ; pets allowed ; se admiten mascotas f ; pets? (allowed|welcome|friendly|ok)|pet[- ]friendly
`,
);
