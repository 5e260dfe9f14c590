import nodemailer from 'nodemailer';
import type { Mailer } from '#server/platform/ports.ts';

export const smtpMailer = (smtpUrl: string, from: string): Mailer => {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
};
