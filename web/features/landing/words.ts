/** Figures and claims of the landing page. The pages' layout is in their own files. */

export const currentCosts = [
  { item: 'Staging (8 photos)', cost: '$200-400', from: 200, to: 400 },
  { item: 'Day-to-dusk', cost: '$50-150', from: 50, to: 150 },
  { item: 'Copywriting', cost: '$150-300', from: 150, to: 300 },
  { item: 'Social content', cost: '$200-500', from: 200, to: 500 },
  { item: 'Video', cost: '$300-800', from: 300, to: 800 },
] as const;

/** The stated total exceeds its rows by $85-$595, and the label says why. */
export const currentCostTotal = { item: 'Total with rush fees and revisions', cost: '$985-$2,745' } as const;

export const valueStack = [
  { item: 'Virtual staging', note: 'Six styles, furniture in scale with the room', worth: 400 },
  { item: 'Day-to-dusk', note: 'The exterior at its best hour', worth: 150 },
  { item: 'Room clearing', note: 'Empty rooms without the movers', worth: 200 },
  { item: 'Social video', note: '9:16, ready for Reels and Shorts', worth: 500 },
  { item: 'Listing copy', note: 'MLS remarks that rest on your facts', worth: 200 },
  { item: 'Social pack', note: 'Caption, post, short text, hashtags', worth: 400 },
  { item: 'Same-day delivery', note: 'Most results in 30-60 seconds', worth: 300 },
  { item: 'Photo revisions', note: 'Free, 30 a day; 50 a day on Agency', worth: 200 },
  { item: 'Priority support', note: 'People who know the product', worth: 100 },
] as const;

export const valueTotal = 2_450;

export const questions = [
  {
    ask: 'How long does a result take?',
    say: 'Most results are there in 30-60 seconds: staging in about 60 seconds, listing copy in about 30. Staging and video can take up to 2 minutes.',
  },
  {
    ask: 'Do I need a credit card to try it?',
    say: 'No. The trial is 7 days with 10 credits, without a card. When it ends you can still see and download everything you made.',
  },
  {
    ask: 'What does a credit buy?',
    say: 'One credit clears a room, turns a photo to dusk, writes a listing description or a social pack. Staging takes 2 credits a photo, a video takes 3. A run that fails costs nothing.',
  },
  {
    ask: 'Do credits expire?',
    say: 'Plan credits reset each billing cycle and do not roll over. Top-up credits never expire.',
  },
  {
    ask: 'May I use staged photos on the MLS?',
    say: 'Yes, with disclosure, and it is built in: labels for the photo, the original beside each altered version, and the provenance written into the file.',
  },
] as const;

export const trialBenefits = [
  '7 days free, 10 credits included',
  'Every service: staging, dusk, clearing, video and copy',
  'No credit card needed',
  'Your results stay yours to download',
] as const;

export const unreadablePhoto = (fileName: string) =>
  `File ${fileName} cannot be opened as a photo. Please choose another JPG or PNG.`;
