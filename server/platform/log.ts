import pino, { type Logger } from 'pino';

/** Structured lines in production, readable ones at a terminal. Secrets never reach a log. */
export const openLog = (settings: { level: string; pretty: boolean }): Logger =>
  pino({
    level: settings.level,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secret'],
    ...(settings.pretty
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId' } } }
      : {}),
  });
