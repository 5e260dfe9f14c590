import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';

/** The product in a process of its own whose clock is moved by its parent: a message of milliseconds moves it forward. */
let offset = 0;
const log = openLog({ level: 'info', pretty: false });
const served = await serve({ config: readConfig(), log, now: () => new Date(Date.now() + offset) });
process.on('message', (ms: number) => {
  offset += ms;
  process.send?.('moved');
});
process.on('SIGTERM', () => void served.stop().then(() => process.exit(0)));
log.info(`Portico is ready at ${served.url}`);
