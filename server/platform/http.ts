import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '#contracts/problems.ts';
import { refuseForeignOrigin } from './origin.ts';
import { replyWithProblem } from './problem-reply.ts';

export type HttpSettings = {
  readonly logger: FastifyBaseLogger;
  readonly trustProxy: boolean;
  readonly publicUrl: string | null;
  readonly secure: boolean;
};

const MB = 1024 * 1024;

/** The web server with everything that holds for all calls: validation, refusals, origin, headers, request ids. */
export const createHttp = async (settings: HttpSettings): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: settings.logger,
    trustProxy: settings.trustProxy,
    bodyLimit: 1 * MB,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithProblem);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    refuseForeignOrigin(request, settings.publicUrl);
  });
  await app.register(helmet, { contentSecurityPolicy: pagePolicy(settings.secure), crossOriginEmbedderPolicy: false });
  await app.register(multipart, { limits: { files: 200, fields: 10, fileSize: 1024 * MB, parts: 220 } });
  await app.register(swagger, {
    openapi: { info: { title: 'Portico', description: 'Generated from the route table in contracts/', version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.addContentTypeParser('image/png', { parseAs: 'buffer', bodyLimit: 20 * MB }, (_request, bytes, done) =>
    done(null, bytes),
  );
  app.addContentTypeParser(/^audio\//, { parseAs: 'buffer', bodyLimit: 20 * MB }, (_request, bytes, done) =>
    done(null, bytes),
  );
  // 'no body' sent as JSON by a browser is no body.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // A signature is over the bytes as they came: parsing and writing again would not give them back.
    if ((request.routeOptions.config as { raw?: boolean }).raw) return done(null, text);
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new Refusal('invalid-input', 'The body is not valid JSON.'));
    }
  });
  return app;
};

const pagePolicy = (secure: boolean) => ({
  useDefaults: true,
  directives: {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'script-src': ["'self'", 'https://js.stripe.com'],
    'frame-src': ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ["'self'", 'https://api.stripe.com'],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': secure ? [] : null,
  },
});
