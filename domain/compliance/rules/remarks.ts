import type { Rule } from '../rule.ts';
import { CHECKED_ON, SOURCES } from '../sources.ts';

const mls = {
  language: 'en',
  checkedOn: CHECKED_ON,
  protects: 'none',
  authority: 'mls',
  kinds: ['remarks'],
  source: SOURCES.crmlsRemarks,
} as const;

/** What public remarks may not hold. Listing services differ; these are the ones most of them share. */
export const REMARKS: readonly Rule[] = [
  {
    ...mls,
    id: 'mls-phone',
    severity: 'block',
    pattern: '(\\+?1[ .-]?)?\\(?[2-9]\\d{2}\\)?[ .-]?\\d{3}[ .-]\\d{4}',
    explanation: 'No contact data in public remarks.',
    replacement: '',
    hit: 'Call 828-555-0134 for details.',
    nearMiss: 'Lot of 26,136 square feet, zip 28806-1234, built 2004.',
  },
  {
    ...mls,
    id: 'mls-email',
    severity: 'block',
    pattern: '[\\w.+-]+@[\\w-]+\\.[\\w.]+',
    explanation: 'No contact data in public remarks.',
    replacement: '',
    hit: 'Write to agent@example.com.',
    nearMiss: 'Offered @ $410,000.',
  },
  {
    ...mls,
    id: 'mls-link',
    severity: 'block',
    pattern:
      '(https?://|www\\.)\\S+|[\\w-]+\\.(com|net|org|io|co|us|info|realtor|homes|house|realestate)(/\\S*)?|qr code',
    explanation: 'No web links or codes in public remarks.',
    replacement: '',
    hit: 'Tour at www.example.com/tour.',
    nearMiss: 'It backs to St. Paul St. Inside, 9 ft. ceilings.',
  },
  {
    ...mls,
    id: 'mls-handle',
    severity: 'block',
    pattern: '@[a-z][\\w.]{2,}',
    explanation: 'No social handles in public remarks.',
    replacement: '',
    hit: 'Follow @samplehomes for more.',
    nearMiss: 'Two units @ 900 square feet each.',
  },
  {
    ...mls,
    id: 'mls-contact',
    severity: 'warn',
    pattern:
      '(call|text|contact|email|message|reach out to) (me|us|agent|(the |your |my )?(listing )?(agent|office|broker|realtor)|today|now|for (a |your )?(showing|tour|details|appointment))',
    explanation: 'Public remarks may not invite people to contact the listing side.',
    replacement: '',
    hit: 'Call the listing agent for a tour.',
    nearMiss: 'A place to call home, with text on the plaque by the door.',
  },
  {
    ...mls,
    id: 'mls-schedule',
    severity: 'advise',
    pattern:
      '(schedule|book|arrange) (your|a|an) (private |personal )?(showing|tour|appointment|viewing|visit)( today| now| asap)?',
    explanation:
      'Several services read this as a solicitation; the words also spend characters without saying anything.',
    replacement: '',
    hit: 'Schedule your showing today!',
    nearMiss: 'A schedule of updates is in the documents.',
  },
  {
    ...mls,
    id: 'mls-commission',
    severity: 'block',
    pattern:
      "commissions?|co op (fee|compensation)|(buyer|buyer'?s|selling|cooperating) (agent|broker|office) (compensation|fee|bonus|commission)|(agent|selling|broker) bonus|compensation|\\d(\\.\\d+)?% (to|for) (the )?(buyer|selling|cooperating)",
    explanation: 'No compensation in public remarks.',
    replacement: '',
    hit: 'Pays a 3% commission.',
    nearMiss: 'Built in 1926, commissioned by a local mill owner.',
  },
  {
    ...mls,
    id: 'mls-access',
    severity: 'block',
    pattern:
      '(lock ?box|key ?box|supra)( (code|on|at)\\b[^.]*)?|(gate|alarm|door|access|entry) code|code (is|:) ?\\d+|alarm (is )?(set|off)|key (is )?under',
    explanation: 'Entry data puts the property at risk and is banned from public remarks.',
    replacement: '',
    hit: 'Lockbox on the back door, gate code 1234.',
    nearMiss: 'The gated drive and the alarm system convey; built to code.',
  },
  {
    ...mls,
    id: 'mls-showing',
    severity: 'block',
    pattern:
      'showings? (start|begin|only|by|are|allowed|times?|instructions?)[^.]*|(by )?appointment only|\\d+ ?(hours?|hrs?)\\.? (advance )?notice|go and show|open house|showing time|do not disturb',
    explanation: 'Showing and open-house data belong in their own fields.',
    replacement: '',
    hit: 'Showings by appointment only; open house Sunday.',
    nearMiss: 'An open floor plan showing its age well.',
  },
  {
    ...mls,
    id: 'mls-offers',
    severity: 'warn',
    pattern:
      '(highest and best|(multiple )?offers? (due|deadline|reviewed|will be)|(accepting |taking )back ?ups?( offers?)?|back ?up offers?( welcome)?|bring (all |your )?offers?|seller (is )?(motivated|desperate|will review))',
    explanation: 'Speaks to agents about offers, not about the property.',
    replacement: '',
    hit: 'Highest and best by Monday.',
    nearMiss: 'The kitchen offers a backup generator hook-up.',
  },
  {
    ...mls,
    id: 'mls-occupancy',
    severity: 'warn',
    pattern:
      '(tenant|owner|currently) occupied|currently (rented|leased|vacant|empty)|tenants? (in place|until|through|on month)|(house|home|property|unit) is vacant',
    explanation: 'Some services bar the occupancy status. "Delivered vacant" is fine.',
    replacement: '',
    hit: 'Currently vacant and easy to see.',
    nearMiss: 'To be delivered vacant at closing.',
  },
  {
    ...mls,
    id: 'mls-brand',
    severity: 'warn',
    pattern:
      '(listed|presented|marketed|offered|brokered) by (\\p{L}+ ){0,3}(realty|realtors?|real estate|group|team|properties|brokerage)|(keller williams|re/max|coldwell banker|century 21|exp realty|compass real estate)',
    explanation: 'No branding in public remarks.',
    replacement: '',
    hit: 'Presented by Sample Realty.',
    nearMiss: 'Designed by a local architect and built by Sample Homes.',
  },
  {
    ...mls,
    id: 'mls-markup',
    anywhere: true,
    severity: 'warn',
    kinds: undefined,
    pattern: '</?[a-z][a-z0-9]*( [^<>]*)?/?>|&(nbsp|amp|lt|gt|quot);|\\[[^\\]]+\\]\\([^)]+\\)',
    explanation: 'Markup shows up as code in listing services.',
    replacement: '',
    hit: 'A <b>new</b> roof.',
    nearMiss: 'Ceilings > 9 feet & skylights.',
  },
];
