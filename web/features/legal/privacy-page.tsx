import { LegalText } from './legal-text.tsx';

const chapters = [
  {
    title: 'What is stored',
    text: 'Your name and email address, a password in hashed form if you chose one, your listings with their photos, results and texts, your credits and payments, and messages you send us.',
  },
  {
    title: 'Photos',
    text: 'Uploaded photos are stored so that you can work on them. Location and serial numbers in the files are removed from the working copy. Photos are not used to train any model.',
  },
  {
    title: 'Where it is stored',
    text: 'On the server that runs this copy of Portico, in its own database and file store. The product works without any outside service. If the host connects one, such as a payment provider or a mail server, only what that service needs is sent to it.',
  },
  {
    title: 'Payments',
    text: 'Card numbers go to the payment provider and never to this server. We keep the subscription’s state and the receipts.',
  },
  {
    title: 'Cookies and browser storage',
    text: 'One cookie keeps you signed in. The browser remembers the theme, a chosen plan, and a photo that you chose before signing up, until it is used. There is no tracking and no advertising.',
  },
  {
    title: 'Sharing',
    text: 'A share link shows its listing to whoever has it, until it expires or you withdraw it. Views are counted; visitors are not identified.',
  },
  {
    title: 'How long',
    text: 'Until you delete it. Deleting the account in the account page deletes listings, photos, results and messages. Records of payments are kept as long as the law demands.',
  },
  {
    title: 'Your rights',
    text: 'You can export everything stored about you and delete it in the account page, at any time and without asking.',
  },
] as const;

export default function PrivacyPage() {
  return (
    <LegalText
      title="Privacy"
      updated="November 2026"
      intro="What is kept, where, and for how long, in plain words."
      chapters={chapters}
    />
  );
}
