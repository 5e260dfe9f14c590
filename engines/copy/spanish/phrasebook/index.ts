import { type Sayings, sayingsFrom } from '../../plan/sayings.ts';
import { DE_ADENTRO } from './indoors.ts';
import { DE_AFUERA } from './outdoors.ts';

const LIBRO: ReadonlyMap<string, Sayings> = new Map([...DE_ADENTRO, ...DE_AFUERA]);

export const dichosDe = (concept: string, plural: boolean): Sayings => sayingsFrom(LIBRO, concept, plural);

/** Things that are said as a clause of their own. */
const CLAUSULAS: Readonly<Record<string, readonly string[]>> = {
  'no-hoa': ['no hay cuota de asociación', 'no se paga cuota de asociación'],
  furnished: ['los muebles son negociables'],
  'pets-ok': ['se admiten mascotas'],
  'new-construction': ['la construcción es nueva'],
  'main-level-primary': [
    'el dormitorio principal está en la planta principal',
    'la planta principal tiene el dormitorio principal',
  ],
  'bedrooms-own-baths': ['cada dormitorio tiene su propio baño'],
  'one-level': ['todo está en un solo nivel', 'todo queda en una sola planta'],
  'city-utilities': ['el agua y el drenaje son municipales', 'hay agua y drenaje municipales'],
  'lawn-care': ['el cuidado del césped está incluido'],
  'exterior-maintenance': ['el mantenimiento exterior está incluido'],
  'water-included': ['el agua está incluida'],
  'energy-star': ['cuenta con certificación Energy Star'],
  'green-built': ['cuenta con certificación Green Built'],
  'washer-dryer': ['hay lavadora y secadora'],
  'off-street-parking': ['se estaciona fuera de la calle'],
};

export const clausulasDe = (concept: string): readonly string[] => CLAUSULAS[concept] ?? [];
