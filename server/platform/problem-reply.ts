import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { type ProblemCode, problems, Refusal } from '#contracts/problems.ts';

type ProblemBody = { code: ProblemCode; message: string } & Record<string, unknown>;

const body = (code: ProblemCode, message: string, extras: Readonly<Record<string, unknown>> = {}): ProblemBody => ({
  code,
  message,
  ...extras,
});

/** A field's path as the person's form names it: 'property.address'. */
const fieldOf = (path: string): string => path.replace(/^\//, '').replaceAll('/', '.');

const fromValidation = (error: unknown): ProblemBody | null => {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const fields: Record<string, string> = {};
  for (const issue of error.validation)
    fields[fieldOf(issue.instancePath) || 'body'] ??= issue.message ?? problems['invalid-input'].say;
  const [field, text] = Object.entries(fields)[0] ?? ['', problems['invalid-input'].say];
  const message = text === 'Required' || text === 'Invalid input' ? `${text}: ${field}` : text;
  return body('invalid-input', message, { fields });
};

/** Fastify's own refusals, in our words. */
const fromFastify = (error: FastifyError): ProblemBody | null => {
  if (error.statusCode === 413) return body('too-large', problems['too-large'].say);
  if (error.statusCode === 415) return body('unsupported-type', problems['unsupported-type'].say);
  if (error.statusCode === 400) return body('invalid-input', 'The request could not be read.');
  return null;
};

const toProblem = (error: unknown): ProblemBody => {
  if (error instanceof Refusal) return body(error.code, error.message, error.extras);
  const validation = fromValidation(error);
  if (validation) return validation;
  if (error instanceof Error && !isResponseSerializationError(error)) {
    const known = fromFastify(error as FastifyError);
    if (known) return known;
  }
  return body('fault', problems.fault.say);
};

/** The one way in which a call is refused. No stack leaves the server; a defect is logged with its own. */
export const replyWithProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const problem = toProblem(error);
  const spec = problems[problem.code];
  if (spec.report) request.log.error({ err: error, code: problem.code }, 'call failed');
  if (typeof problem.retryAfter === 'number') reply.header('retry-after', String(problem.retryAfter));
  reply.status(spec.status).type('application/json').send(JSON.stringify(problem));
};
