import type { Allowance } from './rule.ts';
import { CHECKED_ON, SOURCES } from './sources.ts';

const hud = (pattern: string, reason: string): Allowance => ({
  pattern,
  reason,
  source: SOURCES.memo,
  checkedOn: CHECKED_ON,
});

/** What HUD or plain usage says is fine. A guard that cries wolf is switched off, so this list is as long as it must be. */
export const ALLOWANCES: readonly Allowance[] = [
  hud('(master|primary|main) (bed ?room|suite|bath(room)?|closet)', 'HUD: "master bedroom" violates nothing.'),
  hud('walk in (closets?|pantry|pantries|showers?)', 'HUD: describes the property.'),
  hud('(great|mountain|city|water|ocean|lake) views?', 'HUD: "great view" describes the property.'),
  hud('(fourth|third|second|[2-9](nd|rd|th)) floor walk up', 'HUD: describes the property.'),
  hud(
    '(walk|walking distance|steps|short walk) (to|from) (the |a )?(bus|train|transit|shops?|parks?|beach|downtown|trails?|restaurants?)( stops?| station)?',
    'HUD: "walk to bus-stop" describes the neighborhood.',
  ),
  hud('(jogging|walking|hiking|biking) (trails?|paths?)', 'HUD: describes a facility.'),
  hud('family rooms?', 'HUD: "family room" describes the property.'),
  hud(
    '(single|two|multi|one|three|four) famil(y|ies)( (home|house|residence|dwelling|zoning|zoned|property|detached|building)s?)?',
    'A kind of building, not a kind of household.',
  ),
  hud('quiet (streets?|cul de sacs?|roads?|lanes?)', 'HUD: "quiet streets" describes the neighborhood.'),
  hud('(with|and|has a|on site) chapel', 'HUD: "apartment complex with chapel" describes a facility.'),
  hud(
    "(merry christmas|happy easter|santa claus|easter bunny|st\\.? valentine'?s day)",
    'HUD: secularised holiday terms.',
  ),
  hud(
    '(wheelchair (ramps?|accessible)|accessible (unit|entrance|bath(room)?s?|features?))',
    'HUD: describing accessibility is lawful.',
  ),
  hud('no (pets|smoking|bicycles)( allowed)?', 'HUD: a house rule, not a person.'),
  {
    pattern: '(55|62) ?(\\+|plus|and (over|older|better))( (community|housing|living))?|housing for older persons',
    reason: 'Lawful where the community qualifies as housing for older persons.',
    source: SOURCES.olderPersons,
    checkedOn: CHECKED_ON,
  },
  hud(
    '(cathedral|temple|church|chapel|synagogue) (ceilings?|windows?|doors?|street|st|road|rd|avenue|ave|hill|lane)',
    'Architecture or a street name.',
  ),
  hud(
    '(friends and family|family and friends|friends & family|family & friends)',
    'Company, not a preference for a household.',
  ),
  hud(
    '(vivienda|casa|hogar|residencia) unifamiliar|sala familiar|(dormitorio|cuarto|recámara|habitación) principal',
    'Tipo de edificio o de habitación.',
  ),
];
