import { describe, expect, it } from 'vitest';
import { TONES } from '#domain/copy/draft.ts';
import type { FactSheet } from '#domain/copy/fact.ts';
import { sayingsOf } from './english/phrasebook/index.ts';
import { buildFactSheet, findUnfounded, readInput, writeListing, writeSocial } from './index.ts';
import { CONCEPTS, type Concept } from './lexicon/index.ts';
import { dichosDe } from './spanish/phrasebook/index.ts';

/** Words that say nothing of a home: that it is there, and that one may ask. Everything else must be the fact's own. */
const NEUTRAL = {
  en: `en this at elm st residence home house property interested just ask curious about questions send a message write any time want to see us is the has have also apart sets set
    new there in on outside outdoors inside indoors interior with an of community comes come you'll find offers includes include included features kitchen out practical side been
    replaced part are step it its take takes care up as well and for from by all complete completes setting sits sit define defines tone stand stands waits wait
    neighbors residents share shared amenities use parking provides handles closer look you us with`,
  es: `esta este elm st le interesa pregunte sin compromiso escríbanos mande mensaje preguntas sobre vivienda propiedad en la las los el un una unas unos tiene también encontrará define definen por
    dentro adentro hay se ofrece ofrecen con ya afuera cuenta distribución cambió cambiaron instaló instalaron residentes comparten comunidad además cocina nuevo nuevos nueva nuevas entre áreas comunes
    encuentra a al de y su sus espera esperan incluye incluido incluida son es junto práctico lo detalles está aquí hasta quiere ver autos`,
} as const;

/** What the name of a thing lets one say besides: one cooks on a range. A phrase that adds a purpose or a quality has no line here. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'breakfast-bar': 'pull stool desayune',
  'breakfast-nook': 'desayune',
  range: 'cook cocine',
  cooktop: 'cook cocine',
  'coffee-bar': 'your station tome',
  counters: 'countertops',
  bookshelves: 'bookcases',
  staircase: 'stairway',
  floors: 'underfoot',
  'heated-floors': 'underfoot warm below calientan desde abajo',
  fireplace: 'settle siéntese',
  'wood-stove': 'siéntese',
  ceilings: 'overhead',
  beams: 'overhead',
  windows: 'bring let light dejan entrar luz',
  skylights: 'bring let light above overhead dejan entrar luz del cielo',
  'pocket-doors': 'slide into walls deslizan dentro del muro',
  'wet-bar': 'pour drink sirva copa',
  'wine-fridge': 'refrigerator',
  elevator: 'connects floors between connect conecta conectan pisos',
  'ceiling-fans': 'move air mueven aire',
  'dining-room': 'dinner coma',
  sunroom: 'seat siéntese',
  office: 'work trabaje',
  'media-room': 'watch movie vea película',
  gym: 'work gym haga ejercicio',
  library: 'read lea',
  'guest-suite': 'put guests reciba visitas',
  'soaking-tub': 'soak dese baño',
  'jetted-tub': 'soak whirlpool dese baño',
  'clawfoot-tub': 'soak dese baño',
  'powder-room': 'half bath',
  'double-vanity': 'dual',
  'en-suite': 'attached bath',
  basement: 'lower level',
  'one-level': 'everything level todo solo nivel queda sola planta',
  'washer-dryer': 'place',
  'main-level-primary': 'suite recámara dormitorio principal planta',
  'bedrooms-own-baths': 'every each own cada recámara dormitorio propio baño tiene',
  'open-plan': 'layout',
  deck: 'siéntese',
  'rooftop-deck': 'roof go',
  patio: 'siéntese',
  porch: 'seat siéntese',
  'screened-porch': 'seat screened siéntese',
  balcony: 'onto',
  terrace: 'siéntese',
  'back-yard': 'backyard',
  'raised-beds': 'garden',
  'fire-pit': 'gather around reúnase',
  'outdoor-fireplace': 'gather around reúnase',
  pool: 'swim nade',
  'hot-tub': 'soak dese baño',
  'outdoor-kitchen': 'cook cocine aire libre',
  grill: 'cook ase',
  pergola: 'under',
  greenhouse: 'grow plants cultive plantas',
  'fruit-trees': 'pick fruit coseche fruta',
  dock: 'tie',
  garage: 'estacionamiento',
  carport: 'covers cover car covered',
  'off-street-parking': 'off street estaciona fuera calle',
  view: 'look disfrute',
  'view-of': 'look disfrute',
  hvac: 'heating cooling',
  'mini-splits': 'heat cool rooms enfrían calientan los cuartos',
  solar: 'make electricity sun convierten sol electricidad',
  battery: 'stores store electricity backup guarda guardan electricidad',
  'air-conditioning': 'cools cool rooms enfría enfrían cuartos',
  'whole-house-fan': 'moves move air through house mueve mueven por casa aire',
  'ev-charger': 'charges charge electric car charger carga cargan auto eléctrico',
  'city-utilities': 'serve connected municipal',
  'energy-star': 'certified certificación',
  'green-built': 'certified certificación',
  'no-hoa': 'dues no paga',
  furnished: 'muebles negociables',
  'pets-ok': 'welcome admiten',
  'new-construction': 'construcción',
  'lawn-care': 'cuidado',
  'exterior-maintenance': 'taken',
  'community-pool': 'swim nade',
  'fitness-center': 'room',
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}']*/gu) ?? [];
const allowedFor = ({ id, en, es }: Concept, language: 'en' | 'es'): ReadonlySet<string> =>
  new Set(wordsOf([en.one, en.many, es.one, es.many, NEUTRAL[language], FOLLOWS[id] ?? ''].join(' ')));
