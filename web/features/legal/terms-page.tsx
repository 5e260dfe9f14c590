import { LegalText } from './legal-text.tsx';

const chapters = [
  {
    title: 'Your account',
    text: 'One person per account; teams share through the Agency plan. Keep your password to yourself and tell us if someone else has it.',
  },
  {
    title: 'Your content',
    text: 'You keep all rights to what you upload and to what is made from it. You confirm that you may use the photos. We use them only to provide the service to you.',
  },
  {
    title: 'Trial',
    text: 'Each person gets one trial: 7 days and 10 credits, whichever ends first, without a card. Afterwards the account is view-only.',
  },
  {
    title: 'Plans and credits',
    text: 'Plans renew monthly until cancelled. Plan credits reset each cycle and do not roll over; top-up credits never expire. Runs that fail cost nothing.',
  },
  { title: 'Revisions and fair use', text: 'Revisions are free, up to 30 a day, or 50 on Agency, and 5 a minute.' },
  {
    title: 'Guarantee',
    text: 'If a staged photo is not right, restage it free; if it still is not, give it back within 30 days and its credits are yours again (up to five times in 30 days). First-time subscribers get their money back within 30 days.',
  },
  {
    title: 'Disclosure',
    text: 'Altered photos must be disclosed where your MLS, state or portal demands it. Portico labels files and keeps originals beside results; using them correctly is up to you.',
  },
  {
    title: 'What is not allowed',
    text: 'Hiding material defects of a property, discriminating against protected classes, uploading photos you have no right to, or disturbing the service for others.',
  },
  {
    title: 'Liability',
    text: 'The service is provided with care and without warranty of fitness for a particular purpose. Check results and texts before you publish them.',
  },
] as const;

export default function TermsPage() {
  return (
    <LegalText
      title="Terms"
      updated="November 2026"
      intro="The agreement between you and whoever runs this copy of Portico."
      chapters={chapters}
    />
  );
}
