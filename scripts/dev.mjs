import './node-version.mjs';
import { spawn } from 'node:child_process';

// npm run dev: the server restarts when its files change, the front end reloads by itself at http://localhost:5173.
const server = {
  NODE_ENV: 'development',
  PORT: process.env.API_PORT ?? '3000',
  PUBLIC_URL: process.env.PUBLIC_URL ?? '',
};
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...server },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
