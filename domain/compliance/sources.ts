/** Where each rule comes from. Read on the date below; not legal advice. */
export const CHECKED_ON = '2026-11-15';

export const SOURCES = {
  /** 42 USC 3604(c), as a state association quotes it: no advertisement that indicates a preference, limitation or discrimination. */
  statute: 'https://oregonrealtors.org/news/tip-of-the-week/permissible-advertisements-under-the-fair-housing-act',
  /** HUD memorandum of 9 January 1995 on advertisements under 804(c). */
  memo: 'https://fairhousing.com/legal-research/hud-resources/advertisements-under-804c-fair-housing-act-jan-9-1995',
  /** Former 24 CFR 109.20: withdrawn on 1 May 1996, still read as indicative. */
  formerRule: 'https://fairhousing.com/node/17705',
  /** 24 CFR 100.306: how housing for older persons is described and advertised. */
  olderPersons: 'https://www.law.cornell.edu/cfr/text/24/100.306',
  /** NAR's word list as printed by the New York State association. */
  narWords: 'https://www.nysar.com/legal/brokers-reference-manual/fair-housing-and-real-estate-advertising',
  tradeWords: 'https://dwellwrite.com/blog/fair-housing-language-guide-for-real-estate-agents',
  crmlsRemarks: 'https://pwrconnect.net/blog/using-crmls-public-remarks-properly',
  remarkCaps: 'https://listingtoolkit.ai/blog/mls-public-remarks-character-limits-and-content-rules',
  stellarStaging: 'https://rules.stellarmls.com/hc/en-us/articles/14692987795095',
  crmlsImages: 'https://kb.crmls.org/knowledgebase/digitally-altered-images-faqs',
  narEthics: 'https://listedright.ai/learn/nar-articles-2-and-12',
  armlsCap: 'https://listingkit.app/blog/armls-public-remarks-character-limit',
} as const;
