export const responseTimes = [
  { plan: 'Starter', time: '24-48 h' },
  { plan: 'Pro', time: '12-24 h' },
  { plan: 'Agency', time: '2-4 h' },
] as const;

type Question = { ask: string; say: string };
type Category = { id: string; title: string; questions: readonly Question[] };

export const categories: readonly Category[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    questions: [
      {
        ask: 'How do I start?',
        say: 'Create a listing with its address, upload its photos, choose a service and press Start Service. Results appear in the listing as they are ready.',
      },
      {
        ask: 'Which photos work best?',
        say: 'JPEG, PNG, WebP or HEIC, ideally at least 1920x1080, up to 10 MB each and 20 at a time. Level horizons and open curtains help.',
      },
      { ask: 'What is in the trial?', say: '7 days and 10 credits with every service, without a credit card.' },
    ],
  },
  {
    id: 'billing',
    title: 'Pricing & Billing',
    questions: [
      {
        ask: 'What does each service cost?',
        say: 'Room clearing, day-to-dusk, listing copy and the social pack take 1 credit each, virtual staging 2 a photo, a social video 3.',
      },
      {
        ask: 'Do credits roll over?',
        say: 'Plan credits reset each cycle and do not roll over. Top-up credits never expire.',
      },
      {
        ask: 'How do I cancel or get a refund?',
        say: 'Both are in your account. First-time subscribers get their money back within 30 days.',
      },
    ],
  },
  {
    id: 'services',
    title: 'AI Services',
    questions: [
      {
        ask: 'How long does it take?',
        say: 'Most results in 30-60 seconds. Staging and video can take up to 2 minutes.',
      },
      {
        ask: 'What if I do not like a result?',
        say: 'Regenerate it, or tell the chat what to change. Both are free revisions: 30 a day, 50 on Agency.',
      },
      {
        ask: 'Does anything else in the photo change?',
        say: 'No. Every result comes with a report of what changed, and a run that touched a protected area fails and costs nothing.',
      },
    ],
  },
  {
    id: 'content',
    title: 'Content Generation',
    questions: [
      {
        ask: 'What is the listing copy based on?',
        say: 'On the facts of the property and your notes. Each sentence names what it rests on; nothing is invented.',
      },
      {
        ask: 'Is it checked for Fair Housing?',
        say: 'Yes. Risky phrases are pointed out with a reason and a replacement before you publish.',
      },
      {
        ask: 'What is in the social pack?',
        say: 'An Instagram caption, a Facebook post, a short description and hashtags.',
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical Issues',
    questions: [
      {
        ask: 'My upload was refused',
        say: 'Files over 10 MB, damaged files and formats other than JPEG, PNG, WebP, AVIF and HEIC are refused, each with its reason. The good files of the same upload are kept.',
      },
      {
        ask: 'A service failed',
        say: 'A failed run costs nothing. Start it again; if it fails twice, send us the listing’s number and we look at it.',
      },
      {
        ask: 'The page stopped updating',
        say: 'It reconnects by itself. If your network blocks live connections it asks every 20 seconds instead.',
      },
    ],
  },
];
