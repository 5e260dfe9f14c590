export const comparison = [
  { what: 'Credits per month', starter: '20', pro: '100', agency: '300' },
  { what: 'Listings', starter: '3 per month', pro: '10 per month', agency: 'Unlimited' },
  { what: 'Staged photos, about', starter: '10', pro: '50', agency: '150+' },
  { what: 'Videos, about', starter: '6', pro: '25', agency: '75+' },
  { what: 'Team members', starter: '1', pro: '1', agency: 'Up to 10' },
  { what: 'Photo revisions', starter: '30 per day', pro: '30 per day', agency: '50 per day' },
  { what: 'Virtual staging, clearing, dusk, copy', starter: true, pro: true, agency: true },
  { what: 'Social videos', starter: true, pro: true, agency: true },
  { what: 'Custom branding', starter: false, pro: true, agency: true },
  { what: 'Team collaboration tools', starter: false, pro: false, agency: true },
  { what: 'Advanced analytics', starter: false, pro: false, agency: true },
  { what: 'Support', starter: 'Email', pro: 'Priority, live chat', agency: 'Dedicated account manager' },
] as const;

export const creditCosts = [
  { what: 'Room clearing', credits: 1 },
  { what: 'Day-to-dusk', credits: 1 },
  { what: 'AI listing copy', credits: 1 },
  { what: 'Social media pack', credits: 1 },
  { what: 'Virtual staging', credits: 2 },
  { what: 'Social media video', credits: 3 },
] as const;

export const pricingQuestions = [
  {
    ask: 'What happens when the trial ends?',
    say: 'After 7 days or 10 credits, whichever comes first, your account becomes view-only: everything you made stays readable and downloadable, and services start again with a plan.',
  },
  {
    ask: 'Do unused credits roll over?',
    say: 'Plan credits reset each billing cycle and do not roll over. Top-up credits never expire.',
  },
  {
    ask: 'Are revisions charged?',
    say: 'No. Regenerating a result or editing it in the chat is free, up to 30 a day (50 on Agency).',
  },
  { ask: 'Can I cancel at any time?', say: 'Yes, in your account: at the end of the period, or at once.' },
  { ask: 'Is there a refund?', say: 'First-time subscribers get their money back within 30 days.' },
  { ask: 'How fast are results?', say: 'Most in 30-60 seconds. Staging and video can take up to 2 minutes.' },
] as const;