const strange = (concept: Concept, language: 'en' | 'es', text: string): string[] => {
  const allowed = allowedFor(concept, language);
  return [...new Set(wordsOf(text).filter((w) => !allowed.has(w)))];
};

const sheetOf = ({ id, en, room, inherent }: Concept): FactSheet => ({
  facts: [
    ...buildFactSheet(readInput({ address: '12 Elm St' })).facts,
    {
      id: `notes.${id}`,
      label: en.one,
      value: { type: 'feature', concept: id, room, modifiers: inherent ? ['new'] : [] },
      source: { kind: 'notes', quote: en.one, start: 0, end: en.one.length },
      status: 'stated',
    },
  ],
  refused: [],
});

describe('one fact and nothing else', () => {
  const odd = (concept: Concept, language: 'en' | 'es', text: string): string[] =>
    strange(concept, language, text).map((word) => `${concept.id}: ${word}`);

  it('the phrasebooks say of a thing only what its name says', () => {
    const bookOf = { en: sayingsOf, es: dichosDe };
    const found = CONCEPTS.flatMap((concept) =>
      (['en', 'es'] as const).flatMap((language) =>
        [false, true].flatMap((plural) => {
          const said = Object.values(bookOf[language](concept.id, plural)).flat().join(' ');
          return odd(concept, language, said.replace(/\{\w+\}/g, ''));
        }),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it.each(['en', 'es'] as const)('no text adds a word to it (%s)', async (language) => {
    const found = new Set<string>();
    for (const [i, concept] of CONCEPTS.entries()) {
      const sheet = sheetOf(concept);
      const pack = await writeSocial(sheet, { language, seed: i, version: 1 + (i % 3) });
      const texts = [pack.instagramCaption, pack.facebookPost, pack.shortDescription];
      texts.push((await writeListing(sheet, { language, seed: i, tone: TONES[i % 4] })).description);
      for (const word of odd(concept, language, texts.join(' '))) found.add(word);
    }
    expect([...found]).toEqual([]);
  });

  it('a fenced yard is a fenced yard in thirty versions of everything', async () => {
    const sheet = buildFactSheet(readInput({ address: '12 Elm St, Boise, ID', bedrooms: 3, notes: 'fenced yard' }));
    for (let version = 1; version <= 30; version++) {
      const options = { version, tone: TONES[version % 4], language: version % 3 ? 'en' : 'es' } as const;
      const pack = await writeSocial(sheet, options);
      const { description } = await writeListing(sheet, options);
      for (const text of [description, pack.instagramCaption, pack.facebookPost, pack.shortDescription])
        expect(text).not.toMatch(/\b(space|room to|pets|play|garden|plant|mascotas|juegos|sembrar|espacio)\b/i);
    }
  });

  it.each([
    'A fenced yard with space to garden.',
    'A fenced yard for pets and play.',
    'A fenced yard, perfect for entertaining.',
    'A fenced yard with room to grow.',
    'The fenced yard is ready for summer.',
    'Un jardín cercado ideal para reuniones.',
  ])('a model that writes “%s” is refused', (text) => {
    const { facts } = buildFactSheet(readInput({ notes: 'fenced yard' }));
    expect(findUnfounded(text, facts)).not.toEqual([]);
    expect(findUnfounded('A fenced yard.', facts)).toEqual([]);
  });
});
