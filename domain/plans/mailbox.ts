/** One mailbox, one trial: +tags are folded away everywhere, dots where the provider ignores them. */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  const name = local.split('+')[0] ?? '';
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
};
