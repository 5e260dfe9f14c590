export type TourStep = { title: string; text: string; points: readonly { name: string; note: string }[] };

export const tourSteps: readonly TourStep[] = [
  {
    title: 'Welcome',
    text: 'Portico turns the photos of a listing into everything you publish with it. This tour takes a minute.',
    points: [
      { name: '10 credits', note: 'to try every service' },
      { name: '7 days', note: 'no card needed' },
      { name: '30-60 seconds', note: 'for most results' },
    ],
  },
  {
    title: 'AI Photo Enhancement',
    text: 'Empty rooms furnished, full rooms cleared, exteriors at dusk.',
    points: [
      { name: 'Virtual staging', note: '2 credits a photo' },
      { name: 'Room clearing', note: '1 credit a photo' },
      { name: 'Day-to-dusk', note: '1 credit a photo' },
    ],
  },
  {
    title: 'AI Content Generation',
    text: 'Words that rest on the facts of the property, checked before you publish.',
    points: [
      { name: 'Listing copy', note: '1 credit' },
      { name: 'Social pack', note: '1 credit' },
    ],
  },
  {
    title: 'AI-Powered Video Creation',
    text: 'A vertical film from your photos, with slow pans and zooms, ready for Reels and Shorts.',
    points: [{ name: 'Social media video', note: '3 credits' }],
  },
  {
    title: 'How It Works',
    text: 'Four steps, and you can stop after any of them.',
    points: [
      { name: 'Create', note: 'a listing with its address' },
      { name: 'Upload', note: 'up to 20 photos at a time' },
      { name: 'Enhance', note: 'choose photos and a service' },
      { name: 'Download', note: 'results, video and copy' },
    ],
  },
];
