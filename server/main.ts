import { ConfigFault, readConfig } from './config.ts';
import { openLog } from './platform/log.ts';
import { serve } from './serve.ts';

const start = async (): Promise<void> => {
  const config = readConfig();
  const log = openLog({ level: config.logLevel, pretty: process.stdout.isTTY === true && !config.production });
  const served = await serve({ config, log });
  log.info(`Portico is ready at ${served.url}`);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what runs, then stopping`);
    served.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
};

start().catch((error: unknown) => {
  const plain =
    error instanceof ConfigFault || (error instanceof Error && error.constructor.name === 'DataFolderLocked');
  process.stderr.write(
    `${error instanceof Error ? (plain ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  );
  process.exit(1);
});
