import type { Rule } from '../rule.ts';
import { CHECKED_ON, SOURCES } from '../sources.ts';

const en = { language: 'en', checkedOn: CHECKED_ON } as const;
const ORIGIN =
  '(african( american)?|asian|caucasian|chicano|chinese|colou?red|cuban|ethnic|filipino|hispanic|irish|indian|italian|japanese|korean|latin[oax]|mexican( american)?|minority|polish|puerto rican|oriental|russian|vietnamese)';
const SKIN = '(white|black)';
const FAITH =
  '(christian|catholic|protestant|evangelical|jewish|kosher|muslim|islamic|mormon|hindu|buddhist|baptist|religious)';
const PEOPLE =
  '(people|persons?|families|family|couples?|tenants?|renters?|buyers?|owners?|residents?|neighbou?rs|folks?|households?|crowd|professionals?)';
const PLACE = '(neighbou?rhood|community|area|enclave|section|district|building|complex|suburb)';

/** Race, color, national origin and religion. */
export const ORIGIN_AND_FAITH: readonly Rule[] = [
  {
    ...en,
    id: 'race-only',
    protects: 'race-color',
    severity: 'block',
    authority: 'law',
    pattern: `(no|only) (${ORIGIN}s?|whites|blacks|minorities)|(${ORIGIN}s?|whites|blacks) (only|preferred|need not apply|not welcome)|(${ORIGIN}|${SKIN}) ${PEOPLE} (only|preferred)`,
    explanation: 'States who may or may not live here by race or origin.',
    replacement: '',
    source: SOURCES.statute,
    hit: 'Quiet building, whites only.',
    nearMiss: 'The only white kitchen on the block, with black hardware.',
  },
  {
    ...en,
    id: 'race-people',
    protects: 'race-color',
    severity: 'block',
    authority: 'agency',
    pattern: `${SKIN} (${PEOPLE}|private home|${PLACE})|${ORIGIN} (${PEOPLE}|${PLACE}|home|residence|household)`,
    explanation: 'Describes residents or the neighborhood by race or origin. Describe the property instead.',
    replacement: null,
    source: SOURCES.formerRule,
    hit: 'In the heart of a Hispanic neighborhood.',
    nearMiss: 'A white home with black shutters on Irish Creek Road and Mexican tile inside.',
  },
  {
    ...en,
    id: 'origin-citizens',
    protects: 'national-origin',
    severity: 'block',
    authority: 'law',
    pattern:
      '(us|u\\.s\\.|american) citizens? only|no (immigrants|foreigners|refugees)|must (speak|be fluent in) english|english (speaking |speakers? )?(only|preferred|required)',
    explanation: 'Limits the home to people of one origin or language.',
    replacement: '',
    source: SOURCES.statute,
    hit: 'Applicants must speak English.',
    nearMiss: 'An English cottage with an American elm in front.',
  },
  {
    ...en,
    id: 'religion-only',
    protects: 'religion',
    severity: 'block',
    authority: 'law',
    pattern: `(no|only) (christians|catholics|jews|muslims|mormons|hindus|buddhists|atheists)|(christians?|catholics?|jews|jewish|muslims?|mormons?|hindus?) (only|preferred)|(god fearing|bible believing|good christian)`,
    explanation: 'States a religious preference.',
    replacement: '',
    source: SOURCES.statute,
    hit: 'Christians preferred.',
    nearMiss: 'The house stands on Christian Street.',
  },
  {
    ...en,
    id: 'religion-people',
    protects: 'religion',
    severity: 'block',
    authority: 'agency',
    pattern: `${FAITH} (${PEOPLE}|${PLACE}|home|household|values|lifestyle)`,
    explanation: 'Describes residents or the neighborhood by religion.',
    replacement: null,
    source: SOURCES.formerRule,
    hit: 'A warm Jewish community surrounds the home.',
    nearMiss: 'An apartment complex with chapel and garden.',
  },
  {
    ...en,
    id: 'religion-near',
    protects: 'religion',
    severity: 'advise',
    authority: 'industry',
    pattern:
      '(near|close to|next to|walk(ing distance)? to|minutes (to|from)|steps (to|from)|blocks? (to|from)) (the |a |an |our |several |many |local )?([\\p{L}\\x27.]+ ){0,2}(church(es)?|synagogues?|mosques?|temples?|parish|shul|cathedral)(?! (ceiling|street|st|road|rd|avenue|ave|hill|lane|garden))',
    explanation: 'A named house of worship as a landmark can read as a preference. Name a street or a park instead.',
    replacement: null,
    source: SOURCES.tradeWords,
    hit: "Walking distance to St. Paul's Church.",
    nearMiss: 'A converted church with cathedral ceilings, near Temple Street.',
  },
  {
    ...en,
    id: 'area-makeup',
    protects: 'race-color',
    severity: 'warn',
    authority: 'agency',
    pattern: `(integrated|segregated|restricted|diverse|multicultural|multi cultural|homogen(e?)ous|up and coming ethnic) ${PLACE}|(changing|transitional) (neighbou?rhood|area)`,
    explanation: 'Speaks of who lives in the area. Describe streets, parks and buildings.',
    replacement: 'neighborhood',
    source: SOURCES.formerRule,
    hit: 'Part of a diverse community near the river.',
    nearMiss: 'Integrated appliances and a diverse garden of native plants.',
  },
  {
    ...en,
    id: 'area-exclusive',
    protects: 'race-color',
    severity: 'advise',
    authority: 'agency',
    pattern: `(exclusive|elite|prestigious|traditional) (neighbou?rhood|community|enclave|area|address|subdivision)|(membership|board) approval required`,
    explanation: 'HUD once listed these as catchwords that can suggest who is welcome. Name what the place has.',
    replacement: 'established neighborhood',
    source: SOURCES.formerRule,
    hit: 'Set in an exclusive community by the lake.',
    nearMiss: 'The upper unit has exclusive use of a traditional brick patio.',
  },
  {
    ...en,
    id: 'race-oriental',
    protects: 'race-color',
    severity: 'warn',
    authority: 'industry',
    pattern: 'oriental(?! (rugs?|carpets?|lil(y|ies)|street|avenue|blvd|boulevard))',
    explanation: 'Dated as a word for people and places.',
    replacement: 'Asian-inspired',
    source: SOURCES.narWords,
    hit: 'An oriental influence throughout.',
    nearMiss: 'The oriental rug in the hall does not convey.',
  },
  {
    ...en,
    id: 'kind-of-people',
    protects: 'all',
    severity: 'warn',
    authority: 'industry',
    pattern:
      '(right|certain|same|better|select) (type|kind|sort|class|caliber|clientele)s? (of )?(people|person|neighbou?rs?|buyers?|tenants?|residents?)|(select|discriminating) (clientele|few)|ideal (tenant|resident)s?|like minded (people|neighbou?rs)',
    explanation: 'Describes who should live here. Describe the property, not the person.',
    replacement: '',
    source: SOURCES.narWords,
    hit: 'We want the right kind of people here.',
    nearMiss: 'The right kind of light for a studio.',
  },
];
