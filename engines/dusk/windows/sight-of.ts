import { chanceOf } from '#engines/dusk/sight.ts';
import { isTerrace } from '#engines/dusk/windows/terraces.ts';
import type { Segmentation } from '#engines/ports.ts';

/** What the vision network says of glass, walls and what is around them. */
export const sightOf = (seen: Segmentation) => ({
  pane: chanceOf(seen, 'pane', 'window'),
  shut: chanceOf(seen, 'garage', 'entrance', 'door'),
  door: chanceOf(seen, 'entrance', 'door'),
  wall: chanceOf(seen, 'facade', 'wall'),
  house: chanceOf(seen, 'facade', 'wall', 'roof', 'pane', 'window', 'entrance', 'garage', 'door'),
  roof: chanceOf(seen, 'roof'),
  ground: chanceOf(seen, 'ground', 'floor'),
  terrace: isTerrace(chanceOf(seen, 'floor')),
  leaf: chanceOf(seen, 'vegetation'),
});
