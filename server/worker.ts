import { readConfig } from './config.ts';
import { openLog } from './platform/log.ts';
import { serve } from './serve.ts';

// Jobs alone, beside servers that run with JOBS=off. It needs PostgreSQL: an embedded database belongs to one process.
const config = readConfig();
const log = openLog({ level: config.logLevel, pretty: false });
if (!config.databaseUrl) {
  process.stderr.write('A separate worker needs DATABASE_URL: the embedded database belongs to one process.\n');
  process.exit(1);
}
const served = await serve({ config, log, web: false });
log.info('the worker is ready');
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => served.stop().then(() => process.exit(0)));
