import { z } from 'zod';

type ProblemSpec = {
  readonly status: number;
  /** Words for the person. A thrower may put a more exact sentence in their place. */
  readonly say: string;
  /** true: a defect of ours, logged with its stack. */
  readonly report: boolean;
};

/** Every way in which a call can be refused. A code without a row does not compile. */
export const problems = {
  'invalid-input': { status: 400, say: 'Invalid input', report: false },
  'no-photos': { status: 400, say: 'Please select at least one photo for this service', report: false },
  'unknown-plan': { status: 400, say: 'That plan does not exist.', report: false },
  'wrong-amount': { status: 400, say: 'The amount does not match the price of the plan.', report: false },
  'bad-signature': { status: 400, say: 'The signature of this event is not valid.', report: false },
  'not-a-result': { status: 400, say: 'Only results can be regenerated or edited.', report: false },
  'not-editable': { status: 400, say: 'This result cannot be edited piece by piece.', report: false },
  unauthorized: { status: 401, say: 'Unauthorized', report: false },
  'out-of-credits': { status: 402, say: 'You have no credits left. Upgrade to use AI services.', report: false },
  'plan-without-services': { status: 402, say: 'Upgrade to use AI services', report: false },
  'project-limit': {
    status: 402,
    say: 'Your plan has no listings left this month. Upgrade to add more.',
    report: false,
  },
  'card-declined': { status: 402, say: 'Your card was declined.', report: false },
  'foreign-origin': { status: 403, say: 'This request came from another site and was refused.', report: false },
  'not-allowed': { status: 403, say: 'You may not do that.', report: false },
  'not-found': { status: 404, say: 'Not found', report: false },
  'price-changed': {
    status: 409,
    say: 'The price of this service has changed. Please check it and start again.',
    report: false,
  },
  'already-set': { status: 409, say: 'The property address can be set only once.', report: false },
  'already-done': { status: 409, say: 'That has already been done.', report: false },
  'not-eligible': { status: 409, say: 'The 30-day guarantee does not apply here.', report: false },
  'share-ended': { status: 410, say: 'This link has expired or was withdrawn.', report: false },
  'too-large': { status: 413, say: 'The request is too large.', report: false },
  'unsupported-type': { status: 415, say: 'This kind of content is not accepted here.', report: false },
  'no-good-files': { status: 422, say: 'None of the files could be used.', report: false },
  'refused-by-guard': {
    status: 422,
    say: 'The text breaks a rule that cannot be overridden without a reason.',
    report: false,
  },
  'too-many': { status: 429, say: 'Too many requests. Please wait a moment.', report: false },
  'revision-limit': {
    status: 429,
    say: 'You have reached the limit of revisions. Please wait before trying again.',
    report: false,
  },
  fault: { status: 500, say: 'Something went wrong on our side. Please try again.', report: true },
  'payments-off': { status: 503, say: 'Payments are not available right now. Please try again later.', report: true },
  stopping: { status: 503, say: 'The server is restarting. Please try again in a moment.', report: false },
} as const satisfies Record<string, ProblemSpec>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** The body of every refusal. Some codes carry more (requiresUpgrade, retryAfter, creditCost, fields). */
export const Problem = z.looseObject({
  code: z.enum(problemCodes),
  message: z.string(),
  requiresUpgrade: z.boolean().optional(),
  retryAfter: z.number().optional(),
  creditCost: z.number().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Thrown anywhere below the edge; the HTTP layer and the job layer both know what to do with it. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly extras: Readonly<Record<string, unknown>>;

  constructor(code: ProblemCode, message: string = problems[code].say, extras: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.extras = extras;
  }
}
