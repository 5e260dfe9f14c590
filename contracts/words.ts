import { z } from 'zod';

const plainIssue = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Required';
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return `String must contain at least ${issue.minimum} character(s)`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `String must contain at most ${issue.maximum} character(s)`;
  }
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `Number must be greater than or equal to ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin === 'number')
    return `Number must be less than or equal to ${issue.maximum}`;
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'Invalid email address';
  return 'Invalid input';
};

/** zod 4 has other default messages than the specification: one error map for both sides. */
export const speakPlainly = (): void => {
  z.config({ customError: plainIssue });
};

speakPlainly();
